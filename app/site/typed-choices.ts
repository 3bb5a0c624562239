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

/** What stands in the form of the step that is shown; nothing on a page without steps. */
export function typedFields(): URLSearchParams | undefined {
  const form = [...document.forms].find(
    ({ method, action, elements }) =>
      method === 'get' &&
      new URL(action).pathname === window.location.pathname &&
      isHidden(elements.namedItem('step')),
  )
  if (!form) return undefined
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) fields.append(name, String(value))
  return fields
}

const isHidden = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement && field.type === 'hidden'
