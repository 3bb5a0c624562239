import { ActionLink } from '../link/link.tsx'
import { useCopy } from './use-copy.ts'

export type CopyLinkProps = {
  /** The text to copy. */
  text: string
  /** Label of the link. */
  label: string
  /** Visually hidden end of the label: "member number". None by default. */
  context?: string
  /** Announced once the text is copied: "Copied". */
  copied: string
}

/** Copies a text to the clipboard and announces it. Hidden without JavaScript; silent where the browser refuses. */
export function CopyLink({ text, label, context, copied }: CopyLinkProps) {
  const { isCopied, copyProps } = useCopy(text)
  return (
    <span className="text-small noscript:hidden">
      <span role="status" className={isCopied ? 'mr-3 text-ink-2' : undefined}>
        {isCopied ? copied : ''}
      </span>
      <ActionLink {...copyProps}>
        {label}
        {context ? <span className="sr-only">{`\u00A0${context}`}</span> : null}
      </ActionLink>
    </span>
  )
}
