import { CardArt } from '../card-art/card-art.tsx'
import { LanguageLink, type LanguageLinkProps } from '../language-link/language-link.tsx'
import { Sum } from '../order-summary/sum.tsx'
import type { RedeemCard, RedeemSum } from './redeem-types.ts'

type RedeemPanelProps = {
  card: RedeemCard
  sum: RedeemSum | null
  language?: Omit<LanguageLinkProps, 'className'> | undefined
}

/** The card and the sum, always in view; on a phone a small header, its sum moves to the foot. */
export function RedeemPanel({ card, sum, language }: RedeemPanelProps) {
  return (
    <div className="mx-5 flex items-center gap-4 border-b border-line pb-5 tablet:mx-0 tablet:flex-col tablet:items-stretch tablet:gap-0 tablet:border-r tablet:border-b-0 tablet:bg-sunken tablet:p-6 desktop:p-8 desktop:pt-9">
      <CardArt
        {...card.art}
        className="w-[76px] rounded-small-card shadow-object tablet:w-full tablet:rounded-card"
      />
      <div className="tablet:mt-5">
        <p className="font-semibold tablet:text-h3">{card.name}</p>
        {card.format ? <p className="text-small text-ink-2 tablet:mt-1">{card.format}</p> : null}
      </div>
      {sum ? (
        <div className="hidden tablet:mt-auto tablet:block tablet:pt-10">
          <Sum
            live
            lines={[
              { id: 'have', label: sum.have, value: sum.format(sum.balance) },
              { id: 'order', label: sum.order, value: sum.format(-sum.orderPoints) },
            ]}
            total={{ id: 'left', label: sum.left, value: sum.format(sum.balance - sum.orderPoints) }}
          />
        </div>
      ) : null}
      {language ? (
        <LanguageLink
          {...language}
          className={`ml-auto shrink-0 text-small tablet:ml-0 ${sum ? 'tablet:mt-4' : 'tablet:mt-auto'}`}
        />
      ) : null}
    </div>
  )
}
