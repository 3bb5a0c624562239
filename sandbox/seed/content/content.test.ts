import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { announcement } from '@borealis/contract/announcements.ts'
import { giftCardList } from '@borealis/contract/gift-cards.ts'
import { helpList } from '@borealis/contract/help.ts'
import { offer } from '@borealis/contract/offers.ts'
import { pageData } from '@borealis/contract/page-data.ts'
import { reward } from '@borealis/contract/rewards.ts'
import { linkedTypes, spotlight } from '@borealis/contract/spotlights.ts'
import type { Language } from '@borealis/contract/values.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { guardPalette } from '../../../design-system/tokens/guardian.ts'
import { readData } from '../data.ts'
import { picturePaths } from '../pictures.ts'
import { localise } from '../text.ts'
import { createContent } from './content.ts'

const seedDay = '2026-11-21'
const origin = 'http://127.0.0.1:3002'
const content = createContent(seedDay)

function inLanguage(language: Language) {
  return {
    pageData: pageData.parse(localise(content.pageData, language, origin)),
    giftCards: giftCardList.parse(localise(content.giftCards, language, origin)),
    offers: content.offers.map((item) => offer.parse(localise(item, language, origin))),
    rewards: content.rewards.map((item) => reward.parse(localise(item, language, origin))),
    spotlights: content.spotlights.map((item) => spotlight.parse(localise(item, language, origin))),
    announcements: content.announcements.map((item) => announcement.parse(localise(item, language, origin))),
    help: helpList.parse(localise(content.help, language, origin)),
  }
}
const english = inLanguage('en')
const french = inLanguage('fr')

/** Every text of both languages, as pairs with its place. */
function pairs(value: unknown, at: string): { at: string; en: string; fr: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'fr' in value) return [{ at, en: String(value.en), fr: String(value.fr) }]
  return Object.entries(value).flatMap(([key, item]) => pairs(item, `${at}.${key}`))
}
const texts = pairs(content, '')

