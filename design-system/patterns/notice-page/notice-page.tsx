import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { UnlitSlats } from '../../components/slats/unlit-slats.tsx'

export type NoticePageProps = {
  /** Text of the h1. */
  heading: string
  /** Paragraphs: first what has happened, then what can be done. */
  text: readonly string[]
  /** The main link; absent when there is none. */
  action?: { href: string; label: string }
  /** A second link; absent when there is none. */
  other?: { href: string; label: string }
  /** Reference for support: its label and the id, which stays on one line where it fits. None by default. */
  reference?: { label: string; id: string }
  /**
   * Dashed slats above the heading: something is missing or has failed. `false` for a question, or where all is well.
   * `true` by default.
   */
  unlit?: boolean
  /** A form or another control instead of the links, such as signing out. None by default. */
  children?: ReactNode
}

/** A full page with a message: not found, account suspended, provider error; or with one question. */
export function NoticePage({
  heading,
  text,
  action,
  other,
  reference,
  unlit = true,
  children,
}: NoticePageProps) {
  return (
    <div className="page-column pt-16 pb-16 tablet:pt-24 tablet:pb-28">
      {unlit ? (
        <UnlitSlats className="mb-10 w-full max-tablet:h-24 max-tablet:w-[round(down,100%,25.6px)] tablet:mb-12" />
      ) : null}
      <div className="max-w-list">
        <h1 className="text-h1">{heading}</h1>
        {text.map((paragraph, index) => (
          <p
            key={paragraph}
            className={`max-w-measure text-ink-2 ${index === 0 ? 'mt-5 text-lead' : 'mt-4'}`}
          >
            {paragraph}
          </p>
        ))}
        {action || other || children ? (
          <ButtonGroup className="mt-8">
            {action ? <Button href={action.href}>{action.label}</Button> : null}
            {other ? <ActionLink href={other.href}>{other.label}</ActionLink> : null}
            {children}
          </ButtonGroup>
        ) : null}
        {reference ? (
          <p className="mt-12 text-small text-ink-2">
            {reference.label} <span className="inline-block break-all">{reference.id}</span>
          </p>
        ) : null}
      </div>
    </div>
  )
}
