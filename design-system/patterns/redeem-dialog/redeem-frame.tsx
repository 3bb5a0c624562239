import type { ReactNode } from 'react'

/** Scrolls when the content does not fit the dialog. */
export function RedeemBody({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-margin pt-5 pb-5 tablet:px-10 tablet:pt-7 tablet:pb-6">
      {children}
    </div>
  )
}

/** Sticky footer with the actions; on a phone also the last line of the sum. */
export function RedeemFoot({ sum, children }: { sum?: ReactNode; children: ReactNode }) {
  return (
    <div className="shrink-0 border-t border-line bg-surface px-margin pt-4 pb-[max(20px,env(safe-area-inset-bottom))] tablet:border-0 tablet:px-10 tablet:pt-2 tablet:pb-8">
      {sum ? <div className="mb-4 tablet:hidden">{sum}</div> : null}
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </div>
  )
}

/** Heading of a step. */
export function RedeemQuestion({
  id,
  question,
  help,
}: {
  id: string
  question: string
  help?: string | undefined
}) {
  return (
    <div className="mb-4 tablet:mb-6">
      <h2 id={id} tabIndex={-1} className="text-question outline-none">
        {question}
      </h2>
      {help ? <p className="mt-2 text-ink-2">{help}</p> : null}
    </div>
  )
}
