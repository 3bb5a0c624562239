import type { ComponentProps, FormEvent } from 'react'
import { MemberField } from './member-field.tsx'

interface MemberFormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit'> {
  /** While the form is being sent, pressing its button again does nothing. */
  isBusy: boolean
  /** Sends the form without leaving the page. */
  send: (form: HTMLFormElement) => void
}

/** A form that changes something of a member's. Without JavaScript the browser posts it to `action`. */
export function MemberForm({ isBusy, send, children, ...form }: MemberFormProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isBusy) send(event.currentTarget)
  }
  return (
    <form {...form} method="post" onSubmit={onSubmit}>
      <MemberField />
      {children}
    </form>
  )
}
