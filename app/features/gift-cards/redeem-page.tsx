import { RedeemDialog } from '@borealis/design-system/patterns/redeem-dialog/redeem-dialog.tsx'
import type { RedeemStep } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Notifications } from '#app/notifications/notifications.tsx'
import * as m from '#app/paraglide/messages.js'
import { useStepForm } from '#app/shell/forms/use-step-form.ts'
import { href } from '#app/shell/links/href.ts'
import { useLanguageLink } from '#app/shell/links/use-language-link.ts'
import { redeemMessage } from '#app/shell/redeem/redeem-message.ts'
import { stepLine } from '#app/shell/redeem/step-line.ts'
import { BrandBelow } from './brand-below.ts'
import { cardArt } from './card-art.ts'
import { giftCardQueries } from './gift-cards.data.ts'
import { addressStep, amountStep, formatStep } from './redeem-choice-steps.ts'
import { redeemHref } from './redeem-links.ts'
import { redeemNotice, refusalOf } from './redeem-notice.ts'
import { reviewStep } from './redeem-review-step.ts'
import type { GiftCardSearch } from './redeem-search.ts'
import { stepsOf } from './redeem-state.ts'
import { redeemSum } from './redeem-sum.ts'
import { type GiftCardRedeem, useGiftCardRedeem } from './use-redeem.ts'
import { useRefusalNotice } from './use-refusal-notice.ts'

const ART_SIZES = '(width >= 1200px) 284px, (width >= 770px) 201px, 76px'

interface RedeemPageProps {
  brandId: string
  search: GiftCardSearch
}

/** The brand's page with the redeem flow over it. */
export function RedeemPage({ brandId, search }: RedeemPageProps) {
  return (
    <>
      <Suspense>
        <BrandBelow brandId={brandId} />
      </Suspense>
      <RedeemOver key={brandId} brandId={brandId} search={search} />
    </>
  )
}

function RedeemOver({ brandId, search }: RedeemPageProps) {
  const { data: brand } = useSuspenseQuery(giftCardQueries.brand(brandId))
  const redeem = useGiftCardRedeem(brandId, search)
  const here = redeemHref(brandId, search)
  const isNoticeShown = useRefusalNotice(search.intent, refusalOf(redeem))
  const notice = redeemNotice(redeem)
  const { pending, onSubmit } = useStepForm(redeem.known?.state.step)
  const language = useLanguageLink()
  const message = redeemMessage(redeem, here)
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
      close={{ href: href('/gift-cards/$brandId', { brandId }), label: m.redeem_close() }}
      card={{
        name: brand.brandName,
        // The page below preloads the same picture; a second preload would go unused.
        art: cardArt(brand.cmsContent.image.url, ART_SIZES),
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
          <Notifications target="redeem-dialog" />
        </div>
      }
      busy={pending || (step.kind === 'review' && !redeem.review)}
      busyLabel={m.redeem_pending()}
      language={language}
      onSubmit={onSubmit}
    />
  )
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
