import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Disclosure } from '@borealis/design-system/components/disclosure/disclosure.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDenomination } from '#app/domain/money.ts'
import { useMoment } from '#app/member-data/reader.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import {
  type ECard,
  type ECardMark,
  type ECardOutcome,
  eCardsAt,
  markedOutcome,
  markOf,
  NOTE,
} from './e-card-outcome.ts'
import { markECard, orderQueries } from './orders.data.ts'

export function statusWords(status: ECardOutcome | 'not-asked'): string {
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
    case 'noted':
      return m.eCards_noted()
    case 'not-asked':
      return m.eCards_notAsked()
  }
}

interface MarkUsedProps {
  card: ECard
  /** The order under which it stands; none among all e-cards. */
  orderNumber: string | undefined
  /** Names the card to screen readers, after the words of the button. */
  whichCard: ReactNode
}

/** Saves what a member says about a card, wherever the card is shown. */
function useMark(card: ECard) {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const { queryKey } = orderQueries.eCards(card.orderNumber)
  const all = orderQueries.allECards().queryKey
  const mark = useMutation({
    mutationFn: (mark: ECardMark) => markECard({ data: { cardId: card.cardId, ...mark } }),
    onSuccess: (marked, mark) => {
      const withMark = <Card extends ECard>(one: Card) =>
        one.cardId === card.cardId ? { ...one, ...marked } : one
      queryClient.setQueryData(queryKey, (list) => list && { ...list, cards: list.cards.map(withMark) })
      queryClient.setQueryData(all, (list) => list && { ...list, cards: list.cards.map(withMark) })
      notify({ status: 'success', message: statusWords(markedOutcome(mark, marked)) })
      announceChange(queryClient, [queryKey, all])
    },
  })
  return { mark, failure: useFailure(mark.error, m.eCards_notAsked, [queryKey, all]) }
}

/** The member's own mark on an e-card, so that an empty one is not taken along again; and taking the mark back. */
export function MarkUsed({ card, orderNumber, whichCard }: MarkUsedProps) {
  const { cardId, isUsed } = card
  const { mark, failure } = useMark(card)
  return (
    <MemberForm
      action={eCardsAt(orderNumber, { do: 'mark', card: cardId })}
      isBusy={mark.isPending}
      send={() => mark.mutate({ isUsed: !isUsed })}
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

interface NoteLeftProps extends MarkUsedProps {
  /** The form as it was sent without JavaScript and could not be saved. */
  posted: PostedForm | undefined
}

/** What is left on an e-card, as its member notes it after a purchase. */
export function NoteLeft({ card, orderNumber, whichCard, posted }: NoteLeftProps) {
  const { cardId, valueCents, leftCents } = card
  const { locale } = useMoment()
  const { mark, failure } = useMark(card)
  const [isRefused, setRefused] = useState(posted?.errors[NOTE] !== undefined)
  const [attempts, setAttempts] = useState(0)
  // What was sent without JavaScript is over once something is sent with it.
  const sent = mark.isIdle ? posted : undefined
  const sentFailure = sent?.hasFailed && (sent.isUnsure ? m.eCards_notMarked() : m.eCards_notAsked())
  const send = (form: HTMLFormElement) => {
    const field = form.elements.namedItem(NOTE)
    const noted = field instanceof HTMLInputElement ? markOf(field.value) : undefined
    const isAmount = noted !== undefined && (noted.leftCents ?? 0) <= valueCents
    setRefused(!isAmount)
    setAttempts(attempts + 1)
    if (field instanceof HTMLInputElement && !isAmount) field.focus()
    if (isAmount) mark.mutate(noted, { onSuccess: () => closeAround(form) })
  }
  return (
    <div className="w-full">
      <Disclosure
        quiet
        defaultOpen={posted !== undefined}
        summary={
          <>
            {m.eCards_leftOpen()}
            {whichCard}
          </>
        }
      >
        <MemberForm
          action={eCardsAt(orderNumber, { do: 'mark', card: cardId })}
          isBusy={mark.isPending}
          send={send}
          className="grid max-w-[24rem] gap-4"
        >
          <TextField
            key={leftCents}
            name={NOTE}
            label={m.eCards_leftField()}
            help={m.eCards_leftHelp()}
            error={isRefused ? m.eCards_leftWrong({ amount: formatDenomination(valueCents, locale) }) : null}
            attempts={attempts}
            defaultValue={sent?.values[NOTE] ?? (leftCents ? formatDenomination(leftCents, locale) : '')}
            inputMode="decimal"
            autoComplete="off"
            inputClassName="max-w-40"
          />
          <div>
            <Button type="submit" variant="secondary" busy={mark.isPending} busyLabel={m.eCards_leftSaving()}>
              {m.eCards_leftSave()}
            </Button>
          </div>
          {failure || sentFailure ? <FailureText small>{failure ?? sentFailure}</FailureText> : null}
        </MemberForm>
      </Disclosure>
    </div>
  )
}

/** Closes what a saved form stands in; the focus stays beside it. */
function closeAround(form: HTMLFormElement): void {
  const details = form.closest('details')
  details?.querySelector('summary')?.focus()
  details?.removeAttribute('open')
}
