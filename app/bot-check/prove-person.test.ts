import { expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { createBotChallenge } from './bot-check.data.ts'
import { provePerson } from './prove-person.ts'

const failing = (error: Error) => {
  vi.mocked(createBotChallenge).mockRejectedValueOnce(error)
  return provePerson('redeemPromotionPin', null)
}

test.each([
  ['its answer was lost', new TypeError('Failed to fetch')],
  ['the site fails', new BackendError({ status: 500, code: 'INTERNAL' })],
])(
  'a check that cannot be asked for because %s is down: what it guards was not sent',
  async (_why, error) => {
    await expect(failing(error)).rejects.toMatchObject({ code: 'BOT_CHECK_DOWN' })
  },
)

test('a refusal, and a call that found no network, say it themselves', async () => {
  const refused = new BackendError({ status: 429, code: 'TOO_MANY_REQUESTS' })
  await expect(failing(refused)).rejects.toBe(refused)
  const offline = new BackendError({ code: 'NOT_SENT' })
  await expect(failing(offline)).rejects.toBe(offline)
})
