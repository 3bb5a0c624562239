/*
 * Sends the code with its last digit, once, and lets a code be pasted as it was sent ("123 456"). Only what somebody enters counts,
 * never what the browser brought back: going back to this page sends nothing. Without it, the button sends the code.
 */
const LENGTH = 6
/** A second press this soon is the same one, such as Enter out of habit; milliseconds. */
const REPEAT_MS = 5_000

const field = document.querySelector('#code')
const { form } = field
const button = form.querySelector('button.primary')
const status = document.querySelector('#code-status')
const label = button.textContent
/** The digits that need no sending: what was in the field already, or was sent. */
let known = ''
let sent
let timer

field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby')} code-auto`)

function enter(text) {
  const digits = text.replace(/\D/g, '').slice(0, LENGTH)
  if (digits !== field.value) field.value = digits
  if (digits === known) return
  known = digits
  if (digits.length === LENGTH) form.requestSubmit()
}

field.addEventListener('input', (event) => {
  if (!event.isComposing) enter(field.value)
})

field.addEventListener('compositionend', () => enter(field.value))

// The field would cut what is longer than a code before anybody could read it.
field.addEventListener('paste', (event) => {
  const digits = event.clipboardData.getData('text').replace(/\D/g, '')
  if (digits.length !== LENGTH) return
  event.preventDefault()
  enter(digits)
})

form.addEventListener('submit', (event) => {
  if (sent === field.value) {
    event.preventDefault()
    return
  }
  sent = field.value
  timer = setTimeout(ready, REPEAT_MS)
  button.style.minWidth = `${button.offsetWidth}px`
  button.setAttribute('aria-disabled', 'true')
  button.textContent = form.dataset.busy
  status.textContent = form.dataset.busy
})

/** The button may be pressed, at first and again after an answer that did not come. */
function ready() {
  clearTimeout(timer)
  known = field.value
  sent = undefined
  button.removeAttribute('aria-disabled')
  button.textContent = label
  status.textContent = ''
}

addEventListener('pageshow', ready)
