import { expect, test } from 'vitest'
import { checkStep } from '#app/features/registration/check-join.ts'
import { joinSteps } from '#app/features/registration/join-steps.ts'
import { draftFor, screenPath, showWithDraft } from './show.server.ts'

test.each([
  '/offers?page=2',
  '/auth/problem',
  '/auth/problem?reason=busy',
  '/fr-ca/auth/problem?reason=other-account',
])('shows %s', (path) => expect(screenPath(path)).toBe(path))

test.each([
  'https://elsewhere.example/auth/problem',
  '//elsewhere.example/auth/problem',
  '/auth/problem?reason=busy\r\nset-cookie: a=b',
  '/auth/problem/../sign-out',
  '/auth/sign-out',
  null,
])('shows home in place of %j', (path) => expect(screenPath(path)).toBe('/'))

test('the later steps of joining come with an answer to each earlier one', () => {
  for (const step of joinSteps.slice(1)) {
    const draft = draftFor(`/fr-ca/create-account?step=${step}`) ?? {}
    const before = joinSteps.slice(0, joinSteps.indexOf(step))
    for (const earlier of before) {
      expect(checkStep(earlier, draft, { today: '2026-11-21', minimumAge: 14 })).toEqual({})
    }
    expect(draft.checkedEmail).toBe(draft.email)
  }
  expect(draftFor('/create-account?step=mailbox')).toHaveProperty('sentTo')
})

test('screens other than the steps of joining get no draft', () => {
  expect(draftFor('/create-account')).toBeUndefined()
  expect(draftFor('/account/profile?step=about')).toBeUndefined()
})

test('no address ends the script early', () => {
  const html = showWithDraft('/create-account?step=</script><script>alert(1)', {
    key: 'draft',
    draft: {},
    nonce: 'n',
  })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})
