import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { announcement } from '@borealis/contract/announcements.ts'
import { pageData } from '@borealis/contract/page-data.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { asMarkup } from '../app/edge/answers.ts'
import { type BrandMark, brandMark as siteMark } from '../design-system/patterns/logo/brand-mark.ts'
import { contrastGaps } from '../design-system/tokens/contrast-floors.ts'
import { type BrandColours, dark, light } from '../design-system/tokens/themes.ts'
import { localise } from '../sandbox/seed/text.ts'
import {
  compareLanguages,
  findFrenchTypography,
  findShouting,
  type Messages,
} from '../tests/architecture/messages.ts'
import type { Brand, BrandContent, ProgrammeName } from './brand.ts'

// Checks that the site can be built in every brand of this folder. `npm run brand:check` builds one and walks through
// it.

/** Another folder only where brands are planted (`planted-brands.test.ts`). */
const brands = process.env.PLANTED_BRANDS || import.meta.dirname
const codes = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** What carries the programme's name or mark. The site's own lie in `public/`. */
const pictures = [
  'favicon.svg',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/apple-touch-icon.png',
  'meta/en-ca.png',
  'meta/fr-ca.png',
]
const sitePictures = join(import.meta.dirname, '../public')
const pictureOf = (code: string, name: string) =>
  code === 'borealis' ? join(sitePictures, name) : join(brands, code, 'public', name)

type Named = { readonly brand: Brand; readonly programmeName: ProgrammeName }

const readMessages = (file: string): Messages =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const ofTheSite = (locale: string) => readMessages(join(import.meta.dirname, '../messages', `${locale}.json`))

test('the site’s own brand is here, and another one', () => {
  expect(codes).toContain('borealis')
  expect(codes.length).toBeGreaterThan(1)
})

describe.each(codes)('%s', (code) => {
  const file = (name: string) => join(brands, code, name)
  const load = async <T>(name: string): Promise<Partial<T>> =>
    existsSync(file(name)) ? import(file(name)) : {}
  const own = { en: readMessages(file('messages/en-ca.json')), fr: readMessages(file('messages/fr-ca.json')) }

  test('says who it is', async () => {
    const { brand, programmeName } = await load<Named>('brand.ts')
    expect(brand).toMatchObject({ code, firstLocale: expect.stringMatching(/^(en|fr)-ca$/) })
    expect(programmeName?.nameLines.en.join(' ')).toContain(programmeName?.shortName)
    expect(programmeName?.nameLines.fr.join(' ')).toContain(programmeName?.shortName)
  })

  test('can be read in its colours, in light and in dark', async () => {
    const { brandColours } = await load<{ brandColours: BrandColours }>('colours.ts')
    expect(contrastGaps({ ...light, ...brandColours?.light })).toEqual([])
    expect(contrastGaps({ ...dark, ...brandColours?.dark })).toEqual([])
  })

  test('changes only messages that the site has, in both languages, and sets its French well', () => {
    const known = Object.keys(ofTheSite('en-ca'))
    expect(Object.keys(own.en).filter((key) => !known.includes(key))).toEqual([])
    expect(compareLanguages(own.en, own.fr)).toEqual([])
    const changed = (locale: 'en-ca' | 'fr-ca', texts: Messages): Messages =>
      Object.fromEntries(Object.keys(texts).map((key) => [key, ofTheSite(locale)[key] ?? '']))
    expect(compareLanguages(changed('en-ca', own.en), own.en)).toEqual([])
    expect([...findFrenchTypography(own.fr), ...findShouting(own.en), ...findShouting(own.fr)]).toEqual([])
  })

  test('leaves no word of another programme', async () => {
    const all = await Promise.all(
      codes.map(async (one): Promise<Named> => import(join(brands, one, 'brand.ts'))),
    )
    const { programmeName } = await load<Named>('brand.ts')
    const others = all
      .map(({ programmeName: { shortName } }) => shortName)
      .filter((name) => name !== programmeName?.shortName)
    const names = new RegExp(others.join('|'), 'i')
    for (const [locale, texts] of [
      ['en-ca', own.en],
      ['fr-ca', own.fr],
    ] as const) {
      const said = Object.entries({ ...ofTheSite(locale), ...texts })
      expect(said.filter(([, text]) => names.test(JSON.stringify(text))).map(([key]) => key)).toEqual([])
    }
  })

  test('brings content that the contract knows, in both languages', async () => {
    const { content } = await load<{ content: BrandContent }>('content.ts')
    for (const language of ['en', 'fr'] as const) {
      const said = localise<object>(content?.pageData ?? {}, language, 'https://media.example')
      expect(pageData.partial().strict().safeParse(said).error).toBeUndefined()
      for (const one of content?.announcements ?? [])
        expect(announcement.strict().safeParse(localise(one, language, '')).error).toBeUndefined()
    }
  })

  test('has a mark that its frame does not cut', async () => {
    const { brandMark: mark = siteMark } = await load<{ brandMark: BrandMark }>('mark.ts')
    const [left = 0, top = 0, width = 0, height = 0] = mark.viewBox.split(' ').map(Number)
    const [margin, scale] = [10, 10]
    const frame = [left - margin, top - margin, width + 2 * margin, height + 2 * margin]
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" width="${
      (width + 2 * margin) * scale
    }"><path d="${mark.path}"/></svg>`
    const { info } = await sharp(Buffer.from(drawing)).trim().toBuffer({ resolveWithObject: true })
    const [x, y] = [-(info.trimOffsetLeft ?? 0) / scale - margin, -(info.trimOffsetTop ?? 0) / scale - margin]
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + info.width / scale).toBeLessThanOrEqual(width)
    expect(y + info.height / scale).toBeLessThanOrEqual(height)
  })

  test('has every picture that carries a name, or none', () => {
    const missing = pictures.filter((name) => !existsSync(file(`public/${name}`)))
    expect(code === 'borealis' ? [] : missing).toEqual([])
  })

  test('shares pictures that say its motto', async () => {
    for (const [locale, texts] of [
      ['en-ca', own.en],
      ['fr-ca', own.fr],
    ] as const) {
      const picture = pictureOf(code, `meta/${locale}.png`)
      if (!existsSync(picture)) continue
      const { xmpAsString } = await sharp(picture).metadata()
      const { site_motto: motto } = { ...ofTheSite(locale), ...texts }
      // Written by `npm run share-pictures`, as all that it says.
      expect(xmpAsString).toContain(`dc:description="${asMarkup(String(motto))}"`)
    }
  })

  test('has no picture of another programme', () => {
    const others = codes.filter((one) => one !== code)
    const own = pictures.filter((name) => existsSync(pictureOf(code, name)))
    const borrowed = own.filter((name) =>
      others.some((one) => isSameFile(pictureOf(code, name), pictureOf(one, name))),
    )
    expect(borrowed).toEqual([])
  })
})

function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other))
}
