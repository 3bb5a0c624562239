import * as RadixDialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { DialogClose, DialogHead, type DialogWords, panelClasses, veil } from './dialog-frame.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type PageDialogProps = DialogWords & {
  /** The page underneath. Closing goes there, by the ×, by Escape and by a press outside. */
  closeHref: string
  /** Name of the × for those who cannot see it. */
  closeLabel: string
  /** 560 px wide, or up to 1000. `medium` by default. */
  size?: 'medium' | 'wide'
  /** Nothing closes it by accident while an answer is awaited. `false` by default. */
  locked?: boolean
  /** Id of what takes the focus first; the first control otherwise. */
  focusId?: string
  /**
   * Lays out its own insides, up to the edge; the title is heard and not seen, and a description has no place.
   * `false` by default.
   */
  bare?: boolean
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
  /** The dialog's insides. */
  children: ReactNode
}

/**
 * A dialog that is an address. The server sends it open, inside the page (no portal, no style attribute), and
 * without JavaScript its links and forms are enough. Once the page lives, it holds the focus and stills the page
 * behind; the scroll lock is the style sheet's (`html:has([data-page-dialog])`).
 */
export function PageDialog({
  closeHref,
  closeLabel,
  size = 'medium',
  locked = false,
  focusId,
  bare = false,
  className,
  children,
  ...words
}: PageDialogProps) {
  const focus = useReturnFocus()
  const close = useRef<HTMLAnchorElement>(null)
  const unlessLocked = (event: Event) => locked && event.preventDefault()
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && close.current?.click()}>
      <div className={veil} aria-hidden="true" />
      <RadixDialog.Content
        data-page-dialog=""
        // Said from the start: the primitive says it a moment after it has stilled the page behind, and a press that woke
        // the page would end on nothing.
        className={classNames('pointer-events-auto', panelClasses(size), className)}
        onEscapeKeyDown={unlessLocked}
        onPointerDownOutside={unlessLocked}
        onCloseAutoFocus={focus.giveBack}
        onOpenAutoFocus={(event) => {
          focus.remember()
          const first = focusId ? document.getElementById(focusId) : null
          if (!first) return
          event.preventDefault()
          first.focus()
        }}
        {...(words.description && !bare ? {} : { 'aria-describedby': undefined })}
      >
        {bare ? (
          <>
            <RadixDialog.Title className="sr-only">{words.title}</RadixDialog.Title>
            {children}
          </>
        ) : (
          <div className="px-5 pt-7 pb-6 tablet:px-10 tablet:pt-9 tablet:pb-8">
            <DialogHead {...words} />
            <div className="mt-5">{children}</div>
          </div>
        )}
        <DialogClose label={closeLabel} href={closeHref} linkRef={close} />
      </RadixDialog.Content>
    </RadixDialog.Root>
  )
}
