import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { ECardRow } from '@borealis/design-system/patterns/e-card-row/e-card-row.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { ORDER_CARDS_ID } from '#app/domain/fragment-ids.ts'
import { formatDenomination } from '#app/domain/money.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { type ECard, type ECardOutcome, outcomeOfFailure, readOutcome } from './e-card-outcome.ts'
import { markECard, orderQueries, prepareReveal, resendECard } from './orders.data.ts'
import { loadShownCode, type Reveal, useReveal } from './use-reveal.ts'

const ShownCode = lazy(loadShownCode)

interface OrderECardsProps {
  orderNumber: string
  /** Handle of the reveal that a step-up returned from. */
  intent: string | undefined
  /** Outcome of the last action on an e-card, from the URL (`outcomeValue`). */
  outcome: string | undefined
}

/** The e-cards of an order: each one's code behind a code check, and the way to have it sent again. */
export function OrderECards({ orderNumber, intent, outcome }: OrderECardsProps) {
  const here = href('/account/orders/$orderNumber', { orderNumber })
  const cards = useQuery(orderQueries.eCards(orderNumber))
  const { reveal, hide } = useReveal(intent, here)
  const notice = noticeOf(reveal)
  const secret = reveal.name === 'shown' ? reveal.secret : undefined
  // All of them came back.
  if (cards.data?.length === 0 && !notice) return null
  return (
    <section aria-labelledby={ORDER_CARDS_ID} className="mt-16">
      <SectionHeading id={ORDER_CARDS_ID} title={m.eCards_title()} />
      <div role="status">
        {notice ? (
          <Banner status={notice.status} className="mb-6">
            {notice.words}
          </Banner>
        ) : null}
        {reveal.name === 'fetching' ? (
          <>
            <p className="mb-6 text-ink-2 noscript:hidden">{m.eCards_fetching()}</p>
            <noscript>
              <p className="mb-6 text-ink-2">{m.eCards_needsScript()}</p>
            </noscript>
          </>
        ) : null}
      </div>
      <SectionData query={cards} failed={m.eCards_failed()}>
        {(data) => (
          <>
            {data.some(({ sentAt }) => sentAt !== null) ? (
              <p className="mb-6 max-w-measure text-ink-2 noscript:hidden">
                {m.eCards_codeFirst({ asks: stepUpAsks() })}
              </p>
            ) : null}
            <ul>
              {data.map((card, index) => (
                <OrderECard
                  key={card.cardId}
                  card={card}
                  position={data.length > 1 ? { index: index + 1, count: data.length } : null}
                  outcome={outcome}
                >
                  {secret?.cardId === card.cardId ? (
                    <Suspense fallback={<p className="text-ink-2">{m.eCards_fetching()}</p>}>
                      <ShownCode card={card} secret={secret} onHide={hide} />
                    </Suspense>
                  ) : null}
                </OrderECard>
              ))}
            </ul>
          </>
        )}
      </SectionData>
    </section>
  )
}

function noticeOf({ name }: Reveal): { status: 'error' | 'info' | 'warning'; words: string } | undefined {
  switch (name) {
    case 'cancelled':
      return { status: 'info', words: m.eCards_cancelled() }
    case 'late':
      return { status: 'warning', words: m.eCards_late() }
    case 'failed':
      return { status: 'error', words: m.eCards_revealFailed() }
    default:
      return undefined
  }
}

interface OrderECardProps {
  card: ECard
  /** Which of how many, when there are several. */
  position: { index: number; count: number } | null
  outcome: string | undefined
  /** The code, while it is shown. */
  children: ReactNode
}

/** One e-card: what it is, and what can be done with it. The forms work without JavaScript too. */
function OrderECard({ card, position, outcome, children }: OrderECardProps) {
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

interface MarkUsedProps {
  card: ECard
  /** Names the card to screen readers, after the words of the button. */
  whichCard: ReactNode
}

/** The member's own mark on an e-card, so that an empty one is not taken along again; and taking the mark back. */
function MarkUsed({ card, whichCard }: MarkUsedProps) {
  const { cardId, orderNumber, isUsed } = card
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const { queryKey } = orderQueries.eCards(orderNumber)
  const mark = useMutation({
    mutationFn: () => markECard({ data: { cardId, isUsed: !isUsed } }),
    onSuccess: async (marked) => {
      queryClient.setQueryData(queryKey, (cards) =>
        cards?.map((one) => (one.cardId === cardId ? marked : one)),
      )
      notify({ status: 'success', message: marked.isUsed ? m.eCards_marked() : m.eCards_unmarked() })
      await announceChange(queryClient, [queryKey])
    },
  })
  const failure = useFailure(mark.error, m.eCards_notAsked, [queryKey])
  return (
    <MemberForm
      action={href('/account/orders/$orderNumber', { orderNumber }, { do: 'mark', card: cardId })}
      isBusy={mark.isPending}
      send={() => mark.mutate()}
      className="self-center"
    >
      <input type="hidden" name="isUsed" value={isUsed ? 'no' : 'yes'} />
      <ActionLink type="submit" aria-busy={mark.isPending}>
        {isUsed ? m.eCards_unmark() : m.eCards_mark()}
        {whichCard}
      </ActionLink>
      {failure ? <FailureText small>{failure}</FailureText> : null}
    </MemberForm>
  )
}
