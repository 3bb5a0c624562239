import { isTouched } from '../forms/form-fields.ts'
import { elementAt, type Place, placeOf } from './place.ts'

/** How long React may take to render the parts of a page, whose code it may load first; milliseconds. */
const PARTS_MS = 10_000

/**
 * Keeps what the reader has typed, chosen, focused and is pressing when React renders a page anew that somebody has changed
 * (`foreign-changes.ts`), such as a proxy that strips comments. Called before hydration.
 * @returns what copies it, once React has rendered
 */
export function keepInput(): () => void {
  const fields = new Map(
    [...document.querySelectorAll('input, select, textarea')].map((field) => [field, placeOf(field)]),
  )
  let focused = document.activeElement ?? document.body
  let focusedAt = placeOf(focused)
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    focused = target
    focusedAt = placeOf(target)
  })
  // Only while React loads the code of parts: later, what is gone was left, and a key or a press is for the page.
  let isLoading = false
  const actOnPress = keepPress(() => isLoading)
  const hasLostFocus = () => !focused.isConnected && document.activeElement === document.body
  // An element that React has replaced still has what was typed into it.
  const isLost = (field: Element) => !field.isConnected && isTouched(field)
  const copy = () => {
    for (const [field, place] of fields) {
      const to = isLost(field) && elementAt(place)
      if (!to || !fields.delete(field)) continue
      copyInput(field, to)
      // React may render it once more.
      fields.set(to, place)
    }
    if (hasLostFocus()) copyFocus(focused, focusedAt)
    actOnPress()
  }
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey } = event
      if (!isLoading || ctrlKey || metaKey || key.length > 1 || !hasLostFocus() || !isText(focused)) return
      // It goes to the field that was in its place, and is copied.
      event.preventDefault()
      focused.setRangeText(key, focused.selectionStart ?? 0, focused.selectionEnd ?? 0, 'end')
    },
    { capture: true },
  )
  return () => {
    isLoading = true
    copy()
    const parts = new MutationObserver(copy)
    parts.observe(document, { childList: true, subtree: true })
    setTimeout(() => {
      parts.disconnect()
      isLoading = false
    }, PARTS_MS)
  }
}

const PRESSED = 'button, a[href]'

/**
 * A press that begins on an element and ends when React has rendered another one in its place is a click on neither.
 * @param isRendering false while an element that is gone was replaced by what another one does, such as the next line of a list
 * @returns what makes it a click, once React has rendered: it may still load the code of the part that was pressed
 */
function keepPress(isRendering: () => boolean): () => void {
  let pressed: Element | null | undefined
  let pressedAt: Place | null | undefined
  let sent = ''
  let ended: PointerEvent | undefined
  const press = (element: typeof pressed) => {
    pressed = element
    pressedAt = element && placeOf(element)
    // While it stands in its form: a part that is rendered anew leaves it without one.
    sent = element ? sentBy(element) : ''
    ended = undefined
  }
  press([...document.querySelectorAll(`:is(${PRESSED}):active`)].at(-1))
  const begin = ({ target, isPrimary, button }: PointerEvent) =>
    press(isPrimary && button === 0 && target instanceof Element ? target.closest(PRESSED) : null)
  const act = () => {
    const to = ended && pressedAt ? elementAt(pressedAt) : undefined
    if (!ended || !(to instanceof HTMLElement)) return
    const { clientX, clientY } = ended
    const isSame = sent === sentBy(to)
    press(null)
    if (isSame && to.contains(document.elementFromPoint(clientX, clientY))) to.click()
  }
  const end = (event: PointerEvent) => {
    const { type, ctrlKey, metaKey, shiftKey, altKey } = event
    if (
      !isRendering() ||
      pressed?.isConnected !== false ||
      type === 'pointercancel' ||
      ctrlKey ||
      metaKey ||
      shiftKey ||
      altKey
    )
      return press(null)
    ended = event
    act()
  }
  addEventListener('pointerdown', begin, { capture: true })
  for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, end, { capture: true })
  return act
}

/** What a press on a button sends: of two that are alike, only their forms tell which line of a list they are in. */
const sentBy = (pressed: Element): string =>
  pressed instanceof HTMLButtonElement && pressed.form
    ? pressed.form.action + Array.from(pressed.form.elements, (field) => Reflect.get(field, 'value'))
    : ''

function copyInput(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(from)) {
    if (to.checked !== from.checked) to.click()
    return
  }
  // A page may not name the file that a field sends.
  const held = Reflect.get(from, 'type') === 'file' ? 'files' : 'value'
  // The prototype's setter: React puts one of its own on each field, and would take the value for one that it knows.
  Reflect.set(Object.getPrototypeOf(to), held, Reflect.get(from, held), to)
  for (const name of ['input', 'change']) to.dispatchEvent(new Event(name, { bubbles: true }))
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
