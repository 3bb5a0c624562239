import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import * as m from '#app/paraglide/messages.js'
import { PinForm } from './pin-form.tsx'

/** Adds the points of a PIN from a letter or a receipt. */
export function PromoPage() {
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
