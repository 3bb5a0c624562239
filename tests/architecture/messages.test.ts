import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { baseLocale, locales } from '../../app/domain/locale.ts'
import { JOIN_WORDING } from '../../app/features/registration/check-join.ts'
import { fieldErrors } from '../../contract/serving/field-texts.ts'
import { consentPurposes, wordingVersion } from '../../sandbox/loyalty/me/purposes.ts'
import { bilingualTexts } from './customer-text.ts'
import {
  compareLanguages,
  findAvoidedEnglish,
  findAvoidedFrench,
  findContracted,
  findDoubleStops,
  findFrenchTypography,
  findHalfStopped,
  findLongButtons,
  findLongErrors,
  findPartedPoints,
  findShouting,
  findUncontracted,
  findUncounted,
  findUnnamedTimes,
  findUnsaid,
  findUntranslated,
  findWithoutRest,
  type Messages,
  textsOf,
} from './messages.ts'
import { projectRoot, readSources } from './source-files.ts'

/** Texts that are the same in both languages, and names. */
const same = new Set<string>([
  ...['Format', 'Date', 'Code', 'Points', 'Menu', 'Messages', 'Suggestions', 'Activation'],
  ...['{rate} / pt', '{amount} · {rate} / pt', 'min', 'Urgent', 'Minimum'],
  '© {year} Borealis',
  'Version {version}',
])

/** Examples of our own: the number is one of thousands. */
const inThousands = new Set(['home_leadWorth', 'rewards_examplePoints'])

let english: Messages
let french: Messages

const read = async (locale: string): Promise<Messages> =>
  JSON.parse(await readFile(join(projectRoot, 'messages', `${locale}.json`), 'utf8'))

beforeAll(async () => {
  english = await read('en-ca')
  french = await read('fr-ca')
})

test('the messages are read', () => {
  expect(Object.keys(english).length).toBeGreaterThan(100)
})

const others = locales.filter((locale) => locale !== baseLocale)

test.each(others)('%s has the same keys and the same placeholders', async (locale) => {
  expect(compareLanguages(english, await read(locale))).toEqual([])
})

test.each(others)('every message is translated in %s', async (locale) => {
  expect(findUntranslated(english, await read(locale), same)).toEqual([])
})

test('every text listed as the same in both languages is used', () => {
  const used = new Set(Object.values(english).map((message) => textsOf(message).join(' ')))
  expect([...same].filter((text) => !used.has(text))).toEqual([])
})

test('no message says “1 points”', () => {
  expect([...findUncounted(english, inThousands), ...findUncounted(french, inThousands)]).toEqual([])
})

test('French follows the typography of Quebec', () => {
  expect(findFrenchTypography(french)).toEqual([])
})

test('French uses the terms of the glossary', () => {
  expect(findAvoidedFrench(french)).toEqual([])
})

test('English uses the turns of the voice page', () => {
  expect(findAvoidedEnglish(english)).toEqual([])
})

/** Legal pages and what is agreed to about cookies, in full forms. */
const legal = /^(?:legal|consent|cookies)_/

test('English uses contractions, except in legal pages and consents', () => {
  expect([...findUncontracted(english, legal), ...findContracted(english, legal)]).toEqual([])
})

test.each([
  ['Nothing was spent.', 1],
  ['Spend points', 1],
  ['Spend $20 in one basket', 0],
  ['What you typed is still here', 1],
  ['One moment', 1],
  ['Paid in points', 1],
  ['Try again in a moment', 0],
])('the turns of “%s”: %i avoided', (text, count) => {
  expect(findAvoidedEnglish({ a: text })).toHaveLength(count)
})

test('a full form is found, and in a legal text a contraction', () => {
  const texts = { a_text: 'We cannot find it', b_text: 'We can’t find it', legal_text: 'You are bound' }
  expect(findUncontracted(texts, legal)).toEqual(['a_text says “cannot” in full'])
  expect(findContracted({ ...texts, consent_text: 'We don’t sell it' }, legal)).toEqual([
    'consent_text is a legal text and says “n’t”',
  ])
})

