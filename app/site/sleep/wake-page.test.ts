import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { RELOADED_AT } from '#app/domain/session-storage-keys.ts'
import { ASLEEP, AWAKE, UNLOADABLE, WAKE, type WakeReason } from './page-life.ts'
import type { SleepingPage } from './wake-page.ts'
import wakePage from './wake-page.ts?inline-script'

/** An element of the page: a button of its own, a link, or nothing that can be pressed. */
class Something {}
class OwnButton extends Something {}

interface Facts {
  readonly cookie?: string
  readonly kept?: Record<string, string>
  readonly card?: { readonly number: string }
  /** The site answers. `true` by default */
  readonly isReachable?: boolean
}

/** Runs the script of a sleeping page in a browser of which nothing else is known. */
async function asleep(
  { cookie = '', kept = {}, card, isReachable = true }: Facts,
  told: Omit<SleepingPage, 'preloads'> = {},
) {
  const target = new EventTarget()
  const preloaded: string[] = []
  const application = { type: ASLEEP, src: '/assets/index-1.js', dataset: { woke: undefined } }
  const document = {
    cookie,
    currentScript: {
      nonce: 'n1',
      dataset: { page: JSON.stringify({ preloads: ['/assets/a.js'], ...told }) },
      previousElementSibling: application,
    },
    createElement: () => ({}),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener,
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  }
  // Node takes no boolean here.
  function removeEventListener(name: string, listener: () => void, isCapture?: boolean) {
    target.removeEventListener(name, listener, { capture: isCapture === true })
  }
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => Object.assign(kept, { [key]: text }),
  }
  // As a browser's storage: what it keeps are its own keys.
  const sessionStorage = Object.assign(Object.create(storage), kept)
  const location = { origin: 'https://x', pathname: '/a', search: '', reload: vi.fn() }
  const world = {
    document,
    location,
    fetch: () => (isReachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError())),
    sessionStorage,
    Element: Something,
    HTMLButtonElement: OwnButton,
    caches: { match: async () => card && { json: async () => card } },
    // Those of the test, whichever they are by then.
    setTimeout: (...asked: Parameters<typeof setTimeout>) => setTimeout(...asked),
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    Event,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener,
    dispatchEvent: target.dispatchEvent.bind(target),
  }
  runInContext(wakePage, createContext(world))
  await soon()
  const press = (pressed: { readonly type: string; readonly [fact: string]: unknown }) => {
    const facts = {
      setAttribute: vi.fn(),
      removeAttribute: vi.fn(),
      click: vi.fn(),
      hreflang: '',
      ...pressed,
    }
    const held = Object.assign(pressed.type === 'button' ? new OwnButton() : new Something(), facts)
    const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 })
    const inside = Object.assign(new Something(), { closest: () => held })
    Object.defineProperty(event, 'target', { value: inside })
    target.dispatchEvent(event)
    return { ...facts, isHeld: event.defaultPrevented }
  }
  return {
    /** The state and the reason that the document tells. */
    told: () => [application.type, application.dataset.woke],
    preloaded,
    happens: (name: string) => target.dispatchEvent(new Event(name)),
    asks: (detail: WakeReason) => target.dispatchEvent(new CustomEvent(WAKE, { detail })),
    press,
    /** A click that React has stopped, or has not. */
    click: (isStopped: boolean) => {
      const event = new Event('click', { cancelable: true })
      if (isStopped) event.stopPropagation()
      target.dispatchEvent(event)
      return event.defaultPrevented
    },
    location,
  }
}

const SLEEPING = [ASLEEP, undefined]

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a page sleeps until a sign of its reader, and says which', async () => {
  for (const [event, reason] of [
    ['keydown', 'gesture'],
    ['pointermove', 'gesture'],
    ['scroll', 'moved'],
    ['focusin', 'moved'],
  ] as const) {
    const page = await asleep({})
    expect(page.told()).toEqual(SLEEPING)
    page.happens(event)
    // It is waking: the reason is told before anything is loaded.
    expect([...page.told(), page.preloaded]).toEqual([ASLEEP, reason, []])
    await vi.waitFor(() => expect(page.preloaded).toEqual(['/assets/a.js', '/assets/index-1.js']))
  }
})

test('another script may ask for it; what comes first is the reason', async () => {
  const page = await asleep({})
  page.asks('other-tab')
  expect([...page.told(), page.preloaded.length]).toEqual([ASLEEP, 'other-tab', 2])
  page.happens('keydown')
  page.happens(AWAKE)
  expect([...page.told(), page.preloaded.length]).toEqual([AWAKE, 'other-tab', 2])
})

test('a page wakes where visits may be measured, once it has loaded, and nowhere else', async () => {
  const measured = await asleep({ cookie: 'other=1; consent=2.preferences.measurement' })
  expect(measured.told()).toEqual(SLEEPING)
  measured.happens('load')
  expect(measured.told()[1]).toBe('visit')
  const other = await asleep({ cookie: 'consent=2.preferences' })
  other.happens('load')
  expect(other.told()).toEqual(SLEEPING)
})

