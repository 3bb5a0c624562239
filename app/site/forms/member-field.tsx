import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MEMBER_FIELD } from '#app/domain/page-member.ts'
import { sessionQueries } from '#app/session/session.queries.ts'

/**
 * The field in which a member's form says whose it is: one that was left open is not sent in the name of somebody else who
 * has signed in since. For as long as the form stands it names whom it was made for.
 */
export function useMemberField(): Readonly<Record<string, string>> {
  const { data: auth } = useQuery(sessionQueries.auth())
  const [member] = useState(auth?.member)
  return member ? { [MEMBER_FIELD]: member } : {}
}

/** That field, for a form that is written in place. */
export function MemberField() {
  return Object.entries(useMemberField()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
