import { expect, test } from 'vitest'
import { readRedeemSearch, redeemSteps } from '#app/features/gift-cards/redeem-search.ts'
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
  const [join, ...redeem] = screens(files, {}).map(({ path }) => new URL(path, 'https://example.org'))
  // What joining asks later is shown to whoever answered before.
  expect(join?.search).toBe('')
  const steps = redeem.map(({ searchParams }) => readRedeemSearch(Object.fromEntries(searchParams)))
  expect(new Set(steps.map(({ step }) => step))).toEqual(new Set([undefined, ...redeemSteps.slice(1)]))
  expect(steps).toHaveLength(redeemSteps.length)
  for (const [index, { searchParams }] of redeem.entries()) {
    // A name or a value that the page does not know would be dropped: then it were another page's link.
    expect(Object.fromEntries(searchParams)).toEqual({ ...steps[index] })
  }
})
