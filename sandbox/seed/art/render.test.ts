import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandArt } from './brand-art.ts'
import { contrast } from './contrast.ts'
import { mediaFile, mediaPaths, mediaSource } from './media.ts'
import { renderCard, renderFeatured, renderSwatch } from './render.ts'
import { renderScene, sceneIds } from './scenes.ts'
import { renderFavicon } from './site-images.ts'

const ids = Object.keys(brandArt).filter((id): id is keyof typeof brandArt => id in brandArt)

describe('gift-card art', () => {
  test('there are twenty-six brands', () => expect(ids).toHaveLength(26))

  test.each(ids)('%s draws the same bytes twice', (id) => {
    expect(renderCard(id)).toBe(renderCard(id))
    expect(renderCard(id)).toContain('viewBox="0 0 320 202"')
    expect(renderSwatch(id)).not.toBe(renderFeatured(id))
  })

  test.each(ids)('the wordmark of %s is readable on what lies under it', (id) => {
    const { ink, under } = brandArt[id]
    expect(contrast(ink, under)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(ids)('%s holds no broken number and no outside reference', (id) => {
    for (const svg of [renderCard(id), renderSwatch(id), renderFeatured(id)]) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|<script|<image/)
    }
  })
})

describe('scenes', () => {
  test.each(sceneIds)('%s draws the same bytes twice, without a broken number', (id) => {
    expect(renderScene(id)).toBe(renderScene(id))
    expect(renderScene(id)).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('media', () => {
  test('every path is answered and every PNG has the promised size', async () => {
    const { default: sharp } = await import('sharp')
    const paths = mediaPaths()
    expect(paths.length).toBe(2 * (26 * 3 + 10))
    for (const path of paths.filter((found) => found.endsWith('.png'))) {
      const source = mediaSource(path)
      const file = await mediaFile(path)
      const { width, height } = await sharp(file?.body).metadata()
      expect({ path, width, height }).toEqual({ path, width: source?.width, height: source?.height })
    }
  }, 60_000)

  test.each([
    '/media/cards/unknown.png',
    '/media/cards/../cards/maple-books.png',
    '/media/wallets/maple-books.png',
    '/media/cards/maple-books.gif',
    '/media/cards/constructor.svg',
  ])('%s does not exist', async (path) => expect(await mediaFile(path)).toBeNull())
})

test('the favicon in public is the drawing', () => {
  const file = join(import.meta.dirname, '../../../public/favicon.svg')
  expect(readFileSync(file, 'utf8')).toBe(renderFavicon())
})