/** What members read and no message says: content, letters, refusals and provider pages of the sandbox, and brands. */
async function spokenElsewhere(): Promise<{ english: Messages; french: Messages }> {
  const files = (await readSources(projectRoot, ['sandbox', 'brands'], /\.(ts|json)$/)).filter(
    ({ path }) => !/\.test\.ts$|^sandbox\/(control|store|tags)\/|\/messages\/|package\.json/.test(path),
  )
  return bilingualTexts(files)
}

/** Terms and consents, which keep full forms. */
const fullForms =
  /^sandbox\/(seed\/content\/(offers|gift-cards|rewards)|loyalty\/me\/(purposes|preference-calls))\.ts/

test('content, letters, refusals, provider pages and brands use the words of both pages', async () => {
  const { english: spoken, french: parlé } = await spokenElsewhere()
  expect(Object.keys(spoken).length).toBeGreaterThan(700)
  expect(Object.keys(parlé).length).toBeGreaterThan(700)
  const brandMessages = await Promise.all(
    ['en-ca', 'fr-ca'].map(async (locale): Promise<Messages> => {
      const path = join(projectRoot, 'brands', 'rivage', 'messages', `${locale}.json`)
      return JSON.parse(await readFile(path, 'utf8'))
    }),
  )
  const [brandEnglish = {}, brandFrench = {}] = brandMessages
  expect(Object.keys(brandEnglish).length).toBeGreaterThan(10)
  expect([
    ...[spoken, brandEnglish].flatMap(findAvoidedEnglish),
    ...[parlé, brandFrench].flatMap(findAvoidedFrench),
    ...[spoken, parlé, brandEnglish, brandFrench].flatMap(findShouting),
    ...findUncontracted(spoken, fullForms),
    ...findUncontracted(brandEnglish, legal),
    ...findFrenchTypography(brandFrench),
  ]).toEqual([])
})

test.each([
  ['data.json', '[{ "name": { "en": "Spend points", "fr": "Rien n’a été échangé" } }]'],
  ['refusal.ts', "text('Nothing was spent.', 'Ce que vous avez tapé')"],
  ['problems.ts', "say('Sold out', 'Épuisé', 'Too many tries in a minute', 'Votre email')"],
  ['letter.ts', 'text(`Once more`, isMany ? `Rien` : `Votre spam`)'],
  ['brand.ts', "const body = { en: 'Try once more.', fr: 'Écrivez votre email.' }"],
  [
    'pages.ts',
    "const en = { safety: (to: string) => `Pay at the till` }; const fr = { safety: 'Vos cookies' }",
  ],
])('a word to avoid in %s is found in both languages', (path, text) => {
  const { english: spoken, french: parlé } = bilingualTexts([{ path, text }])
  expect(findAvoidedEnglish(spoken)).toHaveLength(1)
  expect(findAvoidedFrench(parlé)).toHaveLength(1)
})

test('the wording of a consent is the wording that is stored with it', () => {
  const kept = consentPurposes.find(({ purpose }) => purpose === 'personalisation')?.wording
  expect({ en: english.join_personalisation, fr: french.join_personalisation }).toEqual(kept)
  expect(JOIN_WORDING).toBe(wordingVersion)
})

test('a backend says beside a field what the site says there', () => {
  const keys = {
    email: 'email_wrong',
    provinceCode: 'addresses_provinceMissing',
    postalCode: 'addresses_postalWrong',
    birthDate: 'profile_birthDateWrong',
  }
  const said = fieldErrors(Object.keys(keys).map((field) => ({ path: [field] })))
  expect(said.map(({ detail }) => detail)).toEqual(
    Object.values(keys).map((key) => ({ en: english[key], fr: french[key] })),
  )
})

