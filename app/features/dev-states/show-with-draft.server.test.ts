import { expect, test } from 'vitest'
import { checkStep } from '#app/features/registration/check-join.ts'
import { joinSteps } from '#app/features/registration/join-steps.ts'
import { draftFor, showWithDraft } from './show-with-draft.server.ts'

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
