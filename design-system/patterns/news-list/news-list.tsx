import type { ReactNode } from 'react'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { ActionLink } from '../../components/link/link.tsx'

export type NewsListProps = {
  /** The news, newest first. */
  items: readonly {
    id: string
    /** Date of publication, formatted. */
    date: string
    /** Badge for urgent news and warnings. */
    badge?: ReactNode
    title: string
    paragraphs: readonly string[]
    /** Link to more; `context` completes its label for screen readers. */
    link?: { href: string; label: string; context: string } | null
  }[]
}

/** Announcements, newest first: date on the left, text on the right. */
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
            <h3 className="text-h3">{inItsLanguage(title)}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 max-w-measure text-ink-2">
                {inItsLanguage(paragraph)}
              </p>
            ))}
            {link ? (
              <p className="mt-3 text-small">
                <ActionLink href={link.href}>
                  {link.label}
                  <span className="sr-only">{`\u00A0${link.context}`}</span>
                </ActionLink>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
