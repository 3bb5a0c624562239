import { Check, CircleAlert, Clock, Coins } from 'lucide'
import { Badge, type BadgeProps } from '../../components/badge/badge.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'

export type OrderRowProps = {
  /** URL of the order. */
  href: string
  /** For example "Laurentide Sport, $25". */
  title: string
  /** For example "Physical card, quantity 1". */
  detail: string
  /** For example "Order 7F3K-4410, placed Nov 13, 2026". */
  placed: string
  /** Points spent, formatted. */
  points: string
  /** Points refunded, formatted. None by default. */
  returned?: string | undefined
  /** Current status. */
  status: OrderStatusProps
  /** `null` for an order without a card, such as a credit. */
  art: CardArtProps | null
  /** Heading level of the title: 3 below an h2 (default), 2 where orders are the page. */
  headingLevel?: 2 | 3
}

/** An order in a list. The whole row links to it. */
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

export type OrderStatusProps = {
  /** Decides icon and colour. */
  kind: 'done' | 'moving' | 'waiting' | 'failed'
  /** The status in words. */
  label: string
}

const looks: Record<OrderStatusProps['kind'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  done: { tone: 'success', icon: Check },
  moving: { tone: 'info' },
  waiting: { tone: 'warning', icon: Clock },
  failed: { tone: 'error', icon: CircleAlert },
}

/** Status of an order: text, with an icon and colour that repeat it. */
export function OrderStatus({ kind, label }: OrderStatusProps) {
  return <Badge {...looks[kind]}>{label}</Badge>
}
