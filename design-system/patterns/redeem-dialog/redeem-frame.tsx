import type { ReactNode } from 'react'

/** The part that scrolls when a small window cannot hold it. */
export function RedeemBody({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-5 pb-5 tablet:px-10 tablet:pt-7 tablet:pb-6">
      {children}
    </div>
  )
}

/** The ways on and back, always in view; on a phone with the sum's last line above them. */
export function RedeemFoot({ sum, children }: { sum?: ReactNode; children: ReactNode }) {
  return (
    <div className="shrink-0 border-t border-line bg-surface px-5 pt-4 pb-5 tablet:border-0 tablet:px-10 tablet:pt-2 tablet:pb-8">
      {sum ? <div className="mb-4 tablet:hidden">{sum}</div> : null}
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </div>
  )
}

/** The one question of a step. */
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
