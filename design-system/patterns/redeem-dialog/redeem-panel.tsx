import { classNames } from '../../components/class-names/class-names.ts'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { CardArt } from '../card-art/card-art.tsx'
import { LanguageLink, type LanguageLinkProps } from '../language-link/language-link.tsx'
import { Sum } from '../order-summary/sum.tsx'
import type { RedeemCard, RedeemSum } from './redeem-types.ts'

type RedeemPanelProps = {
  card: RedeemCard
  sum: RedeemSum | null
  language?: Omit<LanguageLinkProps, 'className'> | undefined
}

/** The card and the sum, always visible; a compact header on a phone, where the sum moves to the footer. */
export function RedeemPanel({ card, sum, language }: RedeemPanelProps) {
  return (
    <div className="mx-5 grid grid-cols-[auto_1fr_auto] items-center gap-x-4 border-b border-line pb-5 tablet:mx-0 tablet:flex tablet:flex-col tablet:items-stretch tablet:border-r tablet:border-b-0 tablet:bg-sunken tablet:p-6 desktop:p-8 desktop:pt-9">
      <CardArt
        {...card.art}
        className="row-span-2 w-[76px] rounded-small-card shadow-object tablet:w-full tablet:rounded-card"
      />
      <p
        translate="no"
        className={classNames(
          'font-semibold tablet:mt-5 tablet:text-h3',
          card.format ? 'max-tablet:self-end' : 'row-span-2',
        )}
      >
        {inItsLanguage(card.name)}
      </p>
      {card.format ? (
        <p className="col-span-2 col-start-2 row-start-2 self-start text-small text-ink-2 tablet:mt-1">
          {card.format}
        </p>
      ) : null}
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
          className={classNames(
            'col-start-3 row-start-1 text-small max-tablet:-my-2.5 max-[15rem]:col-start-2 max-[15rem]:row-start-3',
            card.format ? 'max-tablet:self-end' : 'row-span-2',
            sum ? 'tablet:mt-4' : 'tablet:mt-auto',
          )}
        />
      ) : null}
    </div>
  )
}
