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
 * A page with the script, 900 ms after it was asked for. A press says whether anybody behind the script heard it.
 * @param kept what the tab keeps, from page to page
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
    // The application listens after the script.
    const answer = isAnswered ? vi.fn((heard: Event) => heard.preventDefault()) : vi.fn()
    page.addEventListener('submit', answer, { once: true })
    page.dispatchEvent(event)
    page.removeEventListener('submit', answer)
    await new Promise((resolve) => setTimeout(resolve))
    return answer.mock.calls.length > 0
  }
  return { press, happens: (name: string) => page.dispatchEvent(new Event(name)) }
}

test('a form that the browser has sent is not sent again while its answer is awaited', async () => {
  const { press } = aPage()
  expect(await press(button, 1_000)).toBe(true)
  expect(await press(button, 1_200)).toBe(false)
  // A new token and then the call itself may have taken this long.
  expect(await press(button, 28_900, { isAnswered: true })).toBe(false)
  // What was stopped has left the page where it was.
  expect(await press(button, 32_000)).toBe(true)
})

test('a file leaves the page where it was, and is asked for again as soon as that is meant', async () => {
  const { press } = aPage()
  const form = new Form('post', '/account/privacy?do=download', { answer: 'file' })
  expect(await press(button, 1_000, { form })).toBe(true)
  expect(await press(button, 1_600, { form })).toBe(false)
  expect(await press(button, 4_000, { form })).toBe(true)
})

test('another button, a form that only asks, and what the application answers go on', async () => {
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

test('a page that is shown again may send again', async () => {
  const { press, happens } = aPage()
  await press(button, 1_000)
  happens('pageshow')
  expect(await press(button, 1_100)).toBe(true)
})

test('a press right behind the answer was one of the same, and makes the time longer; later it is meant', async () => {
  const tab = new Map<string, string>()
  await aPage(tab).press(button, 5_000)
  const next = aPage(tab)
  expect(await next.press(otherButton, 1_000)).toBe(false)
  expect(await next.press(otherButton, 1_650)).toBe(false)
  expect(await next.press(otherButton, 2_400)).toBe(true)
})

test('… of the same form, on the page that is its answer', async () => {
  const tab = new Map<string, string>()
  const sent = () => aPage(tab).press(button, 5_000)
  await sent()
  expect(await aPage(tab).press(button, 1_000, { form: new Form('post', '/account/privacy') })).toBe(true)
  await sent()
  expect(await aPage(tab, 'https://provider.example/').press(button, 1_000)).toBe(true)
  await sent()
  expect(await aPage(tab, `${SITE}.other.example/`).press(button, 1_000)).toBe(true)
  // A page later it is no answer any more.
  await sent()
  aPage(tab)
  expect(await aPage(tab).press(button, 1_000)).toBe(true)
})
