import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.tsx'

export type ReceiptListProps = {
  /** Rows of the receipt: `text` below the title, `aside` at the end. */
  rows: readonly { id: string; icon: IconNode; title: ReactNode; text?: string; aside?: ReactNode }[]
}

/** Receipt of an order: its number, the points spent, and what to do if nothing arrives. */
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