test('a page wakes by itself for what this browser keeps, and when it was told to', async () => {
  const why = async (...known: Parameters<typeof asleep>) => (await asleep(...known)).told()[1]
  const [now, before] = [Date.now(), Date.now() - 11_000].map(String)
  expect(await why({ kept: { 'borealis:draft:me:name': '{}' } })).toBe('draft')
  expect(await why({ kept: { [RELOADED_AT]: now ?? '' } })).toBe('reloaded')
  expect(await why({ kept: { [RELOADED_AT]: before ?? '', 'borealis:was-visitor': '1' } })).toBeUndefined()
  expect(await why({ card: { number: '1' } }, { sceneNumber: '2' })).toBe('strangers-card')
  expect(await why({ card: { number: '1' } })).toBe('strangers-card')
  expect(await why({ card: { number: '1' } }, { sceneNumber: '1' })).toBeUndefined()
  expect(await why({}, { wakeAfter: 1 })).toBe('session-ends')
})

test('where the application cannot be had, a button loads the page again, once, and a link leads where it leads', async () => {
  const page = await asleep({})
  page.asks('other-tab')
  // None can be had here.
  await vi.waitFor(() => expect(page.told()).toEqual([UNLOADABLE, 'other-tab']))
  expect(page.press({ type: '', hreflang: 'en-ca' }).isHeld).toBe(false)
  await soon()
  expect(page.location.reload).not.toHaveBeenCalled()
  for (let presses = 0; presses < 2; presses += 1) page.press({ type: 'button' })
  await soon()
  expect(page.location.reload).toHaveBeenCalledOnce()
})

test('nor is a page loaded again from a site that does not answer', async () => {
  const page = await asleep({ isReachable: false })
  page.asks('other-tab')
  await vi.waitFor(() => expect(page.told()[0]).toBe(UNLOADABLE))
  page.press({ type: 'button' })
  await soon()
  expect(page.location.reload).not.toHaveBeenCalled()
})

test('a press that only the application understands is held; others lead where they lead', async () => {
  const page = await asleep({})
  const link = { origin: 'https://x', pathname: '/a', search: '?page=2', target: '', type: '' }
  expect(page.press({ ...link, pathname: '/b' }).isHeld).toBe(false)
  expect(page.told()).toEqual(SLEEPING)
  expect(page.press(link).isHeld).toBe(true)
  const button = page.press({ type: 'button' })
  expect(button.setAttribute).toHaveBeenCalledExactlyOnceWith('data-held', '')
  page.happens(AWAKE)
  expect(button.click).toHaveBeenCalledOnce()
  expect(button.removeAttribute).toHaveBeenCalledExactlyOnceWith('data-held')
  expect(page.press(link).isHeld).toBe(false)
  expect(page.told()).toEqual([AWAKE, 'gesture'])
})

test('a press that React stops, because it has not come so far, is repeated until it is heard', async () => {
  const prevented: boolean[] = []
  const page = await asleep({})
  const button = page.press({
    type: 'button',
    isConnected: true,
    click: vi.fn(() => prevented.push(page.click(prevented.length < 2))),
  })
  page.happens(AWAKE)
  expect(button.removeAttribute).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(button.removeAttribute).toHaveBeenCalled())
  expect(prevented).toEqual([true, true, false])
  expect(button.removeAttribute).toHaveBeenCalledExactlyOnceWith('data-held')
})

test('a press that nobody ever hears is given up', async () => {
  const page = await asleep({})
  vi.useFakeTimers()
  try {
    const click = vi.fn(() => page.click(true))
    const button = page.press({ type: 'button', isConnected: true, click })
    page.happens(AWAKE)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(button.removeAttribute).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(button.removeAttribute).toHaveBeenCalledExactlyOnceWith('data-held')
    const presses = click.mock.calls.length
    await vi.advanceTimersByTimeAsync(5_000)
    expect(click).toHaveBeenCalledTimes(presses)
  } finally {
    vi.useRealTimers()
  }
})

test('nothing is asked for before the frame of a gesture, and nothing runs before the click of a press', async () => {
  const [moved, pressed, swiped] = [await asleep({}), await asleep({}), await asleep({})]
  vi.useFakeTimers()
  try {
    const counts = () => [moved, pressed, swiped].map(({ preloaded }) => preloaded.length)
    const tried = () => [moved, pressed, swiped].map(({ told }) => told()[0] === UNLOADABLE)
    moved.happens('pointermove')
    pressed.happens('pointerdown')
    swiped.happens('touchstart')
    await vi.advanceTimersByTimeAsync(10)
    expect(counts()).toEqual([0, 0, 0])
    await vi.advanceTimersByTimeAsync(40)
    expect(counts()).toEqual([2, 2, 2])
    // That it could not be had says that it was tried.
    expect(tried()).toEqual([true, false, false])
    pressed.happens('click')
    await vi.advanceTimersByTimeAsync(50)
    expect(tried()).toEqual([true, true, false])
    await vi.advanceTimersByTimeAsync(400)
    expect(tried()).toEqual([true, true, true])
  } finally {
    vi.useRealTimers()
  }
})
