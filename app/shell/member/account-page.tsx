import { AccountLayout } from '@borealis/design-system/patterns/account-layout/account-layout.tsx'
import type { ReactNode } from 'react'
import * as m from '#app/paraglide/messages.js'
import type { PostedForm } from '../forms/posted-form.ts'
import { href } from '../links/href.ts'
import { firstInteraction, lazyPart } from '../page-parts/lazy-part.tsx'
import { PostedFailure } from '../page-parts/posted-failure.tsx'
import { UntilInteraction } from '../page-parts/until-interaction.tsx'

/** Stays server-rendered HTML until the first interaction: its links need no application. */
export const AccountNavigation = lazyPart(
  () => import('./account-navigation.tsx').then((module) => module.AccountNavigation),
  firstInteraction,
)

export interface AccountPageProps {
  title: string
  lead?: ReactNode
  /** An action beside the heading. */
  aside?: ReactNode
  /** `sentence` for a heading that is one. */
  scale?: 'sentence'
  /** The list page that this page belongs to; without, it is the account's own page. */
  back?: { href: string; label: string }
  /** The page's id (spec §2). */
  id?: string
  /** A form of this page that was submitted without JavaScript and rejected by the backend. */
  posted?: PostedForm | undefined
  /** The account's own page, which lists the others. */
  isIndex?: boolean
  children: ReactNode
}

/** Beside a page the navigation leads there; below a desktop's width it has no room. */
const toAccount = () => ({ href: href('/account'), label: m.account_title(), isBeside: true })

/** The layout of an account page: heading, navigation of the account pages, content. */
export function AccountPage(props: AccountPageProps) {
  const { title, lead, aside, scale, back, id, posted, isIndex, children } = props
  return (
    <div id={id}>
      <AccountLayout
        heading={{ title, lead, aside, scale, back: back ?? (isIndex ? undefined : toAccount()) }}
        nav={<UntilInteraction part={AccountNavigation} />}
      >
        <PostedFailure posted={posted} />
        {children}
      </AccountLayout>
    </div>
  )
}
