import { expect, test } from 'vitest'
import { checkStep } from '#app/features/registration/check-join.ts'
import { joinSteps, parseJoinPlace } from '#app/features/registration/join-steps.ts'
import { giftCardSteps, readGiftCardSearch } from '#app/features/spend/redeem-search.ts'
import { draftFor, screenPath, screens, showWithDraft } from './screens.server.ts'

test('a route file is an address of the gallery, and what is no page is none', () => {
  const files = [
    ...['../../index.tsx', '../../offers/$offerCode.tsx', '../../_member/account/index.tsx'],
    ...['../../__root.tsx', '../../_member.tsx', '../../auth/step-up.tsx', '../../[_]next.image.tsx'],
  ]
  expect(screens(files, {})).toEqual([
    { path: '/', isMember: false },
    { path: '/offers/NC-MORNING-400', isMember: false },
    { path: '/account', isMember: true },
  ])
})

test('each link to a step is another step', () => {
  const files = ['../../create-account/index.tsx', '../../_member/gift-cards/$brandId.redeem.tsx']
  const all = screens(files, {}).map(({ path }) => new URL(path, 'https://example.org'))
  const places = all.slice(0, joinSteps.length + 1).map(({ searchParams }) => searchParams.get('step'))
  expect(places.map(parseJoinPlace).toSorted()).toEqual([...joinSteps, 'mailbox'].toSorted())
  const redeem = all.slice(places.length)
  const steps = redeem.map(({ searchParams }) => readGiftCardSearch(Object.fromEntries(searchParams)))
  expect(new Set(steps.map(({ step }) => step))).toEqual(new Set([undefined, ...giftCardSteps.slice(1)]))
  expect(steps).toHaveLength(giftCardSteps.length)
  for (const [index, { searchParams }] of redeem.entries()) {
    // An unknown parameter would be dropped, and the link would show another screen than it says.
    expect(Object.fromEntries(searchParams)).toEqual({ ...steps[index] })
  }
})

test('orders of each kind, the notices of an e-card and the second check are the member’s own', () => {
  const files = ['../../_member/account/orders.$orderNumber.tsx', '../../auth/step-up.tsx']
  const own = {
    orderNumbers: ['1A1A-0001', '1A1A-0002'],
    eCard: { orderNumber: '1A1A-0001', cardId: 'c1' },
    stepUp: 'i1',
  }
  expect(screens(files, own).map(({ path }) => path)).toEqual([
    '/account/orders/0A0A-0000',
    '/account/orders/1A1A-0001',
    '/account/orders/1A1A-0001?intent=used',
    '/account/orders/1A1A-0001?outcome=limit.c1',
    '/account/orders/1A1A-0001?outcome=sent.c1',
    '/account/orders/1A1A-0002',
    '/auth/step-up?intent=i1',
  ])
})

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
