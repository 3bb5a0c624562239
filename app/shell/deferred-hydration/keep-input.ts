import { isTouched } from '../forms/form-fields.ts'
import { elementAt, type Place, placeOf } from './place.ts'

/**
 * Keeps what the reader has typed, chosen, focused and is pressing when React renders a page anew that somebody has changed
 * (`foreign-changes.ts`). Called before hydration.
 * @returns what copies it, once React has rendered
 */
export function keepInput(): () => void {
  const fields = [...document.querySelectorAll('input, select, textarea')].map(
    (field) => [field, placeOf(field)] as const,
  )
  let focused = document.activeElement ?? document.body
  let focusedAt = placeOf(focused)
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    focused = target
    focusedAt = placeOf(target)
  })
  keepPress()
  return () => {
    // An element that React has replaced still has what was typed into it.
    for (const [field, place] of fields) if (!field.isConnected && isTouched(field)) copyInput(field, place)
    if (!focused.isConnected && document.activeElement === document.body) copyFocus(focused, focusedAt)
  }
}

const PRESSED = 'button, a[href]'

/** A press that begins on an element and ends when another one is in its place is a click on neither. */
function keepPress(): void {
  let pressed = [...document.querySelectorAll(`:is(${PRESSED}):active`)].at(-1)
  let pressedAt = pressed && placeOf(pressed)
  const begin = ({ target, isPrimary, button }: PointerEvent) => {
    const isPress = isPrimary && button === 0 && target instanceof Element
    pressed = isPress ? (target.closest(PRESSED) ?? undefined) : undefined
    pressedAt = pressed && placeOf(pressed)
  }
  const end = ({ type, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent) => {
    const to = pressed?.isConnected === false && pressedAt ? elementAt(pressedAt) : undefined
    pressed = undefined
    if (type === 'pointercancel' || ctrlKey || metaKey || shiftKey || altKey) return
    if (to instanceof HTMLElement && to.contains(document.elementFromPoint(clientX, clientY))) to.click()
  }
  addEventListener('pointerdown', begin, { capture: true })
  for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, end, { capture: true })
}

function copyInput(from: Element, place: Place): void {
  const to = elementAt(place)
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(from)) {
    if (to.checked !== from.checked) to.click()
    return
  }
  // The prototype's setter: React puts one of its own on each field, and would take the value for one that it knows.
  if (to) Reflect.set(Object.getPrototypeOf(to), 'value', Reflect.get(from, 'value'), to)
  for (const name of ['input', 'change']) to?.dispatchEvent(new Event(name, { bubbles: true }))
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

function copyFocus(from: Element, place: Place): void {
  const to = elementAt(place)
  if (!(to instanceof HTMLElement)) return
  to.focus({ preventScroll: true })
  if (isText(from) && isText(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Other inputs (an e-mail address, a number) have no selection. */
const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.selectionStart !== null
