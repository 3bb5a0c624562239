import { afterAll, beforeAll, expect, test } from 'vitest'
import { createControl } from '../support/control.ts'
import { wordsIn } from '../support/words.ts'
import { startWorld, type World } from '../support/world.ts'
import { Browser, signedIn } from './member.ts'

// A programme with three hundred brands, in a world of its own: how many there are is everybody's.

const BRANDS = 300
const PAGE = 48
const LAST = Math.ceil(BRANDS / PAGE)
const say = wordsIn('en-ca')

let world: World
beforeAll(async () => {
  world = await startWorld()
  await createControl(world).setCatalogueSize({ brands: BRANDS })
})
afterAll(() => world.close())

/** What a page shows in its middle. */
async function mainAt(browser: Browser, path: string): Promise<string> {
  const html = await (await browser.open(path)).text()
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

/** The links of the tiles of a list, in order. */
const tiles = (main: string, link: RegExp) =>
  [...main.matchAll(/<li\b[\s\S]*?<\/li>/g)].flatMap(([item]) => link.exec(item)?.[1] ?? [])

const brandLink = /href="\/gift-cards\/([^"?/]+)"/
const goalLink = /href="\/account\/goal\?card=([^"#]+)/

test('the catalogue lists them by page; a filter begins with its first page, and a page beyond the last leads to it', async () => {
  const visitor = new Browser('en-ca', world)
  const first = await mainAt(visitor, '/gift-cards')
  expect(first).toMatch(/<h2[^>]*>300\s/)
  expect(tiles(first, brandLink)).toHaveLength(PAGE)
  expect(first).toContain('href="/gift-cards?page=2"')

  const second = await mainAt(visitor, '/gift-cards?page=2')
  expect(second).toContain(say('site_pagePosition', { page: 2, last: LAST }))
  expect(tiles(second, brandLink)).toHaveLength(PAGE)
  expect(tiles(second, brandLink)).not.toContain(tiles(first, brandLink)[0])
  const forms = second.match(/<form[^>]*action="\/gift-cards"[\s\S]*?<\/form>/g) ?? []
  expect(forms.some((form) => form.includes('name="format"'))).toBe(true)
  for (const form of forms) expect(form).not.toContain('name="page"')

  const beyond = await mainAt(visitor, '/gift-cards?page=99')
  expect(beyond).toContain(say('site_noneHere'))
  expect([...beyond.matchAll(/href="\/gift-cards\?page=(\d+)"/g)].map(([, page]) => page)).toEqual([
    `${LAST}`,
  ])
  const last = await mainAt(visitor, `/gift-cards?page=${LAST}`)
  expect(tiles(last, brandLink)).toHaveLength(BRANDS % PAGE || PAGE)
})

test('the most popular ones are suggested as a goal, all others are linked, and the chosen one is missed when it is gone', async () => {
  const member = await signedIn({ points: 1_000 }, { world })
  const proposed = await mainAt(member, '/account/goal')
  // The one whose amounts stand above is not among the others.
  expect(tiles(proposed, goalLink)).toHaveLength(PAGE - 1)
  expect(proposed).toContain(say('goal_otherCards', { count: BRANDS }))
  const chosen = tiles(proposed, goalLink).at(-1) ?? ''
  const asked = await mainAt(member, `/account/goal?card=${chosen}`)
  expect(tiles(asked, goalLink)).not.toContain(chosen)
  const goal = new RegExp(`<option[^>]*value="(${chosen}/[^"]+)"`).exec(asked)?.[1] ?? ''
  expect((await member.post('/account/goal', { goal })).status).toBe(303)
  expect(await mainAt(member, '/account/goal')).not.toContain(say('goal_gone'))

  await createControl(world).setCatalogueSize({ brands: 26 })
  for (const path of ['/account/goal', '/']) expect(await mainAt(member, path)).toContain(say('goal_gone'))
})
