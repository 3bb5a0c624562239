import { type ReactNode, useId } from 'react'
import { Cross, type DialogWords, edgeCloseClasses, titleClasses, veil } from '../dialog/dialog-panel.tsx'
import { useFocusTrap } from '../dialog/page-dialog.tsx'

export type DrawerProps = Pick<DialogWords, 'title'> & {
  /** URL of the page underneath. The close button, Escape and a press outside lead there. */
  closeHref: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** Id of the link that leads here, for who came by a document of its own: it has the focus afterwards. None by default. */
  openerId?: string
  /** The drawer's content. */
  children: ReactNode
  /** Footer that stays in view while the content scrolls. None by default. */
  actions?: ReactNode
}

/**
 * A modal panel at the side of the page, for filters or a list of notices. Full width on a phone, 420 px above. It has its own
 * URL and is open while it is rendered; the server renders it like any other part (`page-dialog.tsx`).
 */
export function Drawer(props: DrawerProps) {
  const { title, closeHref, closeLabel, openerId, children, actions } = props
  const id = useId()
  const { panel, overlay, close } = useFocusTrap()
  return (
    <>
      <div ref={overlay} className={veil} aria-hidden="true" />
      <div
        ref={panel}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={id}
        data-page-dialog=""
        data-focus-after={openerId}
        className="fixed inset-y-0 right-0 z-50 flex w-full animate-appear flex-col overflow-y-auto bg-surface text-ink shadow-overlay outline-none tablet:w-[420px] tablet:rounded-l-window desktop:[--ds-space-margin:40px]"
      >
        {/* Above what scrolls, as Close is: nothing goes by under it. */}
        <div className="border-b border-line px-margin pt-7 pb-5">
          <h2 id={id} className={titleClasses}>
            {title}
          </h2>
        </div>
        {/* In a window so low that nothing of it would be left, the whole panel scrolls. */}
        <div className="min-h-28 flex-1 overflow-y-auto overscroll-contain px-margin pt-6 pb-8">
          {children}
        </div>
        {actions ? (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-margin pt-4 pb-[max(20px,env(safe-area-inset-bottom))]">
            {actions}
          </div>
        ) : null}
        <a ref={close} href={closeHref} aria-label={closeLabel} className={edgeCloseClasses}>
          <Cross />
        </a>
      </div>
    </>
  )
}
