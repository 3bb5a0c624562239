import { useState } from 'react'
import { ActionLink } from '../link/link.tsx'

export type CopyLinkProps = {
  /** What is copied. */
  text: string
  /** Words of the link. */
  label: string
  /** Completes the label for screen readers: "member number". Default: the label says it all. */
  context?: string
  /** Said once it is done: "Copied". */
  copied: string
}

/** Copies a text and says so. Without JavaScript, or where a page may not write, it is not there or says nothing. */
export function CopyLink({ text, label, context, copied }: CopyLinkProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      // A page served without TLS has no clipboard API at all.
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  return (
    <span className="text-small noscript:hidden">
      <span role="status" className={isCopied ? 'mr-3 text-ink-2' : undefined}>
        {isCopied ? copied : ''}
      </span>
      <ActionLink onClick={copy}>
        {label}
        {context ? <span className="sr-only"> {context}</span> : null}
      </ActionLink>
    </span>
  )
}
