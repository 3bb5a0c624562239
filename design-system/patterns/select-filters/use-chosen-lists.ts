import { useEffect, useRef } from 'react'

type Chosen = { readonly name: string; readonly value: string }

/**
 * Keeps the selects of a GET form, rendered with `defaultValue`, in sync with the URL: when it changes (reset, Back),
 * they are reset to it and focus stays. Choices made before hydration are submitted afterwards.
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

/** Whether a select differs from its server-rendered value. */
const isChosenAnew = ({ options }: HTMLSelectElement) =>
  [...options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
