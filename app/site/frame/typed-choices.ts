import { queryOf } from '#app/site/forms/form-fields.ts'

/**
 * The address of this step in the other language with what was typed or chosen in it and not sent yet: the fields of
 * its form are its address already, but for the step, which the form's would move on.
 * @param href where the language link leads
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

/** The same for the page as it stands. */
export function withTypedFields(href: string): string {
  const fields = typedFields()
  return fields ? withTyped(href, fields) : href
}

/**
 * What stands in the form of the step that is shown; on a page without steps, what was typed and waits for its button,
 * such as a search or the days of a filter. Lists and boxes were applied when they were chosen.
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
