import type { ReactNode } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { ActionLink } from '../../components/link/link.tsx'

export type AddressCardProps = {
  /** Makes the card an anchor of its page. None by default. */
  id?: string
  /** The address's own name. */
  title: string
  /** The address as it is written on a parcel. */
  lines: readonly string[]
  /** What is special about it: "Default"; nothing by default. */
  badge?: string
  /** The way to change it; absent where it cannot be changed. */
  edit?: { href: string; label: string }
  /** A form that makes it the special one; absent on the one that is. */
  choose?: ReactNode
  /** Removing asks for a code, so it is a form or a link that leads there. None by default. */
  remove?: ReactNode
}

/** An address of the member, as it stands on an envelope. */
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
        <address className="mt-1 text-ink-2 not-italic">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      {choose || edit || remove ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-small">
          {choose ? <div className="max-tablet:w-full">{choose}</div> : null}
          {edit ? (
            <ActionLink href={edit.href}>
              {edit.label}
              <span className="sr-only"> {title}</span>
            </ActionLink>
          ) : null}
          {remove}
        </div>
      ) : null}
    </li>
  )
}
