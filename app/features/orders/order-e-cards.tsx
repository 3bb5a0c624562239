import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ORDER_CARDS_ID } from '#app/domain/fragment-ids.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { loadShownCode } from './load-shown-code.ts'
import { OrderECard } from './order-e-card.tsx'
import { orderQueries } from './orders.data.ts'
import { type Reveal, useReveal } from './use-reveal.ts'

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
