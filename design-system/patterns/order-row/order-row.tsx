import { Coins } from 'lucide-react'
import { Icon } from '../../components/icon/icon.tsx'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'
import { OrderStatus, type OrderStatusProps } from './order-status.tsx'

export type OrderRowProps = {
  /** The order's page. */
  href: string
  /** "Laurentide Sport, $25" */
  title: string
  /** "Physical card, quantity 1" */
  detail: string
  /** "Order 7F3K-4410, placed Nov 13, 2026" */
  placed: string
  /** What it cost, as it is written. */
  points: string
  /** What of them came back, as it is written; none by default. */
  returned?: string | undefined
  /** Where it is now. */
  status: OrderStatusProps
  /** `null` for an order that is no card, such as a credit. */
  art: CardArtProps | null
  /** 3 under an h2 (default), 2 where orders are the page. */
  headingLevel?: 2 | 3
}

/** An order in a list: the card, what it is, where it is, what it cost. The whole row leads to it. */
export function OrderRow(props: OrderRowProps) {
  const { href, title, detail, placed, points, returned, status, art, headingLevel = 3 } = props
  const Heading = `h${headingLevel}` as const
  return (
    <li className="group relative grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 border-b border-line py-4 tablet:grid-cols-[auto_1fr_auto_8rem] tablet:gap-x-6">
      {art ? (
        <CardArt {...art} className="w-[76px] rounded-small-card shadow-object tablet:w-[96px]" />
      ) : (
        <span className="flex aspect-[320/202] w-[76px] items-center justify-center rounded-small-card bg-sunken tablet:w-[96px]">
          <Icon of={Coins} size={24} className="text-aurora-text" />
        </span>
      )}
      <div>
        <Heading className="text-body font-semibold tracking-normal">
          <CoverLink href={href}>{title}</CoverLink>
        </Heading>
        <p className="text-small text-ink-2">{detail}</p>
        <p className="text-small text-ink-2">{placed}</p>
      </div>
      <p className="col-start-2 tablet:col-start-auto">
        <OrderStatus {...status} />
      </p>
      <p className="col-start-2 font-semibold tablet:col-start-auto tablet:text-right tablet:whitespace-nowrap">
        {points}
        {returned ? <span className="block text-small font-normal text-aurora-text">{returned}</span> : null}
      </p>
    </li>
  )
}
