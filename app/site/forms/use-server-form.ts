import { type SubmissionResult, useForm } from '@conform-to/react'
import { type FormEvent, useMemo, useState } from 'react'
import { textFields } from './form-fields.ts'
import type { PostedForm } from './posted-form.ts'

interface ServerForm {
  /** Also the element's id; the same on the server and in the browser. */
  readonly id: string
  /** What is known of the fields before anybody types. */
  readonly known: PostedForm['values']
  /** The form as it was sent without JavaScript and could not be saved. */
  readonly posted: PostedForm | undefined
  /**
   * What the server refused in the browser's own call. Empty after a call that failed: nobody knows then whether what was
   * wrong before still is.
   */
  readonly refused: PostedForm['errors'] | undefined
  send(values: Record<string, string>): void
}

/**
 * A form that the server judges (Conform): it posts by itself, and with JavaScript the same judgement comes back
 * without leaving the page. No validator is loaded; what was typed stays.
 */
export function useServerForm({ id, known, posted, refused, send }: ServerForm) {
  // Conform compares `lastResult` by identity and renders again for a new one: a new object at each rendering would loop.
  const attempts = useAnswers(refused !== undefined)
  const answer = JSON.stringify(refused ? { refused } : { posted })
  const lastResult = useMemo(() => resultOf(JSON.parse(answer)), [answer])
  const [form, fields] = useForm<Record<string, string>>({
    id,
    defaultValue: known,
    ...(lastResult && { lastResult }),
    onSubmit(event: FormEvent<HTMLFormElement>, { formData }) {
      event.preventDefault()
      send(textFields(formData))
    },
  })
  // Conform clears its errors one rendering late: until then the old ones would take the focus once more.
  const isNothingWrong = refused !== undefined && Object.keys(refused).length === 0
  const errors = isNothingWrong ? {} : firstProblems(form.allErrors)
  const startOf = (name: string): string => fields[name]?.initialValue ?? known[name] ?? ''
  return { id: form.id, onSubmit: form.onSubmit, errors, startOf, attempts }
}

/** By field. */
const firstProblems = (all: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).flatMap(([field, [problem]]) => (problem ? [[field, problem]] : [])))

/** How many answers came: there is none while the next one is awaited. */
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
