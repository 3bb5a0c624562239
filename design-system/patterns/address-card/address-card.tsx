import type { ReactNode } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { ActionLink } from '../../components/link/link.tsx'

export type AddressCardProps = {
  /** URL fragment of the card. None by default. */
  id?: string
  /** Name of the address. */
  title: string
  /** The address as written on a parcel. */
  lines: readonly string[]
  /** Marks a special address: "Default". None by default. */
  badge?: string
  /** Link to the edit form; absent where the address cannot be edited. */
  edit?: { href: string; label: string }
  /** Form that makes this the default address; absent on the default one. */
  choose?: ReactNode
  /** Form or link that removes the address; it leads to a step-up. None by default. */
  remove?: ReactNode
}

/** One of the member's addresses, as on an envelope. */
export function AddressCard({ id, title, lines, badge, choose, edit, remove }: AddressCardProps) {
  return (
    <li
      id={id}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-6"
    >
      <div>
        <h3 className="flex flex-col-reverse items-start gap-x-3 gap-y-2 text-body font-semibold tracking-normal tablet:flex-row tablet:flex-wrap tablet:items-center tablet:gap-y-1">
          {title}
          {badge ? <Badge tone="success">{badge}</Badge> : null}
        </h3>
        <address translate="no" className="mt-1 text-ink-2 not-italic">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      {choose || edit || remove ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-small max-tablet:w-full">
          {choose}
          {edit ? (
            <ActionLink href={edit.href}>
              {edit.label}
              <span className="sr-only">{`\u00A0${title}`}</span>
            </ActionLink>
          ) : null}
          {remove}
        </div>
      ) : null}
    </li>
  )
}
