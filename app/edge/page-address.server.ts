import { LRUCache } from 'lru-cache'
import {
  baseLocale,
  isServerFunction,
  type Locale,
  languagePart,
  locales,
  stripLocalePrefix,
  withLocalePrefix,
} from '#app/domain/locale.ts'

/** A route as the router has found it. */
export interface FoundRoute {
  /** Its path as the route file says it, such as `/offers/$offerCode`. */
  readonly path: string
  /** The part of a query that its page reads, serialised in the page's own order; '' or with its question mark. */
  readonly readSearch: (search: string) => string
}

/** The router's own way to find a route, by a path without language. It ignores case, and decodes what it compares. */
export type FindRoute = (pathname: string) => FoundRoute | undefined

/**
 * What a request's address means. Every decision by path (cache, lane, language, limits) is made on it, or on a path that has
 * been found equal to `pathname`: the text of a path can be written in many ways that lead to the same page.
 */
export interface PageAddress {
  /** The one way to write the path, with its language. A request for another spelling is redirected here. */
  readonly pathname: string
  /** The route that answers, such as `/offers/$offerCode`; `undefined` for an address that no page has. */
  readonly route: string | undefined
  /** The parameters that its page reads. The others (`utm_source`, `fbclid`) change nothing. */
  readonly search: string
  /** The same of a query that was escaped with the path, as mail programs do. */
  readonly escapedSearch: string
  /**
   * What is meant if no page has the code that the path ends in: `#5` of an offer `SAVE#5` may as well be an escaped fragment, and
   * only the page knows its codes.
   */
  readonly cut: PageAddress | undefined
}

/** A path and a query as the request has them. */
export type WrittenAddress = Pick<URL, 'pathname' | 'search'>

/** No page has a longer one. What reads a path takes longer the longer it is, and a request's head may have 64 KiB. */
const LONGEST_PATH = 2_000
/** Several times what pages, and those who write links to them, put into a query. */
const LONGEST_QUERY = 8_000

/** Queries that others write: the input of a server function, and the provider's answer. No page reads them. */
const isQueryOfOthers = (pathname: string): boolean =>
  isServerFunction(pathname) || /^\/auth\/(?:mfa-)?callback$/.test(stripLocalePrefix(pathname))

/** Whether a request is refused before anything reads its address. */
export const isTooLong = ({ pathname, search }: WrittenAddress): boolean =>
  pathname.length > LONGEST_PATH || (search.length > LONGEST_QUERY && !isQueryOfOthers(pathname))

/** Reads an address as the router does. */
export function readAddress({ pathname, search }: WrittenAddress, findRoute: FindRoute): PageAddress {
  const path = unreservedDecoded(pathname).replace(SESSION_ID, '')
  const cut = cutAt(ESCAPED_BEHIND)
  const whole = cutAt(ESCAPED_QUERY) ?? addressOf(readWritten(path, findRoute))
  if (!cut) return whole
  const mayEndInCode = whole.route?.includes('$') && whole.pathname !== cut.pathname
  return mayEndInCode ? { ...whole, cut } : cut

  /** The address in front of what matches, where a page has it. */
  function cutAt(behind: RegExp): PageAddress | undefined {
    const [front = '', ...query] = path.split(behind)
    const found = query.length > 0 ? readWritten(front, findRoute) : undefined
    return found?.route && addressOf(found, found.route.readSearch(`?${decoded(query.join('&'))}`))
  }

  function addressOf(
    { locale, rest, route }: ReturnType<typeof readWritten>,
    escapedSearch = '',
  ): PageAddress {
    return {
      pathname: withLocalePrefix(route ? inWordsOf(route.path, rest) : rest, locale),
      route: route?.path,
      search: route?.readSearch(search) ?? '',
      escapedSearch,
      cut: undefined,
    }
  }
}

/** Reads what an address means, as `readAddress` does. */
export type ReadAddress = (written: WrittenAddress) => PageAddress

/**
 * Paths that are asked for again and again are read once. Strangers write others without end: those push each other out. Only a
 * path as the site writes it is kept, without a query, which may be escaped within it: a code or a token in one is kept no longer than
 * its request.
 */
export function createAddressReader(findRoute: FindRoute): ReadAddress {
  const known = new LRUCache<string, PageAddress>({ max: 1_000 })
  return (written) => {
    const { pathname, search } = written
    const kept = search === '' ? known.get(pathname) : undefined
    if (kept) return kept
    const address = readAddress(written, findRoute)
    const isOwnSpelling = search === '' && pathname === address.pathname && !address.cut
    if (isOwnSpelling && pathname.length <= LONGEST_COPIED) known.set(pathname, address)
    return address
  }
}

/** Few codes have one of these: what stands behind it was a query, with or without its question mark, or a fragment. */
const ESCAPED_BEHIND = /%3F|%23|(?:&|%26)(?=[\w-]+(?:=|%3D))/i
/** A query that names a parameter: part of no code. */
const ESCAPED_QUERY = /(?:%3F|%23|&|%26)(?=[\w-]+(?:=|%3D))/i

