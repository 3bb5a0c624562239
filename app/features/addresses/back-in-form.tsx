import { useEffect } from 'react'
import { focusNamedPlace } from './focus-named-place.ts'

/**
 * Beside a form whose step-up came back without a change: puts the focus back on the button by which the customer left.
 * Give it the form's key, so that a remounted form gets the focus too.
 */
export function BackInForm() {
  useEffect(() => focusNamedPlace('button[type=submit]'), [])
  return null
}
