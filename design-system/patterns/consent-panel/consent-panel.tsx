import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'

export type ConsentPanelProps = {
  /** Heading, and accessible name of the region: "What may we measure?". */
  title: string
  /** What each answer means, in two sentences. */
  text: string
  /** Form action; it works without JavaScript. */
  action: string
  /** The button that accepts; the answer is sent as `consent`. Both look the same, so that neither is favoured. */
  accept: { value: string; label: string }
  /** The button that refuses everything optional. */
  decline: { value: string; label: string }
  /** Link after the text, to the policy or to finer choices. None by default. */
  more?: ReactNode
  /** Hidden form fields, by name. None by default. */
  hidden?: Hidden
  /** Called with the answer and the form instead of posting it; until it has ended, no other answer is taken. None by default. */
  onAnswer?: (value: string, form: HTMLFormElement) => Promise<void>
}

/**
 * Asks once for consent. Sticky at the foot of the viewport, or static in a low one, and never covering the focused
 * element. The class `answered` on the root element hides it.
 */
export function ConsentPanel(props: ConsentPanelProps) {
  const { title, text, action, accept, decline, more, hidden, onAnswer } = props
  const [given, setGiven] = useState<string>()
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    // Offline nothing can be sent, and the page answers that as for any form.
    if (!onAnswer || !navigator.onLine) return
    event.preventDefault()
    const { nativeEvent, currentTarget } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (given !== undefined || !(button instanceof HTMLButtonElement)) return
    setGiven(button.value)
    await onAnswer(button.value, currentTarget)
    setGiven(undefined)
  }
  return (
    <section aria-label={title} className="consent-panel border-t-2 border-ink bg-surface text-ink">
      <form
        method="post"
        action={action}
        onSubmit={answer}
        className="page-column flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-2.5 tablet:py-6"
      >
        <HiddenFields fields={hidden} />
        <div className="max-w-measure min-w-0 flex-[1_1_20rem] text-small text-ink-2">
          <h2 className="text-label text-ink max-tablet:inline">{title}</h2>
          <p className="max-tablet:inline">
            {` ${text} `}
            {more}
          </p>
        </div>
        <div className="grid auto-cols-fr grid-flow-col gap-3 max-tablet:w-full">
          {[decline, accept].map(({ value, label }) => (
            <Button
              key={value}
              type="submit"
              variant="secondary"
              size="small"
              name="consent"
              value={value}
              busy={value === given}
            >
              {label}
            </Button>
          ))}
        </div>
      </form>
    </section>
  )
}
