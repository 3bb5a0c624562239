import { MAX_TERM_LENGTH } from '../limits.ts'
import { type ContentKind, contentKind, searchGroups, searchList } from '../search.ts'
import { isInTitle } from '../search-match.ts'
import { plainLetters, wordsOf } from '../text.ts'
import type { Asker } from './ask.ts'
import { differs, type Report } from './report.ts'
import type { Known } from './sample-calls.ts'

/** The largest page; most terms have fewer results. */
const LARGEST_PAGE = 100
const LARGEST_GROUP = 24
const SMALL_PAGE = 2
/** A term without results. */
const NONSENSE = 'xqzxqzxqz'
const NO_WORDS = '?! %'

type Found = ReturnType<typeof searchList.parse>

/** Tests that titles are found in any notation, and the order and pages of results, as a visitor. Changes nothing. */
export async function checkSearch(asker: Asker, titles: Known['titles'], report: Report): Promise<void> {
  for (const kind of contentKind.options) {
    const title = titles[kind]
    if (title === undefined) report.notTried(`searchKind: there is no ${kind} for a visitor`)
    else await checkKind(asker, report, kind, title.slice(0, MAX_TERM_LENGTH))
  }
  await checkNothing(asker, report)
  const refused = ['VALIDATION_FAILED'] as const
  await asker.refuses('search', 'without a term', refused, { query: {} })
  await asker.refuses('search', 'for a space', refused, { query: { q: ' ' } })
  await asker.refuses('search', 'with groups that are too large', refused, {
    query: { q: 'a', groupSize: LARGEST_GROUP + 1 },
  })
  await asker.refuses('searchKind', 'with a page that is too large', refused, {
    params: { kind: contentKind.enum.offer },
    query: { q: 'a', pageSize: LARGEST_PAGE + 1 },
  })
  await asker.refuses('search', 'for a term that is too long', refused, {
    query: { q: 'a'.repeat(MAX_TERM_LENGTH + 1) },
  })
  await asker.refuses('searchKind', 'for a kind that nobody knows', ['NOT_FOUND'], {
    params: { kind: NONSENSE },
    query: { q: NONSENSE },
  })
}

async function checkKind(asker: Asker, report: Report, kind: ContentKind, title: string): Promise<void> {
  const find = async (asked: string, q: string, more: { pageNumber?: number; pageSize?: number } = {}) =>
    searchList.safeParse(
      await asker.succeeds('searchKind', `${kind}, ${asked}`, {
        params: { kind },
        query: { q, pageSize: LARGEST_PAGE, ...more },
      }),
    ).data
  const plain = await find('by its title', title)
  const typed = await find('by its title in capitals without accents', plainLetters(title).toUpperCase())
  const [word = title] = wordsOf(title).toSorted((a, b) => b.length - a.length)
  const whole = await find('by a word of its title', word)
  const begun = await find('by the beginning of that word', word.slice(0, Math.max(1, word.length - 1)))
  const wrong = await find('by that word with one letter too many', `${word.slice(0, 2)}x${word.slice(2)}`)
  const pages = [1, 2].map((pageNumber) =>
    find(`page ${pageNumber} of ${SMALL_PAGE}`, word, { pageNumber, pageSize: SMALL_PAGE }),
  )
  const beyond = await find('a page beyond the last', word, { pageNumber: 9_999 })
  const small = (await Promise.all(pages)).flatMap((page) => page?.hits ?? [])
  const groups = searchGroups.safeParse(
    await asker.succeeds('search', `${kind}, by a word of its title`, {
      query: { q: word, groupSize: SMALL_PAGE },
    }),
  ).data
  if (!plain || !typed || !whole || !begun || !wrong || !groups) return
  const isFound = (found: Found) =>
    found.hits.some((hit) => hit.title.startsWith(title)) || found.totalCount > found.hits.length
  report.add({
    of: 'searchKind',
    asked: `what the words of a title find among ${kind}`,
    rank: 'should',
    differs: [
      ...differs(!isFound(plain), 'expected it by its title'),
      ...differs(codesOf(typed) !== codesOf(plain), 'expected the same without accents and in capitals'),
      ...differs(!isFound(begun), 'expected it by the beginning of a word'),
      ...differs(word.length > 4 && !isFound(wrong), 'expected it by a word with one letter wrong'),
      ...differs(
        whole.hits.some((hit) => hit.kind !== kind),
        'expected hits of the asked kind only',
      ),
      ...differs(!isTitleFirst(word, whole), 'expected what has the term in its title first'),
      ...differs(
        codesOf({ hits: small }) !== codesOf({ hits: whole.hits.slice(0, 2 * SMALL_PAGE) }),
        'expected the same order page by page',
      ),
      ...differs(
        whole.totalCount < LARGEST_PAGE && whole.totalCount !== whole.hits.length,
        'expected as many hits as `totalCount` says',
      ),
      ...differs((beyond?.hits.length ?? 0) > 0, 'expected no hits beyond the last page'),
    ],
    notes: [],
  })
  const group = groups.groups.filter((one) => one.kind === kind)
  report.add({
    of: 'search',
    asked: `against the list of ${kind}`,
    rank: 'should',
    differs: [
      ...differs(group.length !== 1, 'expected one group of the kind'),
      ...differs(group[0]?.totalCount !== whole.totalCount, 'expected the same `totalCount` as page by page'),
      ...differs(
        codesOf({ hits: group[0]?.hits ?? [] }) !== codesOf({ hits: whole.hits.slice(0, SMALL_PAGE) }),
        'expected the first hits of the list',
      ),
      ...differs(
        !isTitleFirst(word, { hits: groups.groups.flatMap(({ hits }) => hits.slice(0, 1)) }),
        'expected kinds whose first hit has the term in its title before the others',
      ),
    ],
    notes: [],
  })
}

async function checkNothing(asker: Asker, report: Report): Promise<void> {
  const ask = async (asked: string, q: string) =>
    searchGroups.safeParse(await asker.succeeds('search', asked, { query: { q } })).data
  const nonsense = await ask('for a word that nobody writes', NONSENSE)
  const noWords = await ask('for signs alone', NO_WORDS)
  const suggested = await Promise.all(
    (nonsense?.suggestions ?? []).map((q) => ask('for what was suggested', q)),
  )
  report.add({
    of: 'search',
    asked: 'what nobody writes',
    rank: 'should',
    differs: [
      ...differs((nonsense?.groups.length ?? 0) > 0, 'expected no hits of a word that nobody writes'),
      ...differs((noWords?.groups.length ?? 0) > 0, 'expected no hits of signs alone'),
      ...differs(
        suggested.some((found) => found?.groups.length === 0),
        'expected each suggestion to find something',
      ),
    ],
    notes: [],
  })
}

const codesOf = ({ hits }: Pick<Found, 'hits'>): string => hits.map(({ code }) => code).join()

/** Whether no hit without the term in its title precedes one with it. */
function isTitleFirst(term: string, { hits }: Pick<Found, 'hits'>): boolean {
  const are = hits.map(({ title }) => isInTitle(term, title))
  return are.indexOf(false) === -1 || are.lastIndexOf(true) < are.indexOf(false)
}
