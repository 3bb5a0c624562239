import type { Goal } from '@borealis/contract/customers.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { FailureText } from '@borealis/design-system/components/failure-text/failure-text.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { Select } from '@borealis/design-system/components/select/select.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDenomination } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { seeOther } from '#app/edge/see-other.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
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
import type { GoalBrand } from './goal-cards.ts'
import { goalValue, readGoal } from './goal-choice.ts'

interface GoalFormProps {
  label: string
  brands: readonly GoalBrand[]
  /** The form as it was sent without JavaScript and could not be saved. */
  posted?: PostedForm | undefined
}

/**
 * Pins one of these cards. A form of the goal's own page, so that it works without JavaScript from anywhere. What is
 * chosen and not pinned outlives the other language, and no other page.
 */
export function GoalForm({ label, brands, posted }: GoalFormProps) {
  const { data: profile } = useQuery(accountQueries.profile())
  const change = useSetGoal()
  const pinned = profile?.goal ?? null
  const owner = profile?.sub
  const form = brands.length > 1 ? 'goal' : `goal-${brands[0]?.brandId}`
  const { draft, onChange, ref } = useDraft(owner, form, { endsWithPage: true })
  const failure = useFailure(change.error, m.goal_failed, [accountQueries.all])
  const postedWords = posted?.isUnsure ? m.account_unsure() : m.goal_failed()
  const chosenBefore = posted?.values.goal ?? (change.isSuccess ? undefined : draft?.goal)
  const isListed = pinned !== null && brands.some(({ brandId }) => brandId === pinned.brandId)
  function send(sent: HTMLFormElement): void {
    const chosen = new FormData(sent).get('goal')
    change.mutate(readGoal(typeof chosen === 'string' ? chosen : undefined), {
      onSuccess: () => owner && forgetDraft(owner, form),
    })
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
          key={`${pinned ? goalValue(pinned) : 'none'} ${chosenBefore ?? ''}`}
          name="goal"
          label={label}
          defaultValue={chosenBefore ?? (pinned && isListed ? goalValue(pinned) : undefined)}
          options={brands.flatMap((brand) => amountsOf(brand, brands.length > 1))}
          error={failure ?? (change.isIdle && posted ? postedWords : undefined)}
          className="w-full tablet:w-96"
        />
        <Button
          type="submit"
          variant="secondary"
          size="field"
          busy={change.isPending}
          busyLabel={m.goal_saving()}
        >
          {isListed ? m.goal_change() : m.goal_pin()}
        </Button>
      </div>
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

function amountsOf(brand: GoalBrand, isNamed: boolean) {
  const locale = currentLocale()
  return brand.denominations.map(({ sku, valueCents, points }) => ({
    value: goalValue({ brandId: brand.brandId, sku }),
    ...amountLabel(
      { amount: formatDenomination(valueCents, locale), points: formatPoints(points, locale) },
      isNamed ? brand.brandName : undefined,
    ),
  }))
}

/** Names the brand in the option, so that a closed list shows it too. */
function amountLabel(words: { amount: string; points: string }, brand: string | undefined) {
  if (brand === undefined) return { label: m.goal_amount(words) }
  return { label: m.goal_amountOf({ brand, ...words }), group: brand }
}

/** Pins a card or takes the pin away, here and in the member's other tabs. */
function useSetGoal() {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  return useMutation({
    mutationFn: (goal: Goal | null) => setGoal({ data: goal }),
    onSuccess: async (profile) => {
      queryClient.setQueryData(accountQueries.profile().queryKey, profile)
      notify({ status: 'success', message: profile.goal ? m.goal_saved() : m.goal_removed() })
      await announceChange(queryClient, [accountQueries.all])
    },
  })
}

/** Sets or removes the goal's card, from a form without JavaScript. */
export const answerGoal = <T,>({ request, next }: FormPost<T>) =>
  answerForm(request, async () => {
    const values = await readForm(request)
    const save = async () => {
      const { goal } = await setGoal({ data: readGoal(values.goal) })
      return seeOther(href('/account/goal', { outcome: goal ? 'saved' : 'removed' }))
    }
    return saveOrShowAgain(values, save, next)
  })
