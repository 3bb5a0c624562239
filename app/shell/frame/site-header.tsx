import { Header, type HeaderAccount } from '@borealis/design-system/patterns/header/header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { formatMemberNumber } from '#app/domain/member-number.ts'
import { formatPoints } from '#app/domain/points.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries, type SitePageData, useIsClosed } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href, signInHref } from '../links/href.ts'
import { useLanguageLink } from '../links/use-language-link.ts'
import { accountLinks, mainLinks } from './site-navigation.ts'

export function SiteHeader() {
  const locale = currentLocale()
  const { pathname, searchStr } = useLocation()
  const language = useLanguageLink()
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const path = withLocalePrefix(pathname, locale)
  return (
    <Header
      logo={{ href: href('/'), name: [m.site_nameFirstLine(), m.site_nameSecondLine()] }}
      navLabel={m.site_navLabel()}
      menuLabel={m.site_menuLabel()}
      links={mainLinks(auth?.isLoggedIn ?? false, path, pageData)}
      search={{ href: href('/search'), label: m.site_navSearch(), current: pathname === '/search' }}
      language={language}
      account={useHeaderAccount(path, path + searchStr, pageData)}
    />
  )
}

function useHeaderAccount(path: string, returnTo: string, pageData: SitePageData | undefined): HeaderAccount {
  const locale = currentLocale()
  const { data: auth } = useQuery(sessionQueries.auth())
  const isClosed = useIsClosed()
  const isLoggedIn = auth?.isLoggedIn ?? false
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: isLoggedIn })
  const { data: balance } = useQuery({ ...balanceQueries.current(), enabled: isLoggedIn })

  if (!isLoggedIn) {
    if (isClosed) return { kind: 'closed' }
    const join = href('/create-account')
    return {
      kind: 'visitor',
      signIn: { href: signInHref(returnTo), label: m.site_signIn() },
      join: path.startsWith(join) ? null : { href: join, label: m.site_join() },
    }
  }
  const name = (profile && `${profile.firstName} ${profile.lastName}`.trim()) || m.site_yourAccount()
  return {
    kind: 'member',
    balance: balance
      ? {
          href: href('/account/history'),
          points: formatPoints(balance.points, locale),
          unit: m.site_pointsUnit({ points: formatPoints(balance.points, locale) }),
          label: m.site_balanceLabel({ points: formatPoints(balance.points, locale) }),
        }
      : null,
    menu: {
      label: m.site_accountMenuLabel({ name }),
      initials: profile ? initialsOf(profile.firstName, profile.lastName) : '',
      name,
      ...(profile && { detail: formatMemberNumber(profile.sceneNumber) }),
      links: accountLinks(path, pageData?.featureFlags),
      signOut: { action: withLocalePrefix('/auth/sign-out', locale), label: m.site_signOut() },
    },
  }
}

/** Marks that are no letters: directions, joiners, white space, what is never drawn, and the quotation mark of `'t Hooft`. */
const BEFORE_NAME = /^[\p{Cc}\p{Cf}\p{Z}\p{P}\p{Default_Ignorable_Code_Point}]+/u
/** Capitals that Unicode got long after their letters, such as that of `ƛ`: hardly a font draws them. */
const LATE_CAPITAL = /^[\u{A720}-\u{A7FF}]/u
/** For browsers without a segmenter: a sign with the marks on it. */
const FIRST_SIGN = /^\P{M}?\p{M}*/u

/**
 * The initials of a name: the first character of each part as people see it (UAX 29), with its marks and modifiers, in upper
 * case where the script has one. A part that is empty has none.
 */
export const initialsOf = (firstName: string, lastName: string): string =>
  [firstName, lastName].map((name) => firstCharacter(inCapitals(name.replace(BEFORE_NAME, '')))).join('')

function inCapitals(name: string): string {
  const capitals = name.toUpperCase()
  return LATE_CAPITAL.test(capitals) ? name : capitals
}

/** Making one takes longer than the rest of the header. */
const segmenter = 'Segmenter' in Intl && new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstCharacter = (text: string): string =>
  (segmenter ? segmenter.segment(text).containing(0)?.segment : FIRST_SIGN.exec(text)?.[0]) ?? ''
