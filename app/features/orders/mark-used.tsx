import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import type { ECard } from './e-card-outcome.ts'
import { markECard, orderQueries } from './orders.data.ts'

interface MarkUsedProps {
  card: ECard
  /** Names the card to screen readers, after the words of the button. */
  whichCard: ReactNode
}

/** The member's own mark on an e-card, so that an empty one is not taken along again; and taking the mark back. */
export function MarkUsed({ card, whichCard }: MarkUsedProps) {
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
