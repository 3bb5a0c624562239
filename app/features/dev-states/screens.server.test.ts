import { expect, test } from 'vitest'
import { joinSteps, parseJoinPlace } from '#app/features/registration/join-steps.ts'
import { giftCardSteps, readGiftCardSearch } from '#app/features/spend/redeem-search.ts'
import { screens } from './screens.server.ts'

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
    stepUp: '/auth/step-up?intent=i1',
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
