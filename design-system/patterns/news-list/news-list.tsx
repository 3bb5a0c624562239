import type { ReactNode } from 'react'
import { ActionLink } from '../../components/link/link.tsx'

export type NewsListProps = {
  /** The news, newest first. */
  items: readonly {
    id: string
    /** The day it was said, as it is written. */
    date: string
    /** A badge when it is urgent or a warning. */
    badge?: ReactNode
    title: string
    paragraphs: readonly string[]
    /** Where it is explained; `context` completes it for screen readers. */
    link?: { href: string; label: string; context: string } | null
  }[]
}

/** What was announced, newest first: the day at the left, the words at the right. */
export function NewsList({ items }: NewsListProps) {
  return (
    <ul>
      {items.map(({ id, date, badge, title, paragraphs, link }) => (
        <li
          key={id}
          id={id}
          className="grid scroll-mt-6 gap-x-8 gap-y-2 border-t border-line py-6 tablet:grid-cols-[10rem_minmax(0,40rem)]"
        >
          <p className="text-small leading-6 text-ink-2">{date}</p>
          <div>
            {badge ? <p className="mb-2">{badge}</p> : null}
            <h3 className="text-h3">{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 max-w-measure text-ink-2">
                {paragraph}
              </p>
            ))}
            {link ? (
              <p className="mt-3 text-small">
                <ActionLink href={link.href}>
                  {link.label}
                  <span className="sr-only"> {link.context}</span>
                </ActionLink>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
