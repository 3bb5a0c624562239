import { Icon, type LucideIcon } from '../../components/icon/icon.tsx'
import { Sum, type SumProps } from '../order-summary/sum.tsx'

export type RedeemFlowPanelProps = {
  /** Name of the panel for screen readers. */
  label: string
  /** The kind of thing: a plane, a card. */
  icon: LucideIcon
  /** What is paid: the trip, the card. */
  title: string
  /** When it was bought, with which card. None by default. */
  detail?: string | undefined
  /** What points do to the bill, when there is one. None by default. */
  bill?: SumProps | undefined
  /** What they do to the balance. None by default. */
  balance?: SumProps | undefined
}

/** What is paid for and what it does to bill and balance, always in view; full bleed on a phone. */
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
