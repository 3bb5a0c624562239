import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.tsx'

export type ReceiptListProps = {
  /** What the receipt says, one row each: `text` under its title, `aside` behind it. */
  rows: readonly { id: string; icon: LucideIcon; title: string; text?: string; aside?: ReactNode }[]
}

/** What to keep after an order: its number, what was spent, and what to do if nothing comes. */
export function ReceiptList({ rows }: ReceiptListProps) {
  return (
    <ul className="max-w-[35rem]">
      {rows.map(({ id, icon: Drawing, title, text, aside }) => (
        <li key={id} className="flex gap-4 border-t border-line py-4 first:border-t">
          <Icon of={Drawing} size={20} className="mt-0.5 shrink-0 text-aurora-text" />
          <div>
            <p>
              <strong>{title}</strong>
              {aside ? <span className="ml-3 text-small">{aside}</span> : null}
            </p>
            {text ? <p className="text-ink-2">{text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
