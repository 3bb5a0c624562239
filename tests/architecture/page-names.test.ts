import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../app/domain/locale.ts'
import { type Messages, textsOf } from './messages.ts'
import { type Finding, projectRoot, readSources, type SourceFile } from './source-files.ts'

type Names = ReadonlyMap<string, { readonly 'en-ca': string; readonly 'fr-ca': string }>
/** The table of page names in the glossary: path, English, French. */
function namesIn(glossary: string): Names {
  const table = glossary.split('## Names of pages')[1]?.split('\n## ')[0] ?? ''
  const rows = table.matchAll(/^\| `(\/[^`]*)` +\| (.+?) +\| (.+?) +\|$/gm)
  return new Map([...rows].map(([, path = '', en = '', fr = '']) => [path, { 'en-ca': en, 'fr-ca': fr }]))
}

/** Where code names a page: the path, the key of the message, and whether it may say more than the name. */
function placesThatName(
  files: readonly SourceFile[],
): { at: string; path: string; key: string; isLink: boolean }[] {
  return files.flatMap(({ path: file, text: written }) => {
    // A link to a kind of redemption names its page.
    const text = written.replaceAll(/href\('(\S+)\/\$way', \{ way: '(\w+)' \}\)/g, "href('$1/$2')")
    const found = (pattern: RegExp, isLink: boolean) =>
      [...text.matchAll(pattern)].map(([, path = '', key = '']) => ({ at: file, path, key, isLink }))
    const route = /createFileRoute\('(?:\/_member)?([^']+?)\/?'\)/.exec(text)?.[1]
    const title = /head: \(\) => pageHead\(m\.(\w+)\(/.exec(text)?.[1]
    const heading = /<(?:AccountPage|PageHeading)\s+title=\{m\.(\w+)\(/.exec(text)?.[1]
    return [
      ...(route && title ? [{ at: file, path: route, key: title, isLink: false }] : []),
      ...(route && heading ? [{ at: file, path: route, key: heading, isLink: false }] : []),
      // The menus and the tiles of the overview, and the pages that the search knows.
      // The pages of one route, by kind of redemption.
      ...(file.endsWith('/redemption-kinds.ts')
        ? [...text.matchAll(/^ {2}(\w+): \{\n {4}title: m\.(\w+),/gm)].map(([, kind = '', key = '']) => ({
            at: file,
            path: `/account/redeem/${kind}`,
            key,
            isLink: false,
          }))
        : []),
      ...(/site-navigation|account-places|below-figure/.test(file)
        ? found(
            /(?:href: href\(|path: )'([^'$]+)'\)?,\s*(?:label|title): m\.(site_\w+|account_place\w+|\w+_title)/g,
            false,
          )
        : []),
      ...found(/'(\/[^']+)': \{\s*title: m\.(\w+),/g, false),
      ...found(/back=\{\{ href: href\('([^'$]+)'[^)]*\), label: m\.(\w+)\(/g, true),
      ...found(
        /href(?:=\{|: )href\('([^'$]+)'\)\}?[,>]\s*(?:label: |\{)m\.(\w*(?:[Ss]ee|all|All)(?:History|Orders|Activity)\w*)\(/g,
        true,
      ),
    ]
  })
}

/** Places whose words are not the page's name, or, in a link, do not contain it. */
function findOtherNames(
  names: Names,
  files: readonly SourceFile[],
  messages: Record<Locale, Messages>,
): Finding[] {
  return placesThatName(files).flatMap(({ at, path, key, isLink }) => {
    const name = names.get(path)
    if (!name) return []
    return (['en-ca', 'fr-ca'] as const).flatMap((locale) => {
      const said = textsOf(messages[locale][key])[0] ?? ''
      const fits = isLink ? said.toLowerCase().includes(name[locale].toLowerCase()) : said === name[locale]
      return fits ? [] : [`${at} calls ${path} “${said}” by ${key}, not “${name[locale]}”`]
    })
  })
}

/** Pages that menus, tiles, the search or another page name and the table does not have, each as the line to add. */
function findMissingRows(
  names: Names,
  files: readonly SourceFile[],
  messages: Record<Locale, Messages>,
): Finding[] {
  const rows = placesThatName(files).flatMap(({ at, path, key, isLink }) => {
    const [en, fr] = [textsOf(messages['en-ca'][key])[0], textsOf(messages['fr-ca'][key])[0]]
    return at.startsWith('app/routes/') || isLink || names.has(path) || !en || !fr
      ? []
      : [`| \`${path}\` | ${en} | ${fr} |`]
  })
  return [...new Set(rows)]
}

