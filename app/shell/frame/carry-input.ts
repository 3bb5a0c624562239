import { queryOf } from '../forms/form-fields.ts'
import { keepInAddress } from '../page-parts/navigate.ts'

/**
 * Adds form input to the URL of a language link, so that it survives the switch. `step` is left out, because the form's
 * own value names the next step.
 * @param fields of the current step's form, as its GET would send them
 */
export function withFormInput(href: string, fields: URLSearchParams): string {
  const [path = '', query = ''] = href.split('?')
  const search = new URLSearchParams(query)
  for (const [name, value] of fields) {
    if (name !== 'step' && (value !== '' || search.has(name))) search.set(name, value)
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Adds the unsubmitted input of this document to the URL of a language link. A step's form keeps it for Back, too. */
export function withInput(href: string): string {
  const { pathname, search } = window.location
  const own = [...document.forms].filter(
    ({ method, action }) => method === 'get' && new URL(action).pathname === pathname,
  )
  const step = own.find(({ elements }) => isHidden(elements.namedItem('step')))
  if (step) keepInAddress(withFormInput(pathname + search, queryOf(step)))
  return withFormInput(href, step ? queryOf(step) : unsubmittedFields(own))
}

/**
 * On a page without steps, text fields that differ from the URL, such as a search that was not submitted. Selects and
 * checkboxes are left out, because they apply as soon as they change.
 */
function unsubmittedFields(own: readonly HTMLFormElement[]): URLSearchParams {
  const fields = new URLSearchParams()
  const known = new URLSearchParams(window.location.search)
  for (const field of own.filter((form) => form.closest('main')).flatMap(({ elements }) => [...elements])) {
    if (isText(field) && field.name !== '' && field.value !== (known.get(field.name) ?? ''))
      fields.append(field.name, field.value)
  }
  return fields
}

const isText = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['text', 'search', 'date', 'number'].includes(field.type)

const isHidden = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement && field.type === 'hidden'
