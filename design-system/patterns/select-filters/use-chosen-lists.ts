import { useEffect, useRef } from 'react'

type Chosen = { readonly name: string; readonly value: string }

/**
 * Lists of a form whose choices live in the address, rendered with `defaultValue`. The address decides: when it changed
 * (Reset, Back), the lists say again what it says, and the focus stays. What was chosen before hydration is applied
 * after it.
 */
export function useChosenLists(form: { current: HTMLFormElement | null }, lists: readonly Chosen[]): void {
  const chosen = JSON.stringify(lists.map(({ name, value }) => [name, value]))
  const isHeard = useRef(false)
  useEffect(() => {
    const isFirst = !isHeard.current
    isHeard.current = true
    const pairs: [string, string][] = JSON.parse(chosen)
    const fields = pairs.flatMap(([name, value]) => {
      const list = form.current?.elements.namedItem(name)
      return list instanceof HTMLSelectElement ? [{ list, value }] : []
    })
    if (isFirst && fields.some(({ list }) => isChosenAnew(list))) form.current?.requestSubmit()
    else for (const { list, value } of fields) list.value = value
  }, [form, chosen])
}

/** Whether a list says something else than it was sent with. */
const isChosenAnew = ({ options }: HTMLSelectElement) =>
  [...options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
