import { leavePage } from '../calls/release-skew.ts'

/** Submits a consent answer natively: the server's response explains a failure better than a notification could. */
export function submitPlainly(form: HTMLFormElement, value: string): void {
  const answer = Object.assign(document.createElement('input'), { type: 'hidden', name: 'consent', value })
  form.append(answer)
  leavePage()
  form.submit()
}
