import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { useQuery } from '@tanstack/react-query'
import * as m from '#app/paraglide/messages.js'
import { SectionNotice, SectionPending } from '#app/site/section-notice.tsx'
import { PinForm } from './pin-form.tsx'
import { promoQueries } from './promo.queries.ts'

/** Adds the points of a PIN from a letter or a receipt. */
export function PromoPage() {
  const check = useQuery(promoQueries.check())
  if (check.isError) return <SectionNotice text={m.promo_failed()} onRetry={() => check.refetch()} />
  if (!check.data) return <SectionPending failed={m.promo_failed()} />
  if (!check.data.isSetUp) {
    return (
      <Banner status="info" title={m.promo_notSetUpTitle()}>
        {m.promo_notSetUpText()}
      </Banner>
    )
  }
  return (
    <>
      <noscript>
        <Banner status="info" title={m.promo_noScriptTitle()}>
          {m.promo_noScriptText()}
        </Banner>
      </noscript>
      <PinForm />
    </>
  )
}
