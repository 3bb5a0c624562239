import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ECardRow } from '@borealis/design-system/patterns/e-card-row/e-card-row.tsx'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { formatDenomination } from '#app/domain/money.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { type ECard, type ECardOutcome, outcomeOfFailure, readOutcome } from './e-card-outcome.ts'
import { MarkUsed } from './mark-used.tsx'
import { prepareReveal, resendECard } from './orders.data.ts'

interface OrderECardProps {
  card: ECard
  /** Which of how many, when there are several. */
  position: { index: number; count: number } | null
  outcome: string | undefined
  /** The code, while it is shown. */
  children: ReactNode
}

/** One e-card: what it is, and what can be done with it. The forms work without JavaScript too. */
export function OrderECard({ card, position, outcome, children }: OrderECardProps) {
  const { cardId, orderNumber, brandName, valueCents, sentAt, isUsed } = card
  const { locale, timeZone } = useMoment()
  const { notify } = useNotifications()
  const reveal = useStepUp(() => prepareReveal({ data: { cardId } }))
  const resend = useMutation({
    mutationFn: async () => {
      const outcome = await resendECard({ data: { cardId } }).catch(outcomeOfFailure)
      if (outcome !== 'sent') return outcome
      // A notification, because the reader may have left the page by then; errors are shown at the card.
      notify({ status: 'success', message: m.eCards_resent() })
      return undefined
    },
    onMutate: () => reveal.reset(),
  })
  const isBusy = reveal.isBusy || resend.isPending
  const asked = resend.isIdle ? readOutcome(outcome, card) : resend.data
  const status = reveal.isError ? 'not-asked' : asked
  const words = { brand: brandName, amount: formatDenomination(valueCents, locale) }
  const action = (what: string) =>
    href('/account/orders/$orderNumber', { orderNumber }, { do: what, card: cardId })

  const sentLine =
    sentAt === null
      ? m.eCards_notSent()
      : m.eCards_sent({ when: formatDateAndTime(sentAt, locale, timeZone) })
  const whichCard = <span className="sr-only"> {m.eCards_ofCard(words)}</span>
  return (
    <ECardRow
      title={m.eCards_name(words)}
      details={position ? [m.eCards_position(position), sentLine] : [sentLine]}
      badge={isUsed ? <Badge>{m.eCards_used()}</Badge> : null}
      code={children}
      actions={
        sentAt === null ? null : (
          <>
            {children ? null : (
              <MemberForm action={action('reveal')} isBusy={isBusy} send={() => reveal.mutate()}>
                <Button
                  type="submit"
                  variant={position || isUsed ? 'secondary' : 'primary'}
                  busy={reveal.isBusy}
                  busyLabel={m.eCards_busy()}
                >
                  {m.eCards_show()}
                  {whichCard}
                </Button>
              </MemberForm>
            )}
            <MemberForm action={action('resend')} isBusy={isBusy} send={() => resend.mutate()}>
              <Button type="submit" variant="secondary" busy={resend.isPending} busyLabel={m.eCards_busy()}>
                {m.eCards_resend()}
                {whichCard}
              </Button>
            </MemberForm>
            <MarkUsed card={card} whichCard={whichCard} />
          </>
        )
      }
      {...(sentAt !== null && !children && { withoutScript: m.eCards_needsScript() })}
      status={status && statusWords(status)}
    />
  )
}

function statusWords(status: ECardOutcome | 'not-asked'): string {
  switch (status) {
    case 'sent':
      return m.eCards_resent()
    case 'limit':
      return m.eCards_resendLimit()
    case 'failed':
      return m.eCards_resendFailed()
    case 'unsure':
      return m.eCards_resendUnsure()
    case 'marked':
      return m.eCards_marked()
    case 'unmarked':
      return m.eCards_unmarked()
    case 'not-marked':
      return m.eCards_notMarked()
    case 'not-asked':
      return m.eCards_notAsked()
  }
}
