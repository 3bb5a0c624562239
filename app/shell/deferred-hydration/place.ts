/** Where an element is in the page, for finding the one that took its place when React has rendered the page anew. */
export interface Place {
  readonly selector: string
  /** Among all elements of the page that match the selector. */
  readonly index: number
}

export function placeOf(element: Element): Place {
  const { localName } = element
  const name = localName === 'a' ? 'href' : 'name'
  const value = element.getAttribute(name)
  const selector = value === null ? localName : `${localName}[${name}="${CSS.escape(value)}"]`
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) }
}

export const elementAt = ({ selector, index }: Place): Element | undefined =>
  [...document.querySelectorAll(selector)][index]
