import { HiddenFields } from '@borealis/design-system/components/hidden-fields/hidden-fields.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { MEMBER_FIELD } from '#app/domain/page-member.ts'
import { sessionQueries } from '#app/session/session.data.ts'

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

/**
 * The hidden field that names the member a form was rendered for, so that the server can reject it after another member
 * has signed in. The value does not change while the form is mounted.
 */
export function useMemberField(): Readonly<Record<string, string>> {
  const { data: auth } = useQuery(sessionQueries.auth())
  const [member] = useState(auth?.member)
  return member ? { [MEMBER_FIELD]: member } : {}
}

/** The hidden field as an element. */
export const MemberField = () => <HiddenFields fields={useMemberField()} />
