import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { DialogClose, DialogHead } from './dialog-frame.tsx'
import { type DialogWords, panelClasses, veil } from './dialog-panel.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogProps = DialogWords & {
  /** Whether it is shown; the page's own state. */
  open: boolean
  /** Called with `false` by the ×, Escape and a press outside. */
  onOpenChange: (open: boolean) => void
  /** Name of the × for those who cannot see it. */
  closeLabel: string
  /** 560 px wide, or up to 1000; on a phone both are a sheet at the foot. `medium` by default. */
  size?: 'medium' | 'wide'
  /** What is between the question and the ways on. None by default. */
  children?: ReactNode
  /** The ways on: back at the left, the action at the right. None by default. */
  actions?: ReactNode
}

/** A question over the page, opened by the page's own state. For one with its own address, use PageDialog. */
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
