import { useEffect, useEffectEvent, useRef } from 'react'

/** Whoever navigates for a form dispatches this event on it once that has ended, whether it led there, elsewhere or nowhere. */
export const NAVIGATION_ENDED = 'navigationended'

/** What the URL holds, by the name of the field: the value of a select, or of the radio button and the checkboxes that are checked. */
export type UrlChoices = Readonly<Record<string, readonly string[]>>

/**
 * Keeps the choices of a GET form, rendered with `defaultValue` or `defaultChecked`, in sync with the URL: when that changes (a chip
 * was removed, Back), or a navigation ended without a change, they are set to it. Focus and what is being typed stay. Choices made
 * before hydration are applied afterwards.
 * @param apply navigates to the choices; by default it submits the form
 */
export function useUrlChoices(
  form: { current: HTMLFormElement | null },
  inUrl: UrlChoices,
  apply = (current: HTMLFormElement) => current.requestSubmit(),
): void {
  const content = JSON.stringify(inUrl)
  const followed = useRef<string>(undefined)
  const follow = useEffectEvent(() => {
    const { current } = form
    // Rendered only once its lists are known.
    if (!current) return
    const differing = [...current.elements]
      .filter(isChoice)
      .filter((field) => isChosen(field, inUrl) === false)
    if (followed.current === undefined && differing.length > 0) apply(current)
    else for (const field of differing) choose(field, inUrl)
    followed.current = content
  })
  useEffect(() => {
    const { current } = form
    const onEnd = () => follow()
    if (followed.current !== content) follow()
    current?.addEventListener(NAVIGATION_ENDED, onEnd)
    return () => current?.removeEventListener(NAVIGATION_ENDED, onEnd)
  }, [form, content])
}

type Choice = HTMLInputElement | HTMLSelectElement

/** Whether a field is chosen from, and not typed into. */
export const isChoice = (field: EventTarget): field is Choice =>
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))

/** Whether a field is as the URL says; `undefined` where that says nothing of it, or what no option stands for. */
function isChosen(field: Choice, inUrl: UrlChoices): boolean | undefined {
  const values = inUrl[field.name]
  if (!values) return undefined
  if (field instanceof HTMLInputElement) return field.checked === values.includes(field.value)
  const option = [...field.options].find(({ value }) => value === values[0])
  return option?.selected
}

function choose(field: Choice, inUrl: UrlChoices): void {
  const values = inUrl[field.name] ?? []
  if (field instanceof HTMLInputElement) field.checked = values.includes(field.value)
  else field.value = values[0] ?? field.value
}
