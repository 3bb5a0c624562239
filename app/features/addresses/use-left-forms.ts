import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { forgetDrafts } from '#app/shell/forms/use-draft.ts'
import type { AddressOutcome } from './address-outcome.ts'
import { focusFragmentTarget } from './focus-fragment-target.ts'

/**
 * Drops the drafts of the address forms, which the reader has left by opening the address book. After a change,
 * restores the focus to the place that the step-up's return path names.
 */
export function useLeftForms(outcome: AddressOutcome | undefined): void {
  const { data: profile } = useQuery(accountQueries.profile())
  const owner = profile?.sub
  useEffect(() => {
    if (owner) forgetDrafts(owner, 'address-')
  }, [owner])
  // Before the outcome is taken out of the address, and the place with it.
  useLayoutEffect(() => {
    if (outcome) focusFragmentTarget('a')
  }, [outcome])
}
