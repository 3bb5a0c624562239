import { CircleAlert } from 'lucide'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useTakeFocus } from '../hydration/use-take-focus.ts'
import { Icon } from '../icon/icon.tsx'

export type ErrorSummaryProps = {
  /** For example "2 errors to correct". */
  title: string
  /** In form order; each links to its field. */
  errors: readonly { fieldId: string; message: string }[]
  /** Number of failed submissions. Each increment moves focus here again, even with the same errors. 0 by default. */
  attempts?: number
}

/** Lists a form's errors above it, with links to the fields. Takes focus on every new error and every attempt. */
export function ErrorSummary({ title, errors, attempts = 0 }: ErrorSummaryProps) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const said = errors.map((error) => error.message).join('\n')
  const answer = said && `${attempts}\n${said}`
  const takeFocus = useTakeFocus()
  useEffect(() => {
    if (answer) takeFocus(box.current)
  }, [answer, takeFocus])

  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="flex gap-3.5 rounded-button border-2 border-error bg-surface px-5 py-4.5"
    >
      <Icon of={CircleAlert} className="mt-0.5 text-error" />
      <div className="min-w-0">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        <ul className="mt-1">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => goTo(event, fieldId)}
                className="inline-block rounded-[4px] py-0.5 underline decoration-control decoration-1 underline-offset-[.22em] hover:decoration-ink hover:decoration-2"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Focus the field here: a router may intercept the click, and with it the browser's own jump, which opens what folds it away. */
function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.closest('details')?.setAttribute('open', '')
  field.focus()
}
