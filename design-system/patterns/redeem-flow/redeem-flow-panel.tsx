import { Icon, type IconNode } from '../../components/icon/icon.tsx'
import { Sum, type SumProps } from '../order-summary/sum.tsx'

export type RedeemFlowPanelProps = {
  /** Accessible name of the panel. */
  label: string
  /** Icon for the kind of purchase: a plane, a card. */
  icon: IconNode
  /** The trip or card being paid for. */
  title: string
  /** Date and card of the purchase. None by default. */
  detail?: string | undefined
  /** Effect on the bill. None by default. */
  bill?: SumProps | undefined
  /** Effect on the balance. None by default. */
  balance?: SumProps | undefined
}

/** What is being paid for, and the effect on bill and balance. Always visible; full bleed on a phone. */
export function RedeemFlowPanel({ label, icon, title, detail, bill, balance }: RedeemFlowPanelProps) {
  return (
    <aside
      aria-label={label}
      className="-mx-margin self-start bg-sunken px-margin py-8 tablet:mx-0 tablet:rounded-window tablet:p-8 desktop:sticky desktop:top-28"
    >
      <span className="flex size-11 items-center justify-center rounded-button bg-surface">
        <Icon of={icon} size={20} className="text-aurora-text" />
      </span>
      <p className="mt-4 text-h3">{title}</p>
      {detail ? <p className="mt-1 text-small text-ink-2">{detail}</p> : null}
      {bill ? (
        <div className="mt-5">
          <Sum {...bill} />
        </div>
      ) : null}
      {balance ? (
        <div className="mt-7">
          <Sum {...balance} />
        </div>
      ) : null}
    </aside>
  )
}