const messagesOf = (locale: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../messages', `${locale}.json`), 'utf8'))

describe('the catalogue', () => {
  test('has the numbers that were promised', () => {
    expect(english.giftCards.brands).toHaveLength(26)
    expect(english.offers).toHaveLength(44)
    expect(english.rewards).toHaveLength(32)
    expect(english.pageData.palettes).toHaveLength(5)
    expect(new Set(english.spotlights.map((item) => item.linkedType))).toEqual(
      // One that no site resolves yet, so that what becomes of it can be seen.
      new Set([...linkedTypes, 'contest']),
    )
  })

  test('counts its gift cards as the pictures do', () => {
    const { brands } = english.giftCards
    const physical = brands.filter((brand) => brand.formats.includes('Physical'))
    expect(brands.filter((brand) => brand.formats.includes('E-Card'))).toHaveLength(24)
    expect(physical).toHaveLength(12)
    expect(physical.filter((brand) => (brand.denominations[0]?.points ?? 0) <= 1000)).toHaveLength(4)
    expect(physical.filter((brand) => (brand.denominations[0]?.points ?? 0) <= 2500)).toHaveLength(10)
  })

  test('prices every card at the programme’s rate, cheapest first', () => {
    for (const { denominations } of english.giftCards.brands) {
      const prices = denominations.map((item) => item.points)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      for (const item of denominations) expect(item.points).toBe(item.valueCents)
    }
  })

  test('has only trips in the category of travel', () => {
    const travel = english.rewards.filter(({ category }) => category.fields.code === 'travel')
    expect(travel.filter(({ wayToRedeem }) => wayToRedeem.type === 'credit')).toEqual([])
  })

  test('has no code twice', () => {
    for (const codes of [
      english.offers.map((item) => item.offerCode),
      english.rewards.map((item) => item.code),
      english.spotlights.map((item) => item.spotlightCode),
      english.giftCards.brands.flatMap((item) => item.denominations.map(({ sku }) => sku)),
      english.help.articles.map((item) => item.slug),
    ]) {
      expect(new Set(codes).size).toBe(codes.length)
    }
  })

  test('ends its offers when the pictures say', () => {
    const end = (code: string) => english.offers.find((item) => item.offerCode === code)?.endDate
    expect(end('NC-MORNING-400')).toBe('2026-11-24')
    expect(end('MB-HARDCOVER-2X')).toBe('2026-12-24')
    expect(end('HG-FRESH-5X')).toBe('2026-11-29')
    const running = english.offers.filter((item) => (item.endDate ?? seedDay) >= seedDay)
    expect(running).toHaveLength(39)
    expect(running.filter((item) => item.isLimitedTime)).toHaveLength(18)
    expect(english.offers.filter((item) => item.isFeatured)).toHaveLength(1)
  })

  test('puts the coupon’s code among the exclusions of the card', () => {
    for (const { cmsContent } of [...english.offers, ...french.offers]) {
      if (cmsContent.couponCode) expect(cmsContent.exclusions).toContain(cmsContent.couponCode)
      expect(cmsContent.isCouponBased).toBe(cmsContent.couponCode !== null)
    }
  })

  test('links only to what exists', () => {
    const brands = new Set(english.giftCards.brands.map((item) => item.brandId))
    // What is shown to everybody leads to nothing that is picked for a few.
    const forAll = english.offers.filter(({ reason }) => reason === null).map((item) => item.offerCode)
    const rewards = new Set(english.rewards.map((item) => item.code))
    const categories = new Set(english.giftCards.categories.map((item) => item.code))
    for (const { wayToRedeem } of english.rewards) {
      if (wayToRedeem.type === 'gift-card') expect(brands).toContain(wayToRedeem.brandId)
    }
    for (const { linkedType, linkedCode, linkedCategoryCode } of english.spotlights) {
      if (linkedType === 'offer') expect(forAll).toContain(linkedCode)
      if (linkedType === 'reward') expect(rewards).toContain(linkedCode)
      if (linkedType === 'gift-card') expect(brands).toContain(linkedCode)
      if (linkedType.endsWith('-category')) expect(categories).toContain(linkedCategoryCode)
    }
    const slugs = new Set(english.help.articles.map((item) => item.slug))
    const paths = [
      ...english.announcements.map((item) => item.path),
      ...english.spotlights.map((item) => item.cmsContent.page),
    ]
    for (const path of paths) {
      const [, room, code] = path?.split('/') ?? []
      if (room === 'help') expect(slugs).toContain(code)
      if (room === 'offers' && code) expect(forAll).toContain(code)
      if (room === 'gift-cards' && code) expect(brands).toContain(code)
    }
  })

  test('has a picture behind every address', () => {
    const addresses = [...JSON.stringify(english).matchAll(/"url":"([^"]+)"/g)].map((match) => match[1] ?? '')
    const own = addresses.filter((url) => url.startsWith(origin))
    expect(own.length).toBeGreaterThan(200)
    for (const url of own) expect(picturePaths()).toContain(new URL(url).pathname)
  })
})

describe('both languages', () => {
  test('have words everywhere', () => {
    expect(texts.length).toBeGreaterThan(600)
    for (const { at, en, fr } of texts) {
      expect(en.trim(), at).not.toBe('')
      expect(fr.trim(), at).not.toBe('')
    }
  })

  test('differ wherever a sentence is written', () => {
    for (const { at, en, fr } of texts) if (/\s\S+\s\S+\s/.test(en)) expect(fr, at).not.toBe(en)
  })

  test('keep their typography', () => {
    for (const { at, en, fr } of texts) {
      expect(fr, at).not.toMatch(/ [:$%?!]|[^\u00a0\d]:\s|\d \d{3}|'|!/)
      expect(en, at).not.toMatch(/'|!| {2}/)
      // A number stays with its unit, and a range of numbers whole.
      expect(en, at).not.toMatch(/\d [ap]\.m\./)
      expect(fr, at).not.toMatch(/\d à \d/)
      expect(fr, at).not.toMatch(/ {2}|email|e-mail/i)
    }
  })
})

describe('announcements', () => {
  test('have a headline that stands alone, and whole sentences below it', () => {
    for (const { id, title, body } of [...english.announcements, ...french.announcements]) {
      expect(title, id).toMatch(/^\p{Lu}.*[^.:,;]$/u)
      for (const paragraph of body.split('\n\n')) expect(paragraph, id).toMatch(/^\p{Lu}[^{]*\.$/u)
    }
  })

  test('are for everyone, but those about redemptions and orders', () => {
    const ofMembers = english.announcements.filter(({ audience }) => audience === 'members')
    expect(ofMembers.map(({ id }) => id)).toEqual(['AN-POST-DELAY', 'AN-NIGHT-WORK'])
  })

  test('name the day of what will happen', () => {
    const ofPause = (list: typeof english.announcements) => list.find(({ id }) => id === 'AN-NIGHT-WORK')
    const bodyOf = (list: typeof english.announcements) => ofPause(list)?.body
    expect(ofPause(english.announcements)?.title).toMatch(/^Nov 25, 2–3\sa\.m\.: /)
    expect(ofPause(french.announcements)?.title).toMatch(/le 25\snov\., de 2\sh à 3\sh$/)
    expect(bodyOf(english.announcements)).toMatch(/^On Nov 25, 2026, from 2\u00a0a\.m\./)
    expect(bodyOf(french.announcements)).toMatch(/^Le 25\u00a0nov\.\u00a02026, de 2\u00a0h/)
  })
})

test('says when points expire by the one rule of the terms', () => {
  const rules = { en: /^Points expire only .*? extends it\./, fr: /^Les points n’expirent que .*? reporte\./ }
  for (const [language, locale, speaks] of [
    ['en', 'en-ca', /points? [^.]*expire/i],
    ['fr', 'fr-ca', /points? [^.]*expir(?!é)/i],
  ] as const) {
    const terms: string = messagesOf(locale).legal_termsValueText
    const rule = rules[language].exec(terms)?.[0]
    expect(rule).toBeDefined()
    const told = texts.map((text) => text[language]).filter((text) => speaks.test(text))
    expect(told.length).toBeGreaterThan(1)
    for (const text of told) expect(text).toContain(rule)
  }
})

describe('palettes', () => {
  test.each(english.pageData.palettes)('$code is readable as it is given', (palette) => {
    const { repairs, ignored } = guardPalette(palette)
    expect(repairs.filter(({ reason }) => reason === 'contrast')).toEqual([])
    expect(ignored).toEqual([])
  })

  test('every takeover wears a palette that exists', () => {
    const codes = english.pageData.palettes.map((palette) => palette.brandCode)
    for (const takeover of english.pageData.takeovers) expect(codes).toContain(takeover.brandCode)
  })
})

test('a data file that does not fit its schema is refused with its name and the place', () => {
  const other = z.array(z.looseObject({ id: z.number() }))
  expect(() => readData('brands', other)).toThrow(/sandbox\/seed\/data\/brands\.json:\n.*\n.*at \[0\]\.id/)
})
