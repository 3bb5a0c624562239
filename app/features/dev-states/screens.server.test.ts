import { expect, test } from 'vitest'
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