test('no message has an exclamation mark', () => {
  expect([...findShouting(english), ...findShouting(french)]).toEqual([])
})

test('buttons have at most 24 letters, and errors two sentences and 20 words', async () => {
  const sources = await readSources(projectRoot, ['app'], /\.tsx$/)
  expect([
    ...[english, french].flatMap((messages) => findLongButtons(messages, sources)),
    ...[english, french].flatMap(findLongErrors),
  ]).toEqual([])
})

test('no text stops in its middle and not at its end', () => {
  expect([english, french].flatMap(findHalfStopped)).toEqual([])
  const texts = {
    a: 'This is yours. Enter another',
    b: 'Enter another: this is yours',
    c: 'It is. Try again.',
  }
  expect(findHalfStopped(texts)).toHaveLength(1)
})

test('a long button and a long error are found', () => {
  const long = {
    a_save: 'Save all of my answers to the questions',
    a_ok: 'Save {count} answers',
    a_text: 'A text below it',
  }
  const page = (code: string) => [{ path: 'app/page.tsx', text: code }]
  expect(
    findLongButtons(long, page('<Button type="submit">{m.a_save()}</Button> {m.a_text()}')),
  ).toHaveLength(1)
  expect(findLongButtons(long, page("other={{ href: href('/'), label: m.a_save() }}"))).toHaveLength(1)
  expect(findLongButtons(long, page('<p>{m.a_save()}</p><Button>{m.a_ok({ count })}</Button>'))).toEqual([])
  const errors = {
    a: 'We can’t save it. It is still here. Try again.',
    b: `Impossible de l’enregistrer${' ici'.repeat(20)}.`,
    c: 'We can’t save it. Try again.',
    d: 'See it. Open it. Save it.',
  }
  expect(findLongErrors(errors).map((found) => found[0])).toEqual(['a', 'b'])
})

test('keys begin with their owner', () => {
  const odd = Object.keys(english).filter(
    (key) => key !== '$schema' && !/^[a-z][A-Za-z0-9]*_[a-z][A-Za-z0-9]*$/.test(key),
  )
  expect(odd).toEqual([])
})

test('every message is used', async () => {
  const sources = await readSources(projectRoot, ['app'], /\.tsx?$/)
  const said = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path))
  expect(findUnsaid(english, said)).toEqual([])
})

test('a message that is not used is found', () => {
  const page = { path: 'app/page.tsx', text: 'return m.page_title()' }
  expect(findUnsaid({ page_title: 'Page', page_lead: 'Lead' }, [page])).toEqual(['page_lead is said nowhere'])
})

test('missing keys and different placeholders are found', () => {
  expect(compareLanguages({ a: 'One' }, {})).toEqual(['a is not translated'])
  expect(compareLanguages({}, { a: 'Un' })).toEqual(['a is missing in English'])
  expect(compareLanguages({ a: 'To {name}' }, { a: 'À {nom}' })).toHaveLength(1)
  expect(compareLanguages({ a: '' }, { a: 'Un' })).toHaveLength(1)
  const plural = (one: string) => [
    { declarations: [], selectors: ['n'], match: { 'n=one': one, 'n=other': '{count} offers' } },
  ]
  expect(compareLanguages({ a: plural('{count} offer') }, { a: plural('{count} offre') })).toEqual([])
  expect(compareLanguages({ a: plural('{who}') }, { a: plural('one') })).toHaveLength(1)
})

test('an untranslated text is found; numbers and listed texts are not', () => {
  expect(findUntranslated({ a: 'Offers' }, { a: 'Offers' }, new Set())).toHaveLength(1)
  expect(findUntranslated({ a: 'Date' }, { a: 'Date' }, new Set(['Date']))).toEqual([])
  expect(findUntranslated({ a: '{points} · {date}' }, { a: '{points} · {date}' }, new Set())).toEqual([])
})

