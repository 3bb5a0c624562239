import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { useState } from 'react'
import * as m from '#app/paraglide/messages.js'

/** Copies the order number and says so. It needs JavaScript and a browser that lets a page write; else it is not there. */
export function CopyLink({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <span className="noscript:hidden">
      <ActionLink onClick={copy}>
        {m.success_copy()}
        <span className="sr-only"> {m.success_copyContext()}</span>
      </ActionLink>
      <span role="status" className="ml-3 text-ink-2">
        {isCopied ? m.success_copied() : ''}
      </span>
    </span>
  )
}
