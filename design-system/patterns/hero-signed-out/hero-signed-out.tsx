import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { MemberCard, type MemberCardProps } from '../member-card/member-card.tsx'
import { SkyWindow } from '../sky-window/sky-window.tsx'

export type HeroSignedOutProps = {
  /** The promise, in one sentence. */
  headline: string
  /** What it means, in two or three sentences. */
  lead: string
  /** The main button; `id` makes it a link target. */
  join: { href: string; label: string; id?: string } | null
  /** A sentence that ends in a link: "Already a member?", "Sign in". `id` makes it a link target. */
  signIn: { text: string; href: string; label: string; id?: string } | null
  /** The member card in the sky window. */
  card: MemberCardProps
}

/**
 * First view of the home page for visitors: the promise on the left; on the right a card turning into light, in a
 * window that hangs from the header and bleeds off the page. From 1200 px on, the window begins where the second column of
 * `LedgerArgument` does: five twelfths of the page's column and a gap of 72 px.
 */
export function HeroSignedOut({ headline, lead, join, signIn, card }: HeroSignedOutProps) {
  return (
    <div className="mb-[calc(var(--ds-space-section)/2)] desktop:grid desktop:grid-cols-[max(41.667%+54px,50%-66px)_1fr]">
      <div className="px-margin pt-8 pb-8 tablet:pt-14 tablet:pb-11 desktop:flex desktop:flex-col desktop:justify-center desktop:py-16 desktop:pr-10 desktop:pl-[max(72px,calc(50vw-648px))]">
        <h1 className="max-w-[7.5em] text-hero">{headline}</h1>
        <p className="mt-6 max-w-[28rem] text-lead text-ink-2">{lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 tablet:mt-9">
          {join ? (
            <Button href={join.href} id={join.id}>
              {join.label}
            </Button>
          ) : null}
          {signIn ? (
            <p>
              <span className="mr-2 text-ink-2">{signIn.text}</span>
              <ActionLink href={signIn.href} id={signIn.id}>
                {signIn.label}
              </ActionLink>
            </p>
          ) : null}
        </div>
      </div>
      <SkyWindow className="ml-margin rounded-tl-window desktop:ml-0 desktop:h-[624px] desktop:rounded-tl-none desktop:rounded-bl-window">
        <MemberCard {...card} />
      </SkyWindow>
    </div>
  )
}
