import { expect, test } from 'vitest'
import { getAuthState } from '../../app/session/session.data.ts'
import { Browser } from './member.ts'

test('a call outside a page is rejected with the missing header', async () => {
  const { fetch } = new Browser()
  await expect(getAuthState({ fetch })).rejects.toThrow('wrap the call in `at`')
})
