import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { loadOnFirstGesture } from './first-gesture.server.ts'
import { cutPage, joinPage } from './page-text.ts'
import wakePage from './wake-page.ts?inline-script'

const entry = '<script type="module" async="" src="/assets/index-1.js"></script>'
const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" fetchPriority="low"/>`
const page = `<html><head>${preload('a')}${preload('b')}<link rel="stylesheet" href="/a.css"/></head><body>${entry}</body></html>`

const asleepText = (html: string, options = {}) => joinPage(loadOnFirstGesture(cutPage(html), options))

test('a page asks for no script before a gesture, and names all of them for later', () => {
  const html = asleepText(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(pageOf(html)).toEqual({ entry: '/assets/index-1.js', preloads: ['/assets/a.js', '/assets/b.js'] })
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
})

test('a document without the application stays as it is', () => {
  expect(asleepText('<html><body>Broken</body></html>')).toBe('<html><body>Broken</body></html>')
})

test('a page of one person carries the nonce of its answer in every element', () => {
  const own = page.replaceAll('fetchPriority="low"', 'nonce="n1"').replace('async=""', 'async="" nonce="n1"')
  const told = { sceneNumber: `'></script>&quot;`, wakeAfter: 5 }
  const html = asleepText(own, { nonce: 'n1', ...told })
  expect(pageOf(html)).toMatchObject(told)
  expect(html).not.toContain('modulepreload" ')
  expect(html.match(/<script [^>]*>/g)).toEqual([
    '<script type="asleep" async="" nonce="n1" src="/assets/index-1.js">',
    expect.stringMatching(/^<script nonce="n1" data-page='[^'<>]*'>$/),
  ])
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

/** What the page's script is told, as a browser reads it. */
function pageOf(html: string): unknown {
  const [, told = ''] = / data-page='([^']*)'/.exec(html) ?? []
  const signs = { '&lt;': '<', '&gt;': '>', '&#39;': "'", '&amp;': '&' } as const
  return JSON.parse(told.replace(/&(?:lt|gt|#39|amp);/g, (sign) => signs[sign as keyof typeof signs]))
}

/** An element of the page: a button of its own, a link, or nothing that can be pressed. */
class Something {}
class OwnButton extends Something {}

interface Facts {
  readonly cookie?: string
  readonly kept?: Record<string, unknown>
  readonly card?: { readonly number: string }
}

/** Runs the script of a sleeping page in a browser of which nothing else is known. */
async function asleep({ cookie = '', kept = {}, card }: Facts, options = {}) {
  const target = new EventTarget()
  const preloaded: string[] = []
  const document = {
    cookie,
    currentScript: {
      nonce: 'n1',
      dataset: { page: JSON.stringify(pageOf(asleepText(page, options))) },
    },
    querySelector: () => ({ setAttribute: vi.fn() }),
    createElement: () => ({}),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener,
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  }
  // Node takes no boolean here.
  function removeEventListener(name: string, listener: () => void, isCapture?: boolean) {
    target.removeEventListener(name, listener, { capture: isCapture === true })
  }
  // As a browser's storage: what it keeps are its own keys.
  const sessionStorage = Object.assign(Object.create({ getItem: () => null, setItem: () => undefined }), kept)
  const location = { origin: 'https://x', pathname: '/a', search: '', reload: vi.fn() }
  const world = {
    document,
    location,
    navigator: { onLine: true },
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
  await new Promise((resolve) => setTimeout(resolve, 5))
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
    isAwake: () => preloaded.length > 0,
    happens: (name: string) => target.dispatchEvent(new Event(name)),
    press,
    /** A click that React has stopped, or has not. */
    click: (isStopped: boolean) => {
      const event = new Event('click', { cancelable: true })
      if (isStopped) event.stopPropagation()
      target.dispatchEvent(event)
      return event.defaultPrevented
    },
    location,
    /** Here no application can be loaded: that it could not says when it was tried. */
    loading: () => {
      const tried = vi.fn()
      target.addEventListener('unloadable', tried)
      return tried
    },
  }
}

test('a page sleeps until a sign of its reader or of another script', async () => {
  const one = await asleep({})
  expect(one.isAwake()).toBe(false)
  one.happens('keydown')
  await vi.waitFor(() => expect(one.isAwake()).toBe(true))
  const other = await asleep({ kept: { 'other:thing': 1 }, cookie: 'consent=2.preferences' })
  other.happens('load')
  expect(other.isAwake()).toBe(false)
  other.happens('wake')
  expect(other.isAwake()).toBe(true)
})

test('it wakes by itself for a draft, for the card of somebody else, and when it was told to', async () => {
  expect((await asleep({ kept: { 'borealis:draft:me:name': '{}' } })).isAwake()).toBe(true)
  expect((await asleep({ card: { number: '1' } }, { sceneNumber: '2' })).isAwake()).toBe(true)
  expect((await asleep({ card: { number: '1' } })).isAwake()).toBe(true)
  expect((await asleep({ card: { number: '1' } }, { sceneNumber: '1' })).isAwake()).toBe(false)
  expect((await asleep({}, { wakeAfter: 1 })).isAwake()).toBe(true)
})

test('a press that only the application understands is held; others lead where they lead', async () => {
  const page = await asleep({})
  const link = { origin: 'https://x', pathname: '/a', search: '?page=2', target: '', type: '' }
  expect(page.press({ ...link, pathname: '/b' }).isHeld).toBe(false)
  expect(page.isAwake()).toBe(false)
  expect(page.press(link).isHeld).toBe(true)
  const button = page.press({ type: 'button' })
  expect(button.setAttribute).toHaveBeenCalledExactlyOnceWith('data-held', '')
  page.happens('awake')
  expect(button.click).toHaveBeenCalledOnce()
  expect(button.removeAttribute).toHaveBeenCalledExactlyOnceWith('data-held')
  expect(page.press(link).isHeld).toBe(false)
  await vi.waitFor(() => expect(page.isAwake()).toBe(true))
})

test('a press that React stops, because it has not come so far, is repeated until it is heard', async () => {
  const prevented: boolean[] = []
  const page = await asleep({})
  const button = page.press({
    type: 'button',
    isConnected: true,
    click: vi.fn(() => prevented.push(page.click(prevented.length < 2))),
  })
  page.happens('awake')
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
    page.happens('awake')
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
    const [ofMove, ofPress, ofSwipe] = [moved.loading(), pressed.loading(), swiped.loading()]
    moved.happens('pointermove')
    pressed.happens('pointerdown')
    swiped.happens('touchstart')
    await vi.advanceTimersByTimeAsync(10)
    expect([moved, pressed, swiped].map((page) => page.isAwake())).toEqual([false, false, false])
    await vi.advanceTimersByTimeAsync(40)
    expect([moved, pressed, swiped].map((page) => page.isAwake())).toEqual([true, true, true])
    expect(ofMove).toHaveBeenCalledOnce()
    expect(ofPress).not.toHaveBeenCalled()
    pressed.happens('click')
    await vi.advanceTimersByTimeAsync(50)
    expect(ofPress).toHaveBeenCalledOnce()
    expect(ofSwipe).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(400)
    expect(ofSwipe).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
