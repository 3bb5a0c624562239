import { useEffect } from 'react'
import { focusNamedPlace } from './focus-named-place.ts'

/**
 * Beside a form whose step-up came back without a change: the focus is on the button again that the customer left by.
 * Give it the form's key, so that a form made anew gets the focus too.
 */
export function BackInForm() {
  useEffect(() => focusNamedPlace('button[type=submit]'), [])
  return null
}
