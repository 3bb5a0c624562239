import * as RadixDialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import {
  Cross,
  closeClasses,
  type DialogWords,
  descriptionClasses,
  panelClasses,
  titleClasses,
  veil,
} from './dialog-panel.tsx'

export type DialogProps = DialogWords & {
  /** Whether it is open (controlled). */
  open: boolean
  /** Called with `false` by the close button, Escape and a press outside. */
  onOpenChange: (open: boolean) => void
  /** Accessible name of the close button. */
  closeLabel: string
  /** `medium` is 560 px wide, `wide` up to 1000; on a phone both are bottom sheets. `medium` by default. */
  size?: 'medium' | 'wide'
  /** Content between the title and the actions. None by default. */
  children?: ReactNode
  /** Footer: back on the left, the main action on the right. None by default. */
  actions?: ReactNode
}

/** A modal dialog controlled by the page's state. For a dialog with its own URL, use PageDialog. */
export function Dialog({
  open,
  onOpenChange,
  closeLabel,
  size = 'medium',
  children,
  actions,
  ...words
}: DialogProps) {
  const focus = useReturnFocus()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={veil} />
        <RadixDialog.Content
          className={panelClasses(size)}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          {...(words.description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="px-margin pt-7 pb-6 tablet:px-10 tablet:pt-9 tablet:pb-8">
            <DialogHead {...words} />
            {children ? <div className="mt-5">{children}</div> : null}
            {actions ? (
              <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
                {actions}
              </div>
            ) : null}
          </div>
          <DialogClose label={closeLabel} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Title and description, connected to the dialog by Radix. */
function DialogHead({ title, description }: DialogWords) {
  return (
    <>
      <RadixDialog.Title className={titleClasses}>{title}</RadixDialog.Title>
      {description ? (
        <RadixDialog.Description className={descriptionClasses}>{description}</RadixDialog.Description>
      ) : null}
    </>
  )
}

/** The close button of a controlled dialog. */
function DialogClose({ label }: { label: string }) {
  return (
    <RadixDialog.Close aria-label={label} className={closeClasses}>
      <Cross />
    </RadixDialog.Close>
  )
}

/**
 * Restores focus on close to whatever had it on open. Radix only does so for its own trigger, and our dialogs are
 * opened by state or by URL.
 */
function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
