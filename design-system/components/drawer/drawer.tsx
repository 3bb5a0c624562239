import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { DialogClose, DialogHead } from '../dialog/dialog-frame.tsx'
import { type DialogWords, veil } from '../dialog/dialog-panel.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'

export type DrawerProps = DialogWords & {
  /** Whether it is open (controlled). */
  open: boolean
  /** Called with `false` by the close button, Escape and a press outside. */
  onOpenChange: (open: boolean) => void
  /** Accessible name of the close button. */
  closeLabel: string
  /** The edge it slides from. `end` by default. */
  side?: 'start' | 'end'
  /** The drawer's content. */
  children: ReactNode
  /** Footer that stays in view while the content scrolls. None by default. */
  actions?: ReactNode
}

const sides = { start: 'left-0 tablet:rounded-r-window', end: 'right-0 tablet:rounded-l-window' }

/** A modal panel at the side of the page, for filters or a list of notices. Full width on a phone, 420 px above. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, closeLabel, side = 'end', children, actions, ...words } = props
  const focus = useReturnFocus()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={veil} />
        <RadixDialog.Content
          className={classNames(
            'fixed inset-y-0 z-50 flex w-full animate-appear flex-col bg-surface text-ink shadow-overlay outline-none tablet:w-[420px]',
            sides[side],
          )}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          {...(words.description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-7 pb-8 tablet:px-8 tablet:pt-9">
            <DialogHead {...words} />
            <div className="mt-5">{children}</div>
          </div>
          {actions ? (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-8">
              {actions}
            </div>
          ) : null}
          <DialogClose label={closeLabel} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
