import type { Goal } from '@borealis/contract/customers.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDenomination } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { seeOther } from '#app/edge/answers.ts'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { useKnownBalance } from '#app/member-data/balance.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { MemberForm } from '#app/shell/forms/member-form.tsx'
import {
  answerForm,
  type FormPost,
  type PostedForm,
  readForm,
  saveOrShowAgain,
} from '#app/shell/forms/posted-form.ts'
import { forgetDraft, useDraft } from '#app/shell/forms/use-draft.ts'
import { href } from '#app/shell/links/href.ts'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { useFailure } from '#app/shell/page-parts/use-failure.ts'
import { setGoal } from './goal.data.ts'
import { type GoalBrand, goalValue, proposedAmount, readGoal } from './goal-cards.ts'

interface GoalFormProps {
  brand: Pick<GoalBrand, 'brandId' | 'denominations'>
  /** The form as it was sent without JavaScript and could not be saved. */
  posted?: PostedForm | undefined
}

/**
 * Pins an amount of a card, the first that is out of reach unless another is pinned. A form of the goal's own page, so that
 * it works without JavaScript from anywhere. What is chosen and not pinned outlives the other language, and no other page.
 */
export function GoalForm({ brand, posted }: GoalFormProps) {
  const balance = useKnownBalance()
  const { data: profile } = useQuery(accountQueries.profile())
  const change = useSetGoal()
  const pinned = profile?.goal ?? null
  const owner = profile?.sub
  const { brandId, denominations } = brand
  const form = `goal-${brandId}`
  const { draft, onChange, ref } = useDraft(owner, form, { endsWithPage: true })
  const failure = useFailure(change.error, m.goal_failed, [accountQueries.all])
  const postedWords = posted?.isUnsure ? m.account_unsure() : m.goal_failed()
  const chosenBefore = posted?.values.goal ?? (change.isSuccess ? undefined : draft?.goal)
  const { data: pageData } = useQuery(pageDataQueries.current())
  const max = pageData?.redemptionLimits?.maxPointsPerDay
  const amount = pinnedOf(brand, pinned) ?? proposedAmount(denominations, balance, max)
  function send(sent: HTMLFormElement): void {
    const chosen = readGoal(textFields(new FormData(sent)).goal)
    // What names no card must not remove the one that is pinned: that is a form of its own.
    if (chosen) change.mutate(chosen, { onSuccess: () => owner && forgetDraft(owner, form) })
  }
  return (
    <MemberForm
      ref={ref}
      action={href('/account/goal')}
      isBusy={change.isPending}
      send={send}
      onChange={onChange}
    >
      <div className="flex flex-wrap items-end gap-4">
        <Select
          key={`${pinned ? goalValue(pinned) : 'none'} ${brandId} ${chosenBefore ?? ''}`}
          name="goal"
          label={m.goal_amountLabel()}
          defaultValue={chosenBefore ?? (amount && goalValue({ brandId, sku: amount.sku }))}
          options={amountsOf(brand)}
          error={change.isIdle && posted ? postedWords : undefined}
          className="w-full tablet:w-96"
        />
        <Button
          type="submit"
          variant="secondary"
          size="field"
          busy={change.isPending}
          busyLabel={m.goal_saving()}
        >
          {pinned ? m.goal_change() : m.goal_set()}
        </Button>
      </div>
      {failure ? <FailureText small>{failure}</FailureText> : null}
    </MemberForm>
  )
}

/** Takes the pin away. */
export function GoalRemoval() {
  const change = useSetGoal()
  const failure = useFailure(change.error, m.goal_failed, [accountQueries.all])
  return (
    <MemberForm action={href('/account/goal')} isBusy={change.isPending} send={() => change.mutate(null)}>
      <input type="hidden" name="goal" value="" />
      <ActionLink type="submit" aria-busy={change.isPending}>
        {m.goal_remove()}
      </ActionLink>
      {failure ? <FailureText small>{failure}</FailureText> : null}
    </MemberForm>
  )
}

/** The amount of this brand that is the goal, as long as it is sold. */
const pinnedOf = ({ brandId, denominations }: GoalFormProps['brand'], goal: Goal | null | undefined) =>
  goal?.brandId === brandId ? denominations.find(({ sku }) => sku === goal.sku) : undefined

function amountsOf({ brandId, denominations }: GoalFormProps['brand']) {
  const locale = currentLocale()
  return denominations.map(({ sku, valueCents, points }) => ({
    value: goalValue({ brandId, sku }),
    label: m.goal_amount({
      amount: formatDenomination(valueCents, locale),
      points: formatPoints(points, locale),
    }),
  }))
}

/** Pins a card or takes the pin away, here and in the member's other tabs. */
function useSetGoal() {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  return useMutation({
    mutationFn: (goal: Goal | null) => setGoal({ data: goal }),
    onSuccess: (profile) => {
      queryClient.setQueryData(accountQueries.profile().queryKey, profile)
      notify({ status: 'success', message: profile.goal ? m.goal_saved() : m.goal_removed() })
      announceChange(queryClient, [accountQueries.all])
    },
  })
}

/** Sets or removes the goal's card, from a form without JavaScript. */
export const answerGoal = <T,>({ request, next }: FormPost<T>) =>
  answerForm(request, async () => {
    const values = await readForm(request)
    const save = async () => {
      const asked = readGoal(values.goal)
      // What names no card must not remove the one that is pinned.
      if (!asked && values.goal !== '') return { goal: 'wrong' }
      const { goal } = await setGoal({ data: asked })
      return seeOther(href('/account/goal', { outcome: goal ? 'saved' : 'removed' }))
    }
    return saveOrShowAgain(values, save, next)
  })

/** On a brand's own page: pins one of its amounts. Nothing for a visitor, nor where it cannot be told what is pinned. */
export function BrandGoal({ brandId }: { brandId: string }) {
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: brand } = useQuery(giftCardQueries.brand(brandId))
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: auth?.isLoggedIn ?? false })
  if (!profile || !brand?.denominations.length) return null
  const isPinned = pinnedOf(brand, profile.goal) !== undefined
  return (
    <section aria-labelledby="goal" className="mt-12">
      <h2 id="goal" className="text-h3">
        {isPinned ? m.goal_brandPinned() : m.goal_brandTitle()}
      </h2>
      <p className="mt-2 mb-5 max-w-measure text-ink-2">
        {isPinned ? m.goal_brandPinnedText() : m.goal_brandText()}
      </p>
      <GoalForm brand={brand} />
    </section>
  )
}