test.each([
  ['Total: 20 $', 1],
  ['Total\u00a0: 20\u00a0$', 0],
  ['Total : 20\u00a0$', 1],
  ['À 17:30', 0],
  ['Vraiment ?', 1],
  ['Vraiment?', 0],
  ["l'offre", 1],
  ['l’offre', 0],
  ['Dites "bonjour"', 1],
  ['Il reste {points} points', 1],
  ['Il reste {points}\u00a0points', 0],
  ['Il reste {count} jours', 1],
  ['Il reste 16 chiffres', 1],
  ['Il reste {count}\u00a0jours', 0],
])('the typography of “%s”: %i', (text, count) => {
  expect(findFrenchTypography({ a: text })).toHaveLength(count)
})

test('English points are not parted from their number either', () => {
  expect(findPartedPoints(english)).toEqual([])
  expect(findPartedPoints({ a: '{points} pts', b: 'From 100 pt' })).toHaveLength(2)
  expect(findPartedPoints({ a: '{points}\u00a0pts' })).toEqual([])
})

test('the title of a banner is a sentence, because its text follows on the same line', async () => {
  const sources = await readSources(projectRoot, ['app'], /\.tsx$/)
  const keys = sources.flatMap(({ text }) =>
    [...text.matchAll(/<Banner\b[^>]*?title=\{m\.(\w+)\(/g)].flatMap(([, key]) => key ?? []),
  )
  const unended = [english, french].flatMap((messages) =>
    keys.flatMap((key) => textsOf(messages[key] ?? '').filter((text) => !/[.?…]$/.test(text))),
  )
  expect(keys.length).toBeGreaterThan(3)
  expect(unended).toEqual([])
})

test.each([
  ['Votre email', 1],
  ['Écrivez à {email}', 0],
  ['Carte physique', 1],
  ['Épingler cette carte', 1],
  ['Deux points à corriger', 1],
  ['Rien n’a été échangé', 1],
  ['Veuillez réessayer', 1],
  ['Nous ne pouvons pas afficher votre solde', 1],
  ['Ce que vous avez tapé est toujours là', 1],
  ['Le code est à la page Commandes', 0],
])('the words of “%s”: %i avoided', (text, count) => {
  expect(findAvoidedFrench({ a: text })).toHaveLength(count)
})

test('points that are counted without a variant for one of them are found', () => {
  const counted = [{ match: { 'points=1': '{points} pt', 'points=*': '{points} pts' } }]
  expect(findUncounted({ a: '{points} pts to go' }, new Set())).toHaveLength(1)
  expect(findUncounted({ a: counted, b: 'All points', c: '{count} errors' }, new Set())).toEqual([])
  expect(findUncounted({ a: '{points} points' }, new Set(['a']))).toEqual([])
})

test('variants have one for every other number', () => {
  expect([english, french].flatMap(findWithoutRest)).toEqual([])
  const ending = (last: string) => ({ a: [{ match: { 'n=one': 'One', [last]: '{n}' } }] })
  expect(findWithoutRest(ending('n=other'))).toEqual(['a'])
  expect(findWithoutRest(ending('points=1, n=*'))).toHaveLength(1)
  expect(findWithoutRest(ending('points=*, n=*'))).toEqual([])
})

test('an exclamation mark is found', () => {
  expect(findShouting({ a: 'Welcome!', b: 'Oops.', c: 'Welcome.' })).toHaveLength(2)
})

test('no sentence stops twice, after `p.m.` or `nov.`', async () => {
  expect(findDoubleStops(english, french)).toEqual([])
  expect(findDoubleStops({ a: 'It ends at {endTime}.' }, { b: 'Prévue le {day}. Merci' })).toHaveLength(2)
  const sources = await readSources(projectRoot, ['app'], /\.tsx?$/)
  expect(findUnnamedTimes(sources)).toEqual([])
  const planted = { path: 'x.ts', text: 'm.a({ date: formatDay(x), until: formatDateAndTime(y) })' }
  expect(findUnnamedTimes([planted])).not.toEqual([])
})
