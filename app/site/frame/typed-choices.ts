import { queryOf } from '#app/site/forms/form-fields.ts'

/**
 * Adds unsent form fields to the address of the other language, so that they survive the switch. `step` is left out: the
 * form's own value names the next step.
 * @param href of the language link
 * @param fields of the form of this step, as its GET would send them
 */
export function withTyped(href: string, fields: URLSearchParams): string {
  const [path = '', query = ''] = href.split('?')
  const search = new URLSearchParams(query)
  for (const [name, value] of fields) {
    if (name !== 'step' && (value !== '' || search.has(name))) search.set(name, value)
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** The same, with the unsent fields of this document. */
export function withTypedFields(href: string): string {
  const fields = typedFields()
  return fields ? withTyped(href, fields) : href
}

/**
 * The fields of the current step's form; on a page without steps, text fields that differ from the address, such as a search
 * that was not submitted. Lists and checkboxes are left out: they apply as soon as they change.
 */
function typedFields(): URLSearchParams | undefined {
  const own = [...document.forms].filter(
    ({ method, action }) => method === 'get' && new URL(action).pathname === window.location.pathname,
  )
  const step = own.find(({ elements }) => isHidden(elements.namedItem('step')))
  if (step) return queryOf(step)
  const fields = new URLSearchParams()
  const known = new URLSearchParams(window.location.search)
  for (const field of own.filter((form) => form.closest('main')).flatMap(({ elements }) => [...elements])) {
    if (isText(field) && field.name !== '' && field.value !== (known.get(field.name) ?? ''))
      fields.append(field.name, field.value)
  }
  return fields.size > 0 ? fields : undefined
}

const isText = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['text', 'search', 'date', 'number'].includes(field.type)

const isHidden = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement && field.type === 'hidden'
