import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { DialogClose, DialogHead } from './dialog-frame.tsx'
import { type DialogWords, panelClasses, veil } from './dialog-panel.tsx'
import { useReturnFocus } from './use-return-focus.ts'

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
          <div className="px-5 pt-7 pb-6 tablet:px-10 tablet:pt-9 tablet:pb-8">
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
