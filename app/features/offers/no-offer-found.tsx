import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { formatNumber } from '#app/domain/numerals.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

/** The filters leave no offer, while `count` others are on. */
export function NoOfferFound({ count }: { count: number }) {
  return (
    <EmptyState
      title={m.offers_noneTitle()}
      action={
        <Button href={href('/offers')} variant="secondary">
          {m.offers_noneAction()}
        </Button>
      }
    >
      {m.offers_noneText({ count: formatNumber(count, currentLocale()) })}
    </EmptyState>
  )
}
