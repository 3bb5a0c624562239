import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ECardRow } from '@borealis/design-system/patterns/e-card-row/e-card-row.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ECardList } from '#app/backend/contract/me.ts'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { formatDenomination } from '#app/domain/money.ts'
import * as m from '#app/paraglide/messages.js'
import { useLeaving } from '#app/site/forms/use-leaving.ts'
import { href } from '#app/site/links/href.ts'
import { useMoment } from '#app/site/page-parts/use-moment.ts'
import { prepareReveal, type ResentECard, resendECard } from './e-cards.functions.ts'

export type ECard = ECardList['cards'][number]

interface OrderECardProps {
  card: ECard
  /** Which of how many, when there are several. */
  position: { index: number; count: number } | null
  resent: string | undefined
  /** The code, while it is shown. */
  children: ReactNode
}

type Sent = ResentECard | 'failed'

/** One e-card: what it is, and what can be done with it. The forms work without JavaScript too. */
export function OrderECard({ card, position, resent, children }: OrderECardProps) {
  const { cardId, orderNumber, brandName, valueCents, sentAt } = card
  const { locale, timeZone } = useMoment()
  const { isLeaving, leave } = useLeaving()
  const [busy, setBusy] = useState<'reveal' | 'resend' | null>(null)
  const [sent, setSent] = useState<Sent | 'not-asked' | undefined>(sentBefore(resent, cardId))
  const words = { brand: brandName, amount: formatDenomination(valueCents, locale) }
  const action = (what: string) =>
    href('/account/orders/$orderNumber', { orderNumber }, { do: what, card: cardId })

  async function onReveal(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || isLeaving) return
    setBusy('reveal')
    try {
      const { stepUp } = await prepareReveal({ data: { cardId } })
      leave(stepUp)
    } catch {
      setSent('not-asked')
    }
    setBusy(null)
  }

  async function onResend(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || isLeaving) return
    setBusy('resend')
    setSent(undefined)
    setSent(await resendECard({ data: { cardId } }).catch(() => 'failed' as const))
    setBusy(null)
  }

  const sentLine =
    sentAt === null
      ? m.eCards_notSent()
      : m.eCards_sent({ when: formatDateAndTime(sentAt, locale, timeZone) })
  const whichCard = <span className="sr-only"> {m.eCards_ofCard(words)}</span>
  return (
    <ECardRow
      title={m.eCards_name(words)}
      details={position ? [m.eCards_position(position), sentLine] : [sentLine]}
      code={children}
      actions={
        sentAt === null ? null : (
          <>
            {children ? null : (
              <form method="post" action={action('reveal')} onSubmit={onReveal}>
                <Button
                  type="submit"
                  variant={position ? 'secondary' : 'primary'}
                  busy={busy === 'reveal' || isLeaving}
                  busyLabel={m.eCards_busy()}
                >
                  {m.eCards_show()}
                  {whichCard}
                </Button>
              </form>
            )}
            <form method="post" action={action('resend')} onSubmit={onResend}>
              <Button type="submit" variant="secondary" busy={busy === 'resend'} busyLabel={m.eCards_busy()}>
                {m.eCards_resend()}
                {whichCard}
              </Button>
            </form>
          </>
        )
      }
      {...(sentAt !== null && !children && { withoutScript: m.eCards_needsScript() })}
      status={sent && sentWords(sent)}
    />
  )
}

/** What a form sent without JavaScript came back with: which card, and how it ended. */
function sentBefore(resent: string | undefined, cardId: string): Sent | undefined {
  if (resent === `sent.${cardId}`) return 'sent'
  if (resent === `limit.${cardId}`) return 'limit'
  return resent === `failed.${cardId}` ? 'failed' : undefined
}

function sentWords(sent: Sent | 'not-asked'): string {
  switch (sent) {
    case 'sent':
      return m.eCards_resent()
    case 'limit':
      return m.eCards_resendLimit()
    case 'failed':
      return m.eCards_resendFailed()
    case 'not-asked':
      return m.eCards_notAsked()
  }
}
