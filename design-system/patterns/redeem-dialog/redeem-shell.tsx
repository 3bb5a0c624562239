import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../components/icon/icon.tsx'

export type RedeemShellProps = {
  /** Name of the dialog: "Redeem points for Prairie Outfitters". */
  title: string
  /** Leaving is a link, so it works without JavaScript; Escape and a press outside follow it too. */
  close: { href: string; label: string }
  /** While an answer is awaited, nothing but the link closes it. */
  locked: boolean
  /** Which question has the reader's focus. */
  focusId: string
  children: ReactNode
}

/**
 * The dialog itself, in the page's own markup (no portal), so that the server can send it open. The scroll
 * lock is a rule of the style sheet, and no part writes a style attribute on the server.
 */
export function RedeemShell({ title, close, locked, focusId, children }: RedeemShellProps) {
  const closeLink = useRef<HTMLAnchorElement>(null)
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && closeLink.current?.click()}>
      <div className="redeem-scrim" aria-hidden="true" />
      <RadixDialog.Content
        aria-describedby={undefined}
        className="redeem-dialog"
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          document.getElementById(focusId)?.focus()
        }}
        onEscapeKeyDown={(event) => locked && event.preventDefault()}
        onPointerDownOutside={(event) => locked && event.preventDefault()}
      >
        <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
        {children}
        <a
          ref={closeLink}
          href={close.href}
          className="absolute top-3 right-2 flex size-11 items-center justify-center rounded-button tablet:top-5 tablet:right-6"
        >
          <Icon of={X} size={24} />
          <span className="sr-only">{close.label}</span>
        </a>
      </RadixDialog.Content>
    </RadixDialog.Root>
  )
}