/** Links to a page of the table that are called as another page of it is. */
function findBorrowedNames(
  names: Names,
  files: readonly SourceFile[],
  messages: Record<Locale, Messages>,
): Finding[] {
  const links = files.flatMap(({ path: file, text }) =>
    [...text.matchAll(/href\('([^'$]+)'[^)]*\)\}?[,>]\s*(?:(?:label|title): |\{)m\.(\w+)\(/g)].map(
      ([, path = '', key = '']) => ({ at: file, path, key }),
    ),
  )
  return links.flatMap(({ at, path, key }) => {
    const own = names.get(path)
    if (!own) return []
    return (['en-ca', 'fr-ca'] as const).flatMap((locale) => {
      const said = textsOf(messages[locale][key])[0] ?? ''
      const other = [...names].find(([, name]) => said === name[locale] && said !== own[locale])
      return other ? [`${at} leads to ${path} by “${said}” (${key}), the name of ${other[0]}`] : []
    })
  })
}

/** The names of the account's pages, also of one that the glossary does not list. */
function namesOfAccount(files: readonly SourceFile[], messages: Record<Locale, Messages>): Names {
  const places = placesThatName(files.filter(({ path }) => path.endsWith('/account-places.ts')))
  const said = (locale: Locale, key: string) => textsOf(messages[locale][key])[0] ?? ''
  return new Map(
    places.map(({ path, key }) => [path, { 'en-ca': said('en-ca', key), 'fr-ca': said('fr-ca', key) }]),
  )
}

let glossary: Names
let names: Names
let sources: SourceFile[]
let messages: Record<Locale, Messages>

beforeAll(async () => {
  const read = (path: string) => readFile(join(projectRoot, path), 'utf8')
  sources = await readSources(projectRoot, ['app'], /(?<!\.test)\.tsx?$/)
  messages = {
    'en-ca': JSON.parse(await read('messages/en-ca.json')),
    'fr-ca': JSON.parse(await read('messages/fr-ca.json')),
  }
  glossary = namesIn(await read('docs/glossary.md'))
  names = new Map([...namesOfAccount(sources, messages), ...glossary])
})

test('every page of the table is named in code, most of them at several places', () => {
  const places = placesThatName(sources)
  const named = new Set(places.map(({ path }) => path))
  expect(glossary.size).toBeGreaterThan(20)
  expect(namesOfAccount(sources, messages).size).toBeGreaterThan(8)
  expect([...names.keys()].filter((path) => !named.has(path) && path !== '/help/missing-points')).toEqual([])
  expect(places.filter(({ path }) => names.has(path)).length).toBeGreaterThan(50)
})

test('menu, heading, title, search and links call a page by its one name', () => {
  expect(findOtherNames(names, sources, messages)).toEqual([])
})

test('every page that is named apart from its route has a row in docs/glossary.md', () => {
  expect(findMissingRows(names, sources, messages)).toEqual([])
  const page = {
    path: 'app/member-data/redemption-kinds.ts',
    text: '  bills: {\n    title: m.bills_title,\n',
  }
  const said = (text: string) => ({ bills_title: text })
  expect(
    findMissingRows(new Map(), [page], { 'en-ca': said('Phone bills'), 'fr-ca': said('Factures') }),
  ).toEqual(['| `/account/redeem/bills` | Phone bills | Factures |'])
})

test('no link has the name of another page', () => {
  expect(findBorrowedNames(names, sources, messages)).toEqual([])
  const link = { path: 'app/page.tsx', text: "<Button href={href('/terms')}>{m.a_link()}</Button>" }
  const said = { a_link: names.get('/offers')?.['en-ca'] ?? '' }
  expect(findBorrowedNames(names, [link], { 'en-ca': said, 'fr-ca': {} })).toHaveLength(1)
})

test('articles that the menus link to have the names of the menus', async () => {
  const help: { articles: { slug: string; title: { en: string; fr: string } }[] } = JSON.parse(
    await readFile(join(projectRoot, 'sandbox/seed/data/help.json'), 'utf8'),
  )
  const titleOf = (slug: string) => help.articles.find((article) => article.slug === slug)?.title
  for (const [slug, key] of [
    ['how-it-works', 'site_navHowItWorks'],
    ['partners', 'site_footerPartners'],
    ['missing-points', 'site_footerMissingPoints'],
  ] as const) {
    expect(titleOf(slug)).toEqual({ en: messages['en-ca'][key], fr: messages['fr-ca'][key] })
  }
})

test.each([
  ['app/shell/frame/site-navigation.ts', "{ href: href('/terms'), label: m.site_footerTerms() }"],
  ['app/routes/terms.tsx', "createFileRoute('/terms')({ head: () => pageHead(m.site_footerTerms()) })"],
  ['app/features/search/site-pages.server.ts', "{ '/terms': { title: m.site_footerTerms, summary: m.x } }"],
  ['app/page.tsx', "<A back={{ href: href('/terms'), label: m.site_footerTerms() }} />"],
])('another name in %s is found', (path, text) => {
  const page = new Map([['/terms', { 'en-ca': 'Terms and conditions', 'fr-ca': 'Conditions du programme' }]])
  const said = { site_footerTerms: 'Terms' }
  expect(findOtherNames(page, [{ path, text }], { 'en-ca': said, 'fr-ca': said })).toHaveLength(2)
})
