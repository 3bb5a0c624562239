import { type SubmissionResult, useForm } from '@conform-to/react'
import { type FormEvent, useMemo, useState } from 'react'
import { textFields } from './form-fields.ts'
import { type IsRight, isFilled, openErrors } from './open-errors.ts'
import type { PostedForm } from './posted-form.ts'

interface ServerForm {
  /** Also the element's id; the same on the server and in the browser. */
  readonly id: string
  /** Field values before any input. */
  readonly known: PostedForm['values']
  /** The form as it was submitted without JavaScript and could not be saved. */
  readonly posted: PostedForm | undefined
  /**
   * Errors by field from the server function. Empty after a failed call, because the previous errors may no longer
   * hold.
   */
  readonly refused: PostedForm['errors'] | undefined
  send(values: Record<string, string>): void
  /** When the error beside a field goes while the form is corrected. Once the field is filled by default. */
  readonly isRight?: IsRight
}

/**
 * A form that is validated on the server (Conform). It submits natively; with JavaScript the same errors are shown
 * without leaving the page, and the input stays. No validator is loaded in the browser.
 */
export function useServerForm({ id, known, posted, refused, send, isRight = isFilled }: ServerForm) {
  const [sent, setSent] = useState(posted?.values ?? {})
  const [shown, setShown] = useState<PostedForm['values']>()
  // Conform compares `lastResult` by identity and re-renders for a new one: a new object on each render would loop.
  const attempts = useAnswers(refused !== undefined)
  const answer = JSON.stringify(refused ? { refused } : { posted })
  const lastResult = useMemo(() => resultOf(JSON.parse(answer)), [answer])
  const [form, fields] = useForm<Record<string, string>>({
    id,
    defaultValue: known,
    ...(lastResult && { lastResult }),
    onSubmit(event: FormEvent<HTMLFormElement>, { formData }) {
      event.preventDefault()
      const values = textFields(formData)
      setSent(values)
      setShown(values)
      send(values)
    },
  })
  // Conform clears its errors one render late; until then the old ones would take the focus again.
  const isNothingWrong = refused !== undefined && Object.keys(refused).length === 0
  const found = isNothingWrong ? {} : firstProblems(form.allErrors)
  const startOf = (name: string): string => fields[name]?.initialValue ?? known[name] ?? ''
  return {
    id: form.id,
    onSubmit: form.onSubmit,
    onChange: (event: FormEvent<HTMLFormElement>) => setShown(textFields(new FormData(event.currentTarget))),
    /** Errors of the last attempt, for the summary: it does not move while people type. */
    found,
    /** Errors that still hold, for beside the fields. */
    errors: openErrors(found, sent, shown ?? sent, isRight),
    /** The fields as they were last sent. */
    sent,
    /** The fields as they are now; `undefined` until something was typed or sent. */
    shown,
    startOf,
    attempts,
  }
}

/** The first error of each field. */
const firstProblems = (all: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).flatMap(([field, [problem]]) => (problem ? [[field, problem]] : [])))

/** Counts the responses; not incremented while the next one is pending. */
function useAnswers(isAnswered: boolean): number {
  const [seen, setSeen] = useState({ isAnswered: false, count: 0 })
  if (seen.isAnswered !== isAnswered) setSeen({ isAnswered, count: seen.count + (isAnswered ? 1 : 0) })
  return seen.count
}

function resultOf({
  refused,
  posted,
}: Partial<Pick<ServerForm, 'refused' | 'posted'>>): SubmissionResult | undefined {
  if (refused) return { status: 'error', error: listed(refused) }
  return posted && { status: 'error', error: listed(posted.errors), initialValue: posted.values }
}

const listed = (errors: PostedForm['errors']) =>
  Object.fromEntries(Object.entries(errors).map(([field, problem]) => [field, [problem]]))
