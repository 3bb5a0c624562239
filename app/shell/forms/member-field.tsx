import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MEMBER_FIELD } from '#app/domain/page-member.ts'
import { sessionQueries } from '#app/session/session.queries.ts'

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
export function MemberField() {
  return Object.entries(useMemberField()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
