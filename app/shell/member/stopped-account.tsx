import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { AnnouncementStrip } from '@borealis/design-system/patterns/announcement-strip/announcement-strip.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatches } from '@tanstack/react-router'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '../links/href.ts'
import { frozenStop, SECURITY } from '../page-parts/frozen-stop.ts'
import { problemIn, useStop } from './account-problem.ts'
import { problemWords } from './member-problem-page.tsx'

/** Why no points can be redeemed, and the page that leads on. */
interface Stop {
  readonly title: string
  readonly text: string
  readonly link: { readonly href: string; readonly label: string }
}

/** The member's own stop of redemptions, or the programme's stop of the account; `undefined` where nothing is stopped. */
export function useStoppedAccount(): Stop | undefined {
  const why = useStop()
  const { data: pageData } = useQuery(pageDataQueries.current())
  if (why === undefined) return undefined
  if (why === 'frozen') return sentence(frozenStop(pageData, m.security_title()))
  const { heading, text } = problemWords(why)
  return sentence({ title: heading, text, link: { href: href('/contact'), label: m.errors_contact() } })
}

/** A heading as a sentence, where text follows it on its line. */
const sentence = (stop: Stop): Stop => ({ ...stop, title: `${stop.title}.` })

/** Says so above every page but those that say it themselves. */
export function StoppedAccountStrip() {
  const stop = useStoppedAccount()
  const { pathname } = useLocation()
  const isSaidBelow = useMatches({
    select: ([, ...pages]) => pages.some(({ loaderData }) => problemIn(loaderData)),
  })
  const isThere = pathname === SECURITY && stop?.link.href === href(SECURITY)
  if (!stop || isSaidBelow || isThere) return null
  return (
    <AnnouncementStrip
      kind="stop"
      label={m.site_statusLabel()}
      title={stop.title}
      text={stop.text}
      link={stop.link}
    />
  )
}

/** Stands where a page would offer to redeem. */
export function StoppedNotice({ title, text, link }: Stop) {
  return (
    <Banner status="warning" title={title} action={<ActionLink href={link.href}>{link.label}</ActionLink>}>
      {text}
    </Banner>
  )
}
