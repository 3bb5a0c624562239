import type { Order } from '@borealis/contract/orders.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { ECardRow } from '@borealis/design-system/patterns/e-card-row/e-card-row.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { formatDateAndTime } from '#app/domain/dates.ts'
import { ORDER_CARDS_ID } from '#app/domain/fragment-ids.ts'
import { formatDenomination } from '#app/domain/money.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import { MarkUsed, NoteLeft, statusWords } from './e-card-marks.tsx'
import { type ECard, eCardsAt, notedOf, outcomeOfFailure, readECardOutcome } from './e-card-outcome.ts'
import { artAt } from './order-row.ts'
import { orderQueries, prepareReveal, resendECard } from './orders.data.ts'
import { loadShownCode, type Reveal, useReveal } from './use-reveal.ts'

const ShownCode = lazy(loadShownCode)

interface RevealedProps {
  /** Handle of the reveal that a step-up returned from. */
  intent: string | undefined
  /** Outcome of the last action on an e-card, from the URL (`outcomeValue`). */
  outcome: string | undefined
  /** What was sent about an e-card without JavaScript and could not be saved. */
  posted: PostedForm | undefined
}

/** The e-cards of an order: each one's code behind a code check, and the way to have it sent again. */
export function OrderECards({ order, intent, ...asked }: RevealedProps & { order: Order }) {
  const { orderNumber, image } = order
  const cards = useQuery(orderQueries.eCards(orderNumber))
  const shown = useReveal(intent, eCardsAt(orderNumber))
  // All of them were refunded.
  if (cards.data && isNone(cards.data) && !noticeOf(shown.reveal)) return null
  return (
    <section aria-labelledby={ORDER_CARDS_ID} className="mt-16">
      <SectionHeading id={ORDER_CARDS_ID} title={m.eCards_title()} />
      <RevealStatus reveal={shown.reveal} />
      <SectionData query={cards} failed={m.eCards_failed()}>
        {(data) => (
          <>
            <LeftOut {...data} />
            <CodeFirst cards={data.cards} />
            <ECardRows
              cards={data.cards.map((card) => ({ ...card, art: image }))}
              orderNumber={orderNumber}
              shown={shown}
              {...asked}
            />
          </>
        )}
      </SectionData>
    </section>
  )
}

/** Every e-card that the member has: those to use, and then those that are used. */
export function AllECards({ intent, ...asked }: RevealedProps) {
  const cards = useQuery(orderQueries.allECards())
  const shown = useReveal(intent, eCardsAt(undefined))
  return (
    <section aria-label={m.eCards_title()} id={ORDER_CARDS_ID}>
      <RevealStatus reveal={shown.reveal} />
      <SectionData query={cards} failed={m.eCards_failed()}>
        {(data) =>
          isNone(data) ? (
            <EmptyState
              title={m.eCards_noneTitle()}
              action={<Button href={href('/gift-cards')}>{m.orders_emptyAction()}</Button>}
            >
              {m.eCards_noneText()}
            </EmptyState>
          ) : (
            <>
              <LeftOut {...data} />
              <CodeFirst cards={data.cards} />
              <div className="grid gap-14">
                <ECardGroup isUsed={false} {...data} shown={shown} {...asked} />
                <ECardGroup isUsed {...data} shown={shown} {...asked} />
              </div>
            </>
          )
        }
      </SectionData>
    </section>
  )
}

interface Listed {
  cards: readonly ECard[]
  /** E-cards that cannot be read. */
  leftOut: number
}

const isNone = ({ cards, leftOut }: Listed): boolean => cards.length + leftOut === 0

function LeftOut({ leftOut }: Pick<Listed, 'leftOut'>) {
  if (leftOut === 0) return null
  return (
    <Banner status="warning" className="mb-6">
      {m.eCards_leftOut({ count: leftOut })}
    </Banner>
  )
}

/** All e-cards, of which those are shown that belong here. */
interface ECardGroupProps extends Listed, Omit<RevealedProps, 'intent'> {
  isUsed: boolean
  shown: ReturnType<typeof useReveal>
}

function ECardGroup({ isUsed, cards, leftOut, ...rest }: ECardGroupProps) {
  const own = cards.filter((card) => card.isUsed === isUsed)
  if (own.length === 0) return null
  const id = isUsed ? 'used-e-cards' : 'unused-e-cards'
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={isUsed ? m.eCards_usedTitle() : m.eCards_unusedTitle()}
        // A sum without those left out would be too low.
        {...(!isUsed && leftOut === 0 && { intro: worthWords(own) })}
      />
      <ECardRows cards={own} {...rest} />
    </section>
  )
}

/** What they were issued for, and what is left on them where that is noted. */
function worthWords(cards: readonly ECard[]): string {
  const amountOf = (centsOf: (card: ECard) => number) =>
    formatDenomination(
      cards.reduce((sum, card) => sum + centsOf(card), 0),
      currentLocale(),
    )
  const issued = amountOf(({ valueCents }) => valueCents)
  if (!cards.some(({ leftCents }) => leftCents)) return m.eCards_worth({ amount: issued })
  return m.eCards_leftTotal({
    amount: amountOf(({ valueCents, leftCents }) => leftCents ?? valueCents),
    issued,
  })
}

interface ECardRowsProps extends Omit<RevealedProps, 'intent'> {
  cards: readonly ECard[]
  /** The order under which they stand; among all e-cards each names its own. */
  orderNumber?: string
  shown: ReturnType<typeof useReveal>
}

