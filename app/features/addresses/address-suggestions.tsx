import type { AddressBody } from '@borealis/contract/addresses.ts'
import { SuggestionList } from '@borealis/design-system/patterns/suggestion-list/suggestion-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { addressFields } from '#app/member-data/address-fields.ts'
import * as m from '#app/paraglide/messages.js'
import { useTypedTerm } from '#app/shell/forms/use-typed-term.ts'
import { addressQueries } from './addresses.data.ts'

/** Before that, nearly every street would do. */
const MIN_LENGTH = 3

export interface AddressSuggestionsProps {
  /** The field of the street; the other fields are those of its form. */
  readonly box: RefObject<HTMLInputElement | null>
}

/** Offers whole addresses for the part that is typed. The chosen one is written into the form, whose owner still edits and saves it. */
export default function AddressSuggestions({ box }: AddressSuggestionsProps) {
  const [typed, readNow] = useTypedTerm(box, 'paused')
  const [filled, setFilled] = useState('')
  const isFilled = typed !== '' && filled === typed
  const asks = typed.length >= MIN_LENGTH && !isFilled
  const { data } = useQuery({ ...addressQueries.suggestions(typed), enabled: asks })
  const suggestions = asks ? (data ?? []) : []
  return (
    <>
      <SuggestionList
        box={box}
        label={m.addresses_suggested()}
        status={m.addresses_suggestedCount({ count: suggestions.length })}
        suggestions={suggestions.map(({ addressLine1, city, provinceCode, postalCode }, index) => ({
          id: `${addressLine1} ${postalCode}`,
          href: String(index),
          title: addressLine1,
          detail: `${city} ${provinceCode} ${postalCode}`,
        }))}
        onChoose={(index) => {
          const chosen = suggestions[Number(index)]
          if (!chosen || !box.current?.form) return
          fill(box.current.form, chosen)
          // Not what was typed: typed once more, it asks again.
          setFilled(readNow())
        }}
      />
      <p aria-live="polite" className="sr-only">
        {isFilled ? m.addresses_filled() : ''}
      </p>
    </>
  )
}

/** A line that the suggestion does not have stays: only its owner knows the unit. */
function fill(form: HTMLFormElement, address: AddressBody): void {
  for (const field of addressFields) {
    const control = form.elements.namedItem(field)
    const value = address[field]
    if (value && (control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
      control.value = value
  }
  // For the form's listeners, who read all of it. React hears of no text that a script has written.
  form.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }))
}