/**
 * A path for the log, which names no query: in an address that no page has, one that was escaped is still part of the path. Nor
 * does it name an e-mail address, of which programs that send letters make links.
 */
export const pathForLog = ({ pathname }: Pick<PageAddress, 'pathname'>): string =>
  (pathname.split(ESCAPED_BEHIND, 1)[0] ?? '')
    .split('/')
    .map((part) => (AT_SIGN.test(part) ? '[e-mail]' : part))
    .join('/')

/** However often it was escaped. */
const AT_SIGN = /@|%(?:25)*40/

/** A query as it was before it was escaped; nothing of one that cannot be read. */
function decoded(query: string): string {
  try {
    return query.length > LONGEST_COPIED ? '' : decodeURIComponent(query)
  } catch {
    return ''
  }
}

function readWritten(path: string, findRoute: FindRoute) {
  const plain = trimmed(path.replaceAll(/\/+/g, '/'))
  const found = readPath(plain, findRoute)
  // A program has escaped the slashes of a link.
  const unescaped = found.route ? found : readPath(path.replaceAll(/(?:\/|%2f)+/gi, '/'), findRoute)
  const meant = unescaped.route ? undefined : withoutCopied(plain)
  const bare = meant === undefined ? unescaped : readPath(meant, findRoute)
  return bare.route ? bare : found
}

/** What servers of others write into paths for browsers without cookies. */
const SESSION_ID = /;jsessionid=[^/]*/gi

/** A query or a fragment that was escaped with the path, or has lost its question mark; the signs of a sentence; spaces that nobody sees. */
const COPIED_BEHIND =
  /(?:(?:[;&]|%(?:3[BF]|2[36])).*|(?:[.,:!?*)\]'"»”…]|%(?:2[0-9A-C]|3[A-F]|5[BD]|C2%A0|C2%BB|E2%80%(?:8[B-F]|9[89CD]|A6))|%EF%BB%BF)+)\/*$/i
const COPIED_BEFORE = /^\/(?:%20|%C2%A0|%E2%80%8B|%EF%BB%BF)+/i

/** Longer than the path of any page: there is nothing to find in it. */
const LONGEST_COPIED = 300

/** The path without what came along when its address was copied from a text; `undefined` when nothing did. */
function withoutCopied(path: string): string | undefined {
  if (path.length > LONGEST_COPIED) return undefined
  const bare = path.replace(COPIED_BEFORE, '/').replace(COPIED_BEHIND, '')
  // What is left may end in a dot, which a browser would resolve by itself.
  return bare === path ? undefined : new URL(bare.replaceAll(/\/+/g, '/'), 'http://site').pathname
}

/** The router ignores a space at the end as well as a slash. */
const trimmed = (path: string) => path.replace(/(?:\/|%(?:09|0A|0D|20))+$/i, '') || '/'

function readPath(path: string, findRoute: FindRoute) {
  const { locale, rest } = splitLanguage(trimmed(path))
  return { locale, rest, route: findRoute(rest) }
}

/** The redirect of a request whose path is written in another way than `address`; the query is kept, as much as is read of one in the path. */
export function redirectToAddress(
  { pathname, search }: WrittenAddress,
  address: Pick<PageAddress, 'pathname' | 'escapedSearch'>,
) {
  if (pathname === address.pathname) return undefined
  const query = [address.escapedSearch, search].map((part) => part.slice(1)).filter(Boolean)
  const location = address.pathname + (query.length > 0 ? `?${query.join('&')}` : '')
  const headers = { location, 'cache-control': 'no-store' }
  return new Response(null, { status: 308, headers })
}

/**
 * Decodes letters, digits, `-`, `_`, `.` and `~`, which never need to be escaped (RFC 3986 section 6.2.2.2). Browsers differ in
 * which of the other characters they escape, so those stay as they are: a redirect could never be right for all.
 */
const unreservedDecoded = (pathname: string): string =>
  pathname.replaceAll(/%(?:2[DE]|5F|7E|3\d|[46][1-9A-F]|[57][\dA])/gi, (code) =>
    /[\w.~-]/.exec(decodeURIComponent(code)) ? decodeURIComponent(code) : code,
  )

/** `/fr-CA/offers`, `/fr_ca/offers` and `/FR/offers` are French, `/en/offers` is English: people write what other sites have. */
function splitLanguage(
  pathname: string,
  language: Locale = baseLocale,
): { readonly locale: Locale; readonly rest: string } {
  const [, part, rest] = /^\/([a-z]{2})(?:[-_][a-z]{2})?(\/.*)?$/i.exec(pathname) ?? []
  const locale = locales.find((one) => languagePart(one) === part?.toLowerCase())
  return locale ? splitLanguage(rest ?? '/', locale) : { locale: language, rest: pathname }
}

/** The path with the route's own words; what fills its parameters stays as it is written. */
function inWordsOf(route: string, pathname: string): string {
  const written = pathname.split('/')
  return route
    .split('/')
    .map((segment, index) => (segment.startsWith('$') ? written[index] : segment))
    .join('/')
}
