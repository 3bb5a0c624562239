import type { Denomination, GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { pictureSizes } from '@borealis/design-system/breakpoints'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { RedeemDialog } from '@borealis/design-system/patterns/redeem-dialog/redeem-dialog.tsx'
import type {
  MessageStep,
  RedeemNotice,
  RedeemStep,
  RedeemSum,
} from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AmountBlock } from '#app/domain/order-limits.ts'
import { addressQueries, type ListedAddress } from '#app/features/addresses/addresses.data.ts'
import { cardArt } from '#app/features/gift-cards/card-art.ts'
import { useBrand } from '#app/features/gift-cards/use-brand.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { limitSentence } from '#app/member-data/blocked-amounts.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { ORDER_ERROR_MS } from '#app/notifications/notification.ts'
import { Notifications } from '#app/notifications/notifications.tsx'
import { useNotices, useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { draftOf, forgetDraft } from '#app/shell/forms/use-draft.ts'
import { useStepForm } from '#app/shell/forms/use-step-form.ts'
import { href } from '#app/shell/links/href.ts'
import { useLanguageLink } from '#app/shell/links/use-language-link.ts'
import { PartBoundary } from '#app/shell/page-parts/until-interaction.tsx'
import { outcomeNotice, redeemMessage, refusalWords, stepLine } from './flow-words.ts'
import {
  type GiftCardFacts,
  type GiftCardState,
  giftCardFacts,
  giftCardState,
  redeemHref,
  stepsOf,
} from './gift-card-state.ts'
import { addressStep, amountStep, formatStep, points, quantityWords, reviewStep } from './gift-card-steps.ts'
import { BrandBelow } from './load-gift-card.ts'
import { OrderSoFar } from './order-so-far.tsx'
import type { GiftCardSearch } from './redeem-search.ts'
import { spendQueries } from './spend.data.ts'
import { type Redemption, useRedemption } from './use-redemption.ts'

const TARGET = 'redeem-dialog'

const ART_SIZES = pictureSizes('76px', { tablet: '201px', desktop: '284px' })

interface RedeemPageProps {
  brandId: string
  search: GiftCardSearch
}

/** The brand's page with the redeem flow over it. */
export function RedeemPage({ brandId, search }: RedeemPageProps) {
  return (
    <>
      {/* As high as the window, so that the footer does not come up while the page loads. */}
      <PartBoundary ready={BrandBelow.ready} fallback={<div className="min-h-dvh" />}>
        <BrandBelow brandId={brandId} />
      </PartBoundary>
      <RedeemOver key={brandId} brandId={brandId} search={search} />
    </>
  )
}

function RedeemOver({ brandId, search }: RedeemPageProps) {
  const { brand, isGone } = useBrand(brandId)
  const redeem = useGiftCardRedeem(brand, search)
  const here = redeemHref(brandId, search)
  const isNoticeShown = useRefusalNotice(search.intent, refusalOf(redeem))
  const notice = isGone && redeem.returned?.name === 'waiting' ? null : redeemNotice(redeem)
  const { pending, onSubmit } = useStepForm(redeem.known?.state.step)
  const language = useLanguageLink()
  const message = redeemMessage(redeem, here, isGone ? goneMessage() : undefined)
  const step = message ?? questionStep(redeem, here)
  if (!step) return null
  const state = redeem.known?.state
  const formatLine = {
    'E-Card': m.redeem_eCardTo(),
    Physical: m.redeem_physicalTo(),
  }
  return (
    <RedeemDialog
      title={m.redeem_title({ brand: brand.brandName })}
      close={{ href: href('/gift-cards/$brandId', { brandId }), label: m.site_close() }}
      card={{
        name: brand.brandName,
        // The page below preloads the same picture; a second preload would go unused.
        art: cardArt(brand.cmsContent.image, ART_SIZES),
        ...(state?.format && state.step !== 'format' && { format: formatLine[state.format] }),
      }}
      sum={message ? null : redeemSum(redeem)}
      steps={stepLine(
        stepsOf(state?.format),
        message?.kind === 'checking' ? 'review' : (state?.step ?? 'format'),
      )}
      step={step}
      notice={isNoticeShown && notice?.status === 'error' ? null : notice}
      notices={
        <div className="has-data-status:mb-6">
          <Notifications target={TARGET} />
        </div>
      }
      busy={pending || (step.kind === 'review' && !redeem.review)}
      busyLabel={m.redeem_pending()}
      language={language}
      onSubmit={onSubmit}
    />
  )
}

/** An order of gift cards: what holds, what was chosen, and where its pending action stands. */
interface GiftCardRedeem extends Redemption {
  /** `null` while the balance is not known: then no amount can be offered. */
  readonly known: { readonly facts: GiftCardFacts; readonly state: GiftCardState } | null
  readonly email: string | undefined
}

function useGiftCardRedeem(brand: GiftCardBrand, search: GiftCardSearch): GiftCardRedeem {
  const { brandId } = brand
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery(accountQueries.profile())
  const { data: book } = useQuery({ ...addressQueries.list(), enabled: search.format === 'Physical' })
  useAddedAddress(profile?.sub, book?.addresses, search)
  const facts = giftCardFacts(brand, balance, pageData, book)
  const state = facts && giftCardState(search, facts)
  const priced = state?.denomination && pricedOrder(search, state, state.denomination)
  const redemption = useRedemption({
    intent: search.intent,
    selection: state?.selection,
    review: spendQueries.reviewGiftCards,
    priced: priced ?? null,
    agreedPrice: ({ points }) => points,
    withIntent: (intent) => redeemHref(brandId, { ...search, intent }),
  })
  return { ...redemption, known: facts && state ? { facts, state } : null, email: profile?.email }
}

const pricedOrder = (
  { sku }: GiftCardSearch,
  { quantity, chosenAt }: GiftCardState,
  { points }: Denomination,
) => ({
  order: `${sku} × ${quantity}`,
  price: points * quantity,
  chosenAt: chosenAt && chosenAt * quantity,
})

/** What is left of a brand that is nowhere any more: the order of it that the address names. */
export function GoneBrandPage({ brandId, search }: RedeemPageProps) {
  const back = { href: href('/gift-cards'), label: m.giftCards_back() }
  return (
    <>
      <PageHeading title={m.giftCards_gone()} back={back} scale="sentence" />
      <div className="page-column pb-20">
        {search.intent ? (
          <OrderSoFar intent={search.intent} here={redeemHref(brandId, search)} isGone />
        ) : null}
      </div>
    </>
  )
}

/** The brand is no longer sold. */
const goneMessage = (): MessageStep => ({
  kind: 'blocked',
  question: m.giftCards_gone(),
  action: { href: href('/gift-cards'), label: m.giftCards_noneAction() },
})

/** What was typed of an address that was added on the way is saved, and is no draft any more. Another address is left as it is. */
function useAddedAddress(
  owner: string | undefined,
  addresses: readonly ListedAddress[] | undefined,
  { address }: GiftCardSearch,
): void {
  const line = addresses?.find(({ uniqueId }) => uniqueId === address)?.addressLine1
  useEffect(() => {
    if (owner && line && draftOf(owner, 'address-new')?.addressLine1?.trim() === line)
      forgetDraft(owner, 'address-new')
  }, [owner, line])
}

/** The question of the current step. */
function questionStep({ known, review, email }: GiftCardRedeem, here: string): RedeemStep | null {
  if (!known) return null
  const { facts, state } = known
  const { format, denomination } = state
  if (!format || state.step === 'format') return formatStep(facts, state)
  if (!denomination || state.step === 'amount') return amountStep(facts, state, format)
  if (state.step === 'address') return addressStep(facts, state, here)
  return reviewStep({ facts, state, denomination, email, intent: review?.intent })
}

/** Balance, cost and remainder; nothing while the balance is not known. */
function redeemSum({ known }: GiftCardRedeem): RedeemSum | null {
  if (!known) return null
  const { denomination, quantity } = known.state
  return {
    have: m.redeem_have(),
    order: m.redeem_order(),
    left: m.redeem_left(),
    balance: known.facts.balance,
    orderPoints: (denomination?.points ?? 0) * quantity,
    format: (amount) => m.redeem_points({ points: points(amount) }),
  }
}

/** The backend's message about a refused order that a step-up returned from. */
const refusalOf = ({ returned }: GiftCardRedeem): string | undefined =>
  returned?.name === 'refused' ? refusalWords(returned) : undefined

/** The outcome of the last attempt, or what was changed in what the address asks for. */
function redeemNotice({ returned, known, earlierPrice }: GiftCardRedeem): RedeemNotice | null {
  const changed = known && priceNotice(known.state, earlierPrice)
  if (changed) return changed
  const outcome = outcomeNotice(returned)
  // A refusal has been announced by a notification of its own (`useRefusalNotice`).
  if (outcome) return { ...outcome, quiet: outcome.status === 'error' }
  if (!known) return null
  const { state, facts } = known
  if (state.step === 'address' && state.isAddressGone) {
    return { status: 'info', title: m.redeem_addressGone() }
  }
  if (state.step === 'format' && state.isFormatGone) {
    return { status: 'info', title: m.redeem_formatGone() }
  }
  if (state.step !== 'amount') return null
  if (state.isAmountMissing) return { status: 'error', title: m.redeem_amountMissing() }
  if (state.lostTo) return { status: 'info', title: lostWords(state.lostTo, facts) }
  if (state.isQuantityWrong) return { status: 'error', title: quantityWords(state.maxQuantity) }
  if (state.isTooSmall) return { status: 'info', title: limitSentence.minimum(facts.limits) }
  return null
}

/** Why the amount that was chosen cannot be had. */
function lostWords(lostTo: AmountBlock, { balance, limits }: GiftCardFacts): string {
  if (lostTo === 'day' || lostTo === 'minimum') return limitSentence[lostTo](limits)
  const words = {
    balance: m.redeem_amountGoneBalance,
    format: m.redeem_amountGoneFormat,
    stock: m.redeem_amountGoneStock,
  }
  return words[lostTo]({ balance: points(balance) })
}

function priceNotice(
  { step, denomination, quantity }: GiftCardState,
  earlierPrice: number | null,
): RedeemNotice | null {
  const now = (denomination?.points ?? 0) * quantity
  if (step !== 'review' || earlierPrice === null || earlierPrice === now) return null
  return {
    status: 'warning',
    title: m.redeem_priceChanged({ from: points(earlierPrice), to: points(now) }),
    text: m.redeem_priceChangedText(),
  }
}

/**
 * Raises the backend's words about a refused order for ten seconds (spec §8), once for each refusal.
 * @returns true while they are shown as a notice; afterwards the dialog keeps them in its own place
 */
function useRefusalNotice(intent: string | undefined, words: string | undefined): boolean {
  const { notify, dismiss } = useNotifications()
  const { notices } = useNotices()
  useEffect(() => {
    if (!intent || words === undefined) return
    const id = notify({
      status: 'error',
      message: words,
      options: { duration: ORDER_ERROR_MS, target: TARGET },
    })
    return () => dismiss(id)
  }, [intent, words, notify, dismiss])
  return notices.some(({ options }) => options.target === TARGET)
}
