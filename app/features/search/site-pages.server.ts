import type { PageData } from '@borealis/contract/page-data.ts'
import { createSearch, type Written } from '@borealis/contract/search-match.ts'
import type { Locale } from '#app/domain/locale.ts'
import type { FoundPage, SitemapPage } from '#app/domain/public-pages.ts'
import { type AccountPlace, accountPlaces, type Flags } from '#app/member-data/account-places.ts'
import { hasPage } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import type { SearchHit } from './search.schema.ts'

/** What the site searches itself: a hit with all the words by which it is found. */
export type OwnEntry = SearchHit & Written

interface SitePage {
  readonly title: () => string
  readonly summary: () => string
  /** Synonyms that people search for. */
  readonly words?: (() => string) | undefined
  /** Other words on the page. */
  readonly text?: () => string
}

/** The words of every page that anybody finds: the compiler misses none. */
const forEverybody: Readonly<Record<FoundPage, SitePage>> = {
  '/offers': { title: m.offers_title, summary: m.offers_description, words: m.search_wordsOffers },
  '/rewards': { title: m.rewards_title, summary: m.rewards_lead },
  '/gift-cards': {
    title: m.giftCards_title,
    summary: m.giftCards_description,
    words: m.search_wordsGiftCards,
  },
  '/travel': { title: m.travel_title, summary: m.travel_lead, text: m.rewards_travelCountsText },
  '/card-credit': {
    title: m.credit_title,
    summary: m.credit_lead,
    words: m.search_wordsCredit,
    text: m.rewards_creditHow,
  },
  '/create-account': { title: m.join_title, summary: m.join_lead, words: m.search_wordsJoin },
  '/announcements': { title: m.announcements_title, summary: m.announcements_lead },
  '/contact': { title: m.help_contactTitle, summary: m.help_contactLead, words: m.search_wordsContact },
  '/terms': {
    title: m.legal_termsTitle,
    summary: m.legal_termsLead,
    text: () =>
      [
        m.legal_termsEarnReturns(),
        m.legal_termsValueText(),
        m.legal_termsRedeemFinal(),
        m.legal_termsEndYou(),
      ].join(' '),
  },
  '/privacy': {
    title: m.legal_privacyTitle,
    summary: m.legal_privacyLead,
    words: m.search_wordsPrivacy,
    text: () => [m.legal_privacyKeepText(), m.legal_privacyRightsText()].join(' '),
  },
  '/cookies': { title: m.cookies_title, summary: m.cookies_lead },
  '/accessibility': { title: m.legal_accessTitle, summary: m.legal_accessLead },
  '/province': { title: m.province_title, summary: m.province_lead },
}

/** Synonyms of pages of the account, which are called and reached as in its navigation. */
const accountWords: Partial<Record<AccountPlace, () => string>> = {
  card: m.search_wordsCard,
  'e-cards': m.search_wordsGiftCards,
  profile: m.search_wordsProfile,
  security: m.search_wordsSecurity,
  messages: m.search_wordsMessages,
  privacy: m.search_wordsPrivacy,
  closing: m.search_wordsPrivacy,
  missing: m.search_wordsMissing,
}

/** The descriptions of the other pages of the sitemap that have no content of their own to describe them. */
const described: Readonly<Record<Exclude<SitemapPage, FoundPage>, () => string>> = {
  '/': m.site_description,
  '/offers/limited-time': m.offers_limitedDescription,
  '/offers/more': m.offers_moreLead,
  '/help': m.help_lead,
  '/help/missing-points': m.claims_lead,
}

const descriptions: Readonly<Record<string, () => string>> = {
  ...described,
  ...Object.fromEntries(Object.entries(forEverybody).map(([path, { summary }]) => [path, summary])),
}

/** What search engines and link previews show of the page at this path; the site's own for all others. */
export const descriptionOf = (path: string): string =>
  (descriptions[path === '/' ? path : path.replace(/\/$/, '')] ?? m.site_description)()

const entryOf = ([path, { title, summary, words, text }]: [path: string, page: SitePage]): OwnEntry => ({
  kind: 'page',
  code: path,
  title: title(),
  summary: summary(),
  image: null,
  value: null,
  names: words?.() ?? '',
  text: [summary(), text?.() ?? ''].join(' '),
})

const accountEntries = (flags: Flags): OwnEntry[] =>
  accountPlaces(flags).map(({ place, path, section, label }) =>
    entryOf([
      section ? `${path}#${section}` : path,
      { title: label, summary: m.site_yourAccount, words: accountWords[place] },
    ]),
  )

type SiteSearch = ReturnType<typeof createSearch<OwnEntry>>

const kept = new Map<string, SiteSearch>()

interface Searcher {
  /** A member finds the pages of their account, too. */
  readonly isSignedIn: boolean
  /** `undefined` while it cannot be read. */
  readonly pageData: Pick<PageData, 'featureFlags' | 'waysToSpend'> | undefined
}

/** The site's own pages, which no list of the backend names, as far as the programme has them. */
export function sitePages(locale: Locale, { isSignedIn, pageData }: Searcher): SiteSearch {
  const open = Object.entries(forEverybody).filter(([path]) => hasPage(path, pageData))
  const ofAccount = isSignedIn ? accountEntries(pageData?.featureFlags) : []
  const key = [locale, ...open.map(([path]) => path), ...ofAccount.map(({ code }) => code)].join(' ')
  const known = kept.get(key)
  if (known) return known
  const index = createSearch([...open.map(entryOf), ...ofAccount])
  kept.set(key, index)
  return index
}
