import { expect, test } from 'vitest'
import { getAuthState } from '../../app/session/session.functions.ts'
import { Browser } from './member.ts'

test('a call that no page makes says what it lacks', async () => {
  const { fetch } = new Browser()
  await expect(getAuthState({ fetch })).rejects.toThrow('wrap the call in `at`')
})
