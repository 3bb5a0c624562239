import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import sendOnce from './send-once.ts?inline-script'

const SITE = 'https://borealis.example'

class Form {
  readonly method: string
  readonly action: string
  readonly dataset: { readonly answer?: string }
  constructor(method = 'post', path = '/account/goal', dataset = {}) {
    this.method = method
    this.action = SITE + path
    this.dataset = dataset
  }
}
const button = {}
const otherButton = {}

/**
 * Runs the script in a page, 900 ms after navigation. `press` resolves to whether a listener after the script received
 * the event.
 * @param kept session storage, which survives page loads
 */
function aPage(kept = new Map<string, string>(), referrer = `${SITE}/account`) {
  const page = new EventTarget()
  const world = {
    addEventListener: page.addEventListener.bind(page),
    HTMLFormElement: Form,
    setTimeout,
    performance: { now: () => 900 },
    document: { referrer },
    location: { origin: SITE },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  }
  runInContext(sendOnce, createContext(world))
  async function press(submitter: object, at: number, { form = new Form(), isAnswered = false } = {}) {
    const event = new Event('submit', { cancelable: true })
    for (const [name, value] of Object.entries({ target: form, submitter, timeStamp: at }))
      Object.defineProperty(event, name, { value })
    // Registered after the script, like the application's listener.
    const answer = isAnswered ? vi.fn((heard: Event) => heard.preventDefault()) : vi.fn()
    page.addEventListener('submit', answer, { once: true })
    page.dispatchEvent(event)
    page.removeEventListener('submit', answer)
    await new Promise((resolve) => setTimeout(resolve))
    return answer.mock.calls.length > 0
  }
  return { press, dispatch: (name: string) => page.dispatchEvent(new Event(name)) }
}

test('a form is not sent again while its response is awaited', async () => {
  const { press } = aPage()
  expect(await press(button, 1_000)).toBe(true)
  expect(await press(button, 1_200)).toBe(false)
  // Refreshing the token and the call may take this long together.
  expect(await press(button, 28_900, { isAnswered: true })).toBe(false)
  // Stopping the request leaves the page as it was.
  expect(await press(button, 32_000)).toBe(true)
})

test('a form whose response is a file may be sent again after two seconds', async () => {
  const { press } = aPage()
  const form = new Form('post', '/account/privacy?do=download', { answer: 'file' })
  expect(await press(button, 1_000, { form })).toBe(true)
  expect(await press(button, 1_600, { form })).toBe(false)
  expect(await press(button, 4_000, { form })).toBe(true)
})

test('other buttons, GET forms and forms that the application handles are not blocked', async () => {
  const { press } = aPage()
  await press(button, 1_000)
  expect(await press(otherButton, 1_100)).toBe(true)
  const asking = { form: new Form('get') }
  await press(button, 1_200, asking)
  expect(await press(button, 1_300, asking)).toBe(true)
  const answered = aPage()
  await answered.press(button, 1_000, { isAnswered: true })
  expect(await answered.press(button, 1_100, { isAnswered: true })).toBe(true)
})

test('a page restored by Back may send its form again', async () => {
  const { press, dispatch } = aPage()
  await press(button, 1_000)
  dispatch('pageshow')
  expect(await press(button, 1_100)).toBe(true)
})

test('a press right after the response is ignored and extends the interval; a later one is sent', async () => {
  const tab = new Map<string, string>()
  await aPage(tab).press(button, 5_000)
  const next = aPage(tab)
  expect(await next.press(otherButton, 1_000)).toBe(false)
  expect(await next.press(otherButton, 1_650)).toBe(false)
  expect(await next.press(otherButton, 2_400)).toBe(true)
})

test('a press on the same form of the page that the response brought is ignored', async () => {
  const tab = new Map<string, string>()
  const sent = () => aPage(tab).press(button, 5_000)
  await sent()
  expect(await aPage(tab).press(button, 1_000, { form: new Form('post', '/account/privacy') })).toBe(true)
  await sent()
  expect(await aPage(tab, 'https://provider.example/').press(button, 1_000)).toBe(true)
  await sent()
  expect(await aPage(tab, `${SITE}.other.example/`).press(button, 1_000)).toBe(true)
  // On the page after that, the form may be sent.
  await sent()
  aPage(tab)
  expect(await aPage(tab).press(button, 1_000)).toBe(true)
})