function ECardRows({ cards, orderNumber, shown: { reveal, hide }, outcome, posted }: ECardRowsProps) {
  const secret = reveal.name === 'shown' ? reveal.secret : undefined
  return (
    <ul>
      {cards.map((card, index) => (
        <OneECard
          key={card.cardId}
          card={card}
          orderNumber={orderNumber}
          position={
            orderNumber !== undefined && cards.length > 1 ? { index: index + 1, count: cards.length } : null
          }
          outcome={outcome}
          posted={notedOf(posted, card)}
        >
          {secret?.cardId === card.cardId ? (
            <Suspense fallback={<p className="text-ink-2">{m.eCards_fetching()}</p>}>
              <ShownCode card={card} secret={secret} onHide={hide} />
            </Suspense>
          ) : null}
        </OneECard>
      ))}
    </ul>
  )
}

/** Before a press that leads to the provider: what is asked there. */
function CodeFirst({ cards }: { cards: readonly ECard[] }) {
  if (cards.every(({ sentAt }) => sentAt === null)) return null
  return (
    <p className="mb-6 max-w-measure text-ink-2 noscript:hidden">
      {m.eCards_codeFirst({ asks: stepUpAsks() })}
    </p>
  )
}

function RevealStatus({ reveal }: { reveal: Reveal }) {
  const notice = noticeOf(reveal)
  return (
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
  )
}

function noticeOf({ name }: Reveal): { status: 'error' | 'info' | 'warning'; words: string } | undefined {
  switch (name) {
    case 'cancelled':
      return { status: 'info', words: m.eCards_cancelled() }
    case 'late':
      return { status: 'warning', words: m.eCards_codeHidden() }
    case 'failed':
      return { status: 'error', words: m.eCards_revealFailed() }
    default:
      return undefined
  }
}

interface OneECardProps {
  card: ECard
  /** The order under which it stands; none among all e-cards. */
  orderNumber: string | undefined
  /** Which of how many, when there are several. */
  position: { index: number; count: number } | null
  outcome: string | undefined
  /** What was sent about this card without JavaScript and could not be saved. */
  posted: PostedForm | undefined
  /** The code, while it is shown. */
  children: ReactNode
}

/** One e-card: what it is, and what can be done with it. The forms work without JavaScript too. */
function OneECard({ card, orderNumber, position, outcome, posted, children }: OneECardProps) {
  const { cardId, brandName, valueCents, sentAt, isUsed, leftCents, art } = card
  const from = orderNumber === undefined ? 'e-cards' : 'order'
  const { locale, timeZone } = useMoment()
  const { notify } = useNotifications()
  const reveal = useStepUp(() => prepareReveal({ data: { cardId, from } }))
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
  const asked = resend.isIdle ? readECardOutcome(outcome, card) : resend.data
  const status = reveal.isError ? 'not-asked' : asked
  const words = { brand: brandName, amount: formatDenomination(valueCents, locale) }
  const action = (what: string) => eCardsAt(orderNumber, { do: what, card: cardId })

  const sentLine =
    sentAt === null
      ? m.eCards_notSent()
      : m.eCards_sent({ time: formatDateAndTime(sentAt, locale, timeZone) })
  const whichCard = <span className="sr-only">{`\u00A0${m.eCards_ofCard(words)}`}</span>
  return (
    <ECardRow
      title={m.eCards_name(words)}
      details={position ? [m.eCards_position(position), sentLine] : [sentLine]}
      badge={
        isUsed ? (
          <Badge>{m.eCards_used()}</Badge>
        ) : leftCents ? (
          <Badge tone="info">{m.eCards_left({ amount: formatDenomination(leftCents, locale) })}</Badge>
        ) : null
      }
      {...(orderNumber === undefined && {
        art: art ? artAt(art, '128px') : null,
        order: {
          href: href('/account/orders/$orderNumber', { orderNumber: card.orderNumber }),
          label: m.eCards_ofOrder({ orderNumber: card.orderNumber }),
        },
      })}
      code={children}
      actions={
        sentAt === null ? null : (
          <>
            {children ? null : (
              <MemberForm action={action('reveal')} isBusy={isBusy} send={() => reveal.mutate()}>
                <Button
                  type="submit"
                  variant={position || isUsed || orderNumber === undefined ? 'secondary' : 'primary'}
                  busy={reveal.isBusy}
                  busyLabel={m.eCards_fetching()}
                >
                  {m.eCards_show()}
                  {whichCard}
                </Button>
              </MemberForm>
            )}
            <MarkUsed card={card} orderNumber={orderNumber} whichCard={whichCard} />
            <MemberForm
              action={action('resend')}
              isBusy={isBusy}
              send={() => resend.mutate()}
              className="self-center"
            >
              <ActionLink type="submit" aria-busy={resend.isPending}>
                {resend.isPending ? m.eCards_busy() : m.eCards_resend()}
                {whichCard}
              </ActionLink>
            </MemberForm>
            {leftCents === undefined || isUsed ? null : (
              <NoteLeft card={card} orderNumber={orderNumber} whichCard={whichCard} posted={posted} />
            )}
          </>
        )
      }
      {...(sentAt !== null && !children && { withoutScript: m.eCards_needsScript() })}
      status={status && statusWords(status)}
    />
  )
}
