import { expect, test } from 'vitest'
import { getGiftCard, listGiftCards } from '../../app/features/gift-cards/gift-cards.data.ts'
import { getBalance } from '../../app/member-data/balance.data.ts'
import { getPageData } from '../../app/member-data/page-data.data.ts'
import { getAuthState } from '../../app/session/session.data.ts'
import { Browser } from './member.ts'

test('a visitor reads page data and gift cards, in both languages', async () => {
  const visitor = new Browser()
  const french = visitor.window('fr-ca')
  const pageData = await visitor.at(() => getPageData({ fetch: visitor.fetch }))
  expect(pageData.provinces).toHaveLength(13)
  const { brands, categories } = await visitor.at(() => listGiftCards({ fetch: visitor.fetch }))
  expect(brands.length).toBeGreaterThanOrEqual(20)
  const inFrench = await french.at(() => listGiftCards({ fetch: french.fetch }))
  expect(inFrench.brands.map(({ brandId }) => brandId)).toEqual(brands.map(({ brandId }) => brandId))
  expect(inFrench.categories).not.toEqual(categories)
})

test('a brand that does not exist is a 404 with its code', async () => {
  const visitor = new Browser()
  await expect(
    visitor.at(() => getGiftCard({ data: { brandId: 'no-such-brand' }, fetch: visitor.fetch })),
  ).rejects.toMatchObject({ name: 'BackendError', status: 404, code: 'NOT_FOUND' })
})

test('a visitor is not signed in', async () => {
  const visitor = new Browser()
  expect(await visitor.at(() => getAuthState({ fetch: visitor.fetch }))).toEqual({
    isLoggedIn: false,
    expiresOn: null,
    member: null,
  })
  await expect(visitor.at(() => getBalance({ fetch: visitor.fetch }))).rejects.toMatchObject({
    name: 'BackendError',
    status: 401,
    code: 'SIGNED_OUT',
  })
})
