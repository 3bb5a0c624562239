import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { type Hidden, HiddenFields } from '../../components/hidden-fields/hidden-fields.tsx'

export type ConsentPanelProps = {
  /** Name of the region and its heading: "What may we measure?". */
  title: string
  /** What happens with each answer, in two sentences. */
  text: ReactNode
  /** Where the answer is posted; it works without JavaScript. */
  action: string
  /** Name of the value that is sent. `consent` by default. */
  name?: string
  /** The two answers look the same, because neither is the better one. */
  accept: { value: string; label: string }
  /** The button that refuses everything optional, as large as the one that accepts. */
  decline: { value: string; label: string }
  /** A link that follows the text: to the whole policy, or to a finer choice. None by default. */
  more?: ReactNode
  /** Fields that are sent and not shown, by name. None by default. */
  hidden?: Hidden
  /** Called with the chosen value and the form; when given, the form is not posted. None by default. */
  onAnswer?: (value: string, form: HTMLFormElement) => void
}

/**
 * Asks once for a permission. It stays at the foot of a tall enough window, and at the foot of the page in a low one; the
 * page scrolls so that it covers nothing that has the focus. The class `consent-answered` on the root element closes it.
 */
export function ConsentPanel(props: ConsentPanelProps) {
  const { title, text, action, name = 'consent', accept, decline, more, hidden, onAnswer } = props
  const answer = (event: FormEvent<HTMLFormElement>) => {
    if (!onAnswer) return
    event.preventDefault()
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (button instanceof HTMLButtonElement) onAnswer(button.value, event.currentTarget)
  }
  return (
    <section aria-label={title} className="consent-panel border-t-2 border-ink bg-surface text-ink">
      <form
        method="post"
        action={action}
        onSubmit={answer}
        className="page-column flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-4 tablet:py-6"
      >
        <HiddenFields fields={hidden} />
        <div className="max-w-measure min-w-0 flex-[1_1_20rem]">
          <h2 className="text-h4">{title}</h2>
          <p className="mt-1 text-small text-ink-2">
            {text} {more}
          </p>
        </div>
        <div className="grid auto-cols-fr grid-flow-col gap-3 max-tablet:w-full">
          <Button type="submit" variant="secondary" size="small" name={name} value={decline.value}>
            {decline.label}
          </Button>
          <Button type="submit" variant="secondary" size="small" name={name} value={accept.value}>
            {accept.label}
          </Button>
        </div>
      </form>
    </section>
  )
}
