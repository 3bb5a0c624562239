import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { DRAFTS, RELOADED_AT, SCROLLED_TO } from '#app/domain/browser-parts.ts'
import { consentCookie, formatConsent } from '#app/domain/consent.ts'
import { MEMBER_CARD_CACHE, MEMBER_CARD_RECORD } from '#app/domain/offline-member-card.ts'
import { passTime } from '../../../tests/support/waits.ts'
import type { HydrationOptions } from './hydrate-on-interaction.ts'
import hydrateOnInteraction from './hydrate-on-interaction.ts?inline-script'
import { DEFERRED, HYDRATE, HYDRATED, type HydrationReason, LOAD_FAILED } from './hydration-lifecycle.ts'

/** Stand-ins for `Element` and `HTMLButtonElement`. */
class FakeElement {}
class FakeButton extends FakeElement {}
class FakeLink extends FakeElement {}
class FakeInput extends FakeElement {
  readonly defaultValue = ''
  type = 'text'
  value = ''
  /** A form that applies each choice at once. */
  form: { requestSubmit(): void } | null = null
  closest = () => this.form
}

interface BrowserState {
  readonly cookie?: string
  /** Where the tag frame of the site is. None by default */
  readonly tagsOrigin?: string
  /** Global Privacy Control. `false` by default */
  readonly isPrivate?: boolean
  readonly stored?: Record<string, string>
  readonly card?: { readonly number: string }
  /** How the site answers; `null` without a network. 200 by default */
  readonly status?: number | null
  /** Whether the application is on its way, and stays there. `false` by default */
  readonly isLoading?: boolean
  /** Whether the document is still on its way. `false` by default */
  readonly isParsing?: boolean
  /** Whether fingers press on it. `false` by default */
  readonly isPhone?: boolean
  /** Whether there is a network. `true` by default */
  readonly isOnline?: boolean
  /** For how long this page, which was reloaded, has been loading; milliseconds. It is no reload unless given */
  readonly reloadingMs?: number
  /** What the browser says of its network, where it says anything. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** A page that was rendered now, and on which nothing ends today. */
const openedNow = () => ({ renderedAt: Date.now(), changesAt: Date.now() + 86_400_000 })

/** Runs the script of a deferred page in a fake browser. */
async function openPage(
  {
    cookie = '',
    tagsOrigin = '',
    isPrivate = false,
    stored = {},
    card,
    status = 200,
    isLoading = false,
    isParsing = false,
    isPhone = false,
    isOnline = true,
    reloadingMs,
    connection,
  }: BrowserState,
  options: Partial<HydrationOptions> = {},
) {
  const target = new EventTarget()
  const preloaded: string[] = []
  const fetchedAhead: string[] = []
  /** The elements that React has rendered in place of others. */
  const successors: FakeElement[] = []
  const copied: string[] = []
  const field = new FakeInput()
  /** The root element's data. */
  const root: { earlyEnter?: string } = {}
  /** The button of a form that waits for the application. */
  const waiting = Object.assign(new FakeButton(), { type: 'submit', disabled: true, click: vi.fn() })
  const entry = {
    type: DEFERRED,
    src: '/assets/index-1.js',
    dataset: {
      hydrationReason: isLoading ? 'interaction' : undefined,
      interacted: undefined,
      returned: undefined,
    },
  }
  const document = {
    cookie,
    readyState: isParsing ? 'loading' : 'interactive',
    documentElement: { dataset: root },
    currentScript: {
      nonce: 'n1',
      dataset: { page: JSON.stringify({ preloads: ['/assets/a.js'], ...openedNow(), ...options }) },
      previousElementSibling: entry,
    },
    createElement: () => ({}),
    querySelector: (selector: string) => {
      if (selector === 'meta[name=tags-origin]') return { content: tagsOrigin }
      return selector.startsWith('form[data-waiting]') ? waiting : null
    },
    querySelectorAll: (selector?: string) => (selector === 'input, select, textarea' ? [field] : successors),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener,
    head: {
      append: ({ href }: { href: string }) => preloaded.push(href),
    },
  }
  // Node's EventTarget does not accept a boolean here.
  function removeEventListener(name: string, listener: () => void, isCapture?: boolean) {
    target.removeEventListener(name, listener, { capture: isCapture === true })
  }
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => Object.assign(stored, { [key]: text }),
  }
  // As in a browser, the stored items are own keys of the storage.
  const sessionStorage = Object.assign(Object.create(storage), stored)
  const location = {
    ...{ protocol: 'https:', origin: 'https://x', pathname: '/a', search: '' },
    ...{ reload: vi.fn(), assign: vi.fn() },
  }
  const world = {
    document,
    location,
    fetch: (url: string, { priority }: RequestInit = {}) => {
      if (priority === 'low') fetchedAhead.push(url)
      return status ? Promise.resolve(new Response(null, { status })) : Promise.reject(new TypeError())
    },
    sessionStorage,
    localStorage: storage,
    matchMedia: () => ({ matches: isPhone }),
    scrollY: 320,
    navigator: {
      onLine: isOnline,
      connection,
      globalPrivacyControl: isPrivate,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    },
    Element: FakeElement,
    HTMLElement: FakeElement,
    HTMLButtonElement: FakeButton,
    HTMLAnchorElement: FakeLink,
    HTMLInputElement: FakeInput,
    HTMLSelectElement: class {},
    HTMLTextAreaElement: class {},
    caches: {
      match: async (record: string, { cacheName }: MultiCacheQueryOptions) =>
        card &&
        record === MEMBER_CARD_RECORD &&
        cacheName === MEMBER_CARD_CACHE && { json: async () => card },
    },
    Date: { now: () => Date.now() },
    performance: {
      now: () => reloadingMs ?? 0,
      getEntriesByType: () => [{ type: reloadingMs === undefined ? 'navigate' : 'reload' }],
    },
    setInterval: (...args: Parameters<typeof setInterval>) => setInterval(...args),
    clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
    // Looked up on each call: a test may have replaced it by a fake timer.
    setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    Event,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener,
    dispatchEvent: target.dispatchEvent.bind(target),
  }
  runInContext(hydrateOnInteraction, createContext(world))
  await soon()
  const clickOn = (
    clicked: { readonly type: string; readonly [property: string]: unknown },
    name = 'click',
  ) => {
    const properties = {
      setAttribute: vi.fn(),
      removeAttribute: vi.fn(),
      click: vi.fn(),
      getAttribute: () => null,
      isConnected: true,
      hreflang: '',
      dataset: {},
      ...clicked,
    }
    const element = Object.assign(clicked.type === 'button' ? new FakeButton() : new FakeLink(), properties)
    return { ...properties, isQueued: press(element, name) }
  }
  function press(element: FakeElement, name = 'click'): boolean {
    const event = Object.assign(new Event(name, { cancelable: true }), { button: 0 })
    const child = Object.assign(new FakeElement(), { closest: () => element })
    Object.defineProperty(event, 'target', { value: child })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return {
    /** The state and the reason in the document. */
    copied,
    state: () => [entry.type, entry.dataset.hydrationReason],
    hasInteracted: () => entry.dataset.interacted !== undefined,
    hadReturn: () => entry.dataset.returned !== undefined,
    preloaded,
    fetchedAhead,
    dispatch: (name: string, on: object = target) =>
      target.dispatchEvent(Object.defineProperty(new Event(name), 'target', { value: on })),
    request: (detail: HydrationReason) => target.dispatchEvent(new CustomEvent(HYDRATE, { detail })),
    clickOn,
    press,
    /** Whether Enter in a form, which waits for the application or not, is kept from posting it. */
    submit: (isWaiting: boolean, submitter: FakeElement | null = null): boolean => {
      const event = Object.assign(new Event('submit', { cancelable: true }), { submitter })
      const form = Object.assign(new FakeElement(), { matches: () => isWaiting })
      Object.defineProperty(event, 'target', { value: form })
      target.dispatchEvent(event)
      return event.defaultPrevented
    },
    /** A click, stopped as React does it where nothing is hydrated yet. */
    dispatchClick: (isStopped: boolean) => {
      const event = new Event('click', { cancelable: true })
      if (isStopped) event.stopPropagation()
      target.dispatchEvent(event)
      return event.defaultPrevented
    },
    location,
    field,
    waiting,
    root,
    successors,
  }
}

const UNTOUCHED = [DEFERRED, undefined]

/** By then what must not happen would have happened. */
const soon = () => passTime(5)

test('a page is deferred until an interaction, and records its kind', async () => {
  for (const [event, reason] of [
    ['keydown', 'interaction'],
    ['pointermove', 'interaction'],
    ['scroll', 'scroll-or-focus'],
    ['focusin', 'scroll-or-focus'],
  ] as const) {
    const page = await openPage({})
    expect(page.state()).toEqual(UNTOUCHED)
    page.dispatch(event)
    // Loading: the reason is recorded before anything is requested.
    expect([...page.state(), page.preloaded]).toEqual([DEFERRED, reason, []])
    await vi.waitFor(() => expect(page.preloaded).toEqual(['/assets/a.js', '/assets/index-1.js']))
  }
})

test('at rest the modules are fetched and not run, but not for who saves data or has a slow network', async () => {
  const page = await openPage({ connection: { effectiveType: '4g' } })
  page.dispatch('load')
  await vi.waitFor(() => expect(page.fetchedAhead).toEqual(['/assets/a.js', '/assets/index-1.js']))
  expect([page.state(), page.preloaded]).toEqual([UNTOUCHED, []])
  const thrifty = [
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]
  const pages = await Promise.all(thrifty.map((connection) => openPage({ connection })))
  const loading = await openPage({})
  loading.request('other-tab')
  const silent = await openPage({})
  for (const other of [...pages, loading, silent]) other.dispatch('load')
  // The last of them is the first that is fetched ahead.
  await vi.waitFor(() => expect(silent.fetchedAhead.length).toBe(2))
  expect([...pages, loading].map(({ fetchedAhead }) => fetchedAhead)).toEqual([[], [], [], []])
})

test('what the next page needs besides is fetched last, also when this one has hydrated by then', async () => {
  const ahead = ['/assets/next.js']
  const [reading, loading] = [await openPage({}, { ahead }), await openPage({}, { ahead })]
  loading.request('other-tab')
  for (const page of [loading, reading]) page.dispatch('load')
  await vi.waitFor(() =>
    expect(reading.fetchedAhead).toEqual(['/assets/a.js', '/assets/index-1.js', ...ahead]),
  )
  expect(loading.fetchedAhead).toEqual(ahead)
})

test('another script may request hydration; the first reason counts', async () => {
  const page = await openPage({})
  page.request('other-tab')
  expect([...page.state(), page.preloaded.length]).toEqual([DEFERRED, 'other-tab', 2])
  page.dispatch('keydown')
  page.dispatch(HYDRATED)
  expect([...page.state(), page.preloaded.length]).toEqual([HYDRATED, 'other-tab', 2])
})

test('an interaction is noted whatever the page hydrates for, and a scroll is none', async () => {
  const page = await openPage({})
  page.request('other-members-card')
  page.dispatch('scroll')
  expect(page.hasInteracted()).toBe(false)
  page.dispatch('pointermove')
  expect(page.hasInteracted()).toBe(true)
})

test('a page hydrates on load where visits are measured, and nowhere else', async () => {
  const name = consentCookie('https:')
  const cookie = `other=1; ${name}=${formatConsent(['measurement'])}`
  const tagsOrigin = 'https://tags.example'
  const measured = await openPage({ cookie, tagsOrigin })
  expect(measured.state()).toEqual(UNTOUCHED)
  measured.dispatch('load')
  expect(measured.state()[1]).toBe('measurement')
  const others: BrowserState[] = [
    { cookie: `${name}=${formatConsent(['experiments'])}`, tagsOrigin },
    // A site that sends nothing to anybody, an answer to an older wording, and a browser that says no for its user.
    { cookie },
    { cookie: `${name}=2020-01.measurement`, tagsOrigin },
    { cookie, tagsOrigin, isPrivate: true },
    // What a tag on another host of the domain has left, beside the visitor's own answer and without one.
    { cookie: `${name}=${formatConsent([])}; consent=${formatConsent(['measurement'])}`, tagsOrigin },
    { cookie: `consent=${formatConsent([])}; consent=${formatConsent(['measurement'])}`, tagsOrigin },
  ]
  for (const browser of others) {
    const page = await openPage(browser)
    page.dispatch('load')
    expect(page.state()).toEqual(UNTOUCHED)
  }
})

test('a page hydrates by itself for what this browser stores, and after the time it was given', async () => {
  const why = async (...browser: Parameters<typeof openPage>) => (await openPage(...browser)).state()[1]
  const releasedAgo = (ms: number) => ({ [RELOADED_AT]: String(Date.now() - ms) })
  expect(await why({ stored: { [`${DRAFTS}me:name`]: '{}' } })).toBe('draft')
  expect(await why({ stored: releasedAgo(0), reloadingMs: 0 })).toBe('release-reload')
  expect(await why({ stored: releasedAgo(40_000), reloadingMs: 39_000 })).toBe('release-reload')
  expect(await why({ stored: releasedAgo(40_000), reloadingMs: 100 })).toBeUndefined()
  expect(await why({ stored: releasedAgo(0) })).toBeUndefined()
  expect(await why({ card: { number: '1' } }, { sceneNumber: '2' })).toBe('other-members-card')
  expect(await why({ card: { number: '1' } })).toBe('other-members-card')
  expect(await why({ card: { number: '1' } }, { sceneNumber: '1' })).toBeUndefined()
  expect(await why({}, { hydrateAfterMs: 1 })).toBe('session-ending')
})

test('a page of what is sold hydrates when its reader comes back to the tab, and notes it in any case', async () => {
  const [plain, selling] = [await openPage({}), await openPage({}, { wakesOnReturn: true })]
  const loading = await openPage({ isLoading: true }, { wakesOnReturn: true })
  const hydrated = await openPage({}, { wakesOnReturn: true })
  // The frame has hydrated; what is sold may be in a part that has not.
  hydrated.dispatch(HYDRATED)
  for (const page of [plain, selling, loading, hydrated]) page.dispatch('visibilitychange')
  expect(plain.state()).toEqual(UNTOUCHED)
  expect(selling.state()[1]).toBe('returned')
  expect([plain, selling, loading, hydrated].map((page) => page.hadReturn())).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('where the application cannot be loaded, a button reloads the page, once, and a link still works', async () => {
  const page = await openPage({})
  const queued = page.clickOn({ type: '', hreflang: 'en-ca' })
  expect(queued.isQueued).toBe(true)
  // No module can be loaded here.
  await vi.waitFor(() => expect(page.state()).toEqual([LOAD_FAILED, 'interaction']))
  expect(queued.click).toHaveBeenCalledOnce()
  expect(page.clickOn({ type: '', hreflang: 'en-ca' }).isQueued).toBe(false)
  await soon()
  expect(page.location.reload).not.toHaveBeenCalled()
  for (let clicks = 0; clicks < 2; clicks += 1) page.clickOn({ type: 'button' })
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalled())
  await soon()
  expect(page.location.reload).toHaveBeenCalledOnce()
})

test('where the application cannot be loaded, the button of a form that waits for it can be pressed', async () => {
  const page = await openPage({})
  expect(page.waiting).toMatchObject({ type: 'submit', disabled: true })
  page.request('draft')
  await vi.waitFor(() => expect(page.state()[0]).toBe(LOAD_FAILED))
  expect(page.waiting).toMatchObject({ type: 'button', disabled: false })
})

test('the application runs once the document is there, because it reads the data at its end', async () => {
  const page = await openPage({ isParsing: true })
  page.request('other-tab')
  await soon()
  expect(page.state()).toEqual([DEFERRED, 'other-tab'])
  page.dispatch('DOMContentLoaded')
  // No module can be loaded here: it was tried.
  await vi.waitFor(() => expect(page.state()[0]).toBe(LOAD_FAILED))
})

test('a page hydrates when something on it ends, by the server’s clock, and a visitor’s old one of a cache at once', async () => {
  vi.useFakeTimers()
  try {
    const open = async (renderedAt: number, sceneNumber?: string) => {
      const opened = openPage({}, { renderedAt, changesAt: renderedAt + 60_000, sceneNumber })
      await vi.advanceTimersByTimeAsync(10)
      return opened
    }
    // A member's page that seems to be two hours old has only just come: the clock is fast.
    const pages = [await open(Date.now()), await open(Date.now() - 7_200_000, '6014')]
    const restored = await open(Date.now() - 7_200_000)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(restored.state()[1]).toBe('date-passed')
    await vi.advanceTimersByTimeAsync(52_000)
    for (const page of pages) expect(page.state()).toEqual(UNTOUCHED)
    await vi.advanceTimersByTimeAsync(10_000)
    for (const page of pages) expect(page.state()[1]).toBe('date-passed')
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  { what: 'without a network', status: null, typed: '', reloads: [0, 0], isRelease: false },
  { what: 'of a release that is gone', status: 404, typed: 'Gaspé', reloads: [1, 1], isRelease: true },
  { what: 'that fails again', status: 200, typed: '', reloads: [1, 2], isRelease: false },
  { what: 'of a site that is away', status: 503, typed: '', reloads: [0, 0], isRelease: false },
  {
    what: 'that fails again, with what was typed',
    status: 200,
    typed: 'Gaspé',
    reloads: [0, 1],
    isRelease: false,
  },
])('two presses on a page $what: reloads $reloads', async ({ status, typed, reloads, isRelease }) => {
  const stored = {}
  const page = await openPage({ status, stored })
  page.request('other-tab')
  await vi.waitFor(() => expect(page.state()[0]).toBe(LOAD_FAILED))
  page.field.value = typed
  for (const count of reloads) {
    const button = page.clickOn({ type: 'button' })
    await vi.waitFor(() =>
      expect(button.removeAttribute.mock.calls.length + (status === 404 ? 1 : 0)).toBe(1),
    )
    await soon()
    expect([page.state()[0], page.location.reload.mock.calls.length]).toEqual([LOAD_FAILED, count])
  }
  expect(RELOADED_AT in stored).toBe(isRelease)
})

test('offline no form leaves the page: its press is repeated once the application is there, and let go where that does not come', async () => {
  const page = await openPage({ isOnline: false }, openedNow())
  const button = Object.assign(new FakeButton(), {
    ...{ dataset: {}, isConnected: true, getAttribute: () => null },
    ...{ setAttribute: vi.fn(), removeAttribute: vi.fn(), click: vi.fn() },
  })
  expect(page.submit(false, button)).toBe(true)
  expect(page.state()[1]).toBe('interaction')
  page.dispatch(HYDRATED)
  expect(button.click).toHaveBeenCalledTimes(1)
  expect(page.submit(false, button), 'the application answers it now').toBe(false)

  const failed = await openPage({ isOnline: false, status: null }, openedNow())
  failed.request('other-tab')
  await vi.waitFor(() => expect(failed.state()[0]).toBe(LOAD_FAILED))
  expect(failed.submit(false, button)).toBe(true)
  failed.dispatch(HYDRATED)
  expect(button.click).toHaveBeenCalledTimes(1)
})

test('a press on the button of a form that waits is kept until that form is ready', async () => {
  const page = await openPage({})
  page.request('other-tab')
  await vi.waitFor(() => expect(page.state()[0]).toBe(LOAD_FAILED))
  page.press(page.waiting)
  expect(page.root).toEqual({ earlyEnter: '' })
  // No module can be loaded here: later it must not send itself.
  await vi.waitFor(() => expect(page.root).toEqual({}))
  expect(page.submit(true)).toBe(true)
  expect(page.waiting.click).toHaveBeenCalledOnce()
  expect(page.submit(false)).toBe(false)
})

test('the application is loaded again once the network is back', async () => {
  const page = await openPage({ status: null })
  page.request('other-tab')
  await vi.waitFor(() => expect(page.state()[0]).toBe(LOAD_FAILED))
  page.dispatch('online')
  expect(page.state()[0]).toBe(DEFERRED)
  expect(page.waiting).toMatchObject({ type: 'submit', disabled: true })
  // What was pressed meanwhile waits for it.
  expect(page.clickOn({ type: 'button' }).isQueued).toBe(true)
  page.dispatch(HYDRATED)
  page.dispatch('online')
  expect(page.state()[0]).toBe(HYDRATED)
})

test('a click that needs the application is queued and replayed; others stay native', async () => {
  const page = await openPage({})
  const link = { origin: 'https://x', pathname: '/a', search: '?page=2', target: '', type: '' }
  expect(page.clickOn({ ...link, pathname: '/b' }).isQueued).toBe(false)
  expect(page.state()).toEqual(UNTOUCHED)
  expect(page.clickOn(link).isQueued).toBe(true)
  const button = page.clickOn({ type: 'button' })
  expect(button.setAttribute).toHaveBeenCalledExactlyOnceWith('data-click-queued', '')
  page.dispatch(HYDRATED)
  expect(button.click).toHaveBeenCalledOnce()
  expect(button.removeAttribute).toHaveBeenCalledExactlyOnceWith('data-click-queued')
  expect(page.clickOn(link).isQueued).toBe(false)
  expect(page.state()).toEqual([HYDRATED, 'interaction'])
})

test('a link is replayed at once, or after the forms of the page had time to keep what was typed', async () => {
  const [plain, typed] = [await openPage({}), await openPage({})]
  typed.field.value = 'Gaspé'
  const [atOnce, later] = [plain, typed].map((page) => {
    const link = page.clickOn({ type: '', hreflang: 'en-ca' })
    page.dispatch(HYDRATED)
    return link
  })
  expect(atOnce?.click).toHaveBeenCalledOnce()
  expect(later?.click).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(later?.click).toHaveBeenCalledOnce())
})

const onThisPage = {
  origin: 'https://x',
  pathname: '/a',
  search: '?page=2',
  href: 'https://x/a?page=2',
  type: '',
}

test('on a phone the browser follows a link of the page, which keeps the language or how far it was scrolled', async () => {
  const stored: Record<string, string> = {}
  const page = await openPage({ isPhone: true, stored })
  expect(page.clickOn(onThisPage).isQueued).toBe(false)
  expect(stored).toEqual({ [SCROLLED_TO]: '["https://x/a?page=2",320]' })
  expect(page.clickOn({ type: '', hreflang: 'fr-CA' }).isQueued).toBe(false)
  expect(stored.language).toBe('fr-ca')
  expect(page.state()).toEqual(UNTOUCHED)
  page.field.value = 'Gaspé'
  expect(page.clickOn(onThisPage).isQueued).toBe(true)
})

test('the next page of a list starts at its top', async () => {
  const stored = {}
  const page = await openPage({ isPhone: true, stored })
  expect(page.clickOn({ ...onThisPage, rel: 'next' }).isQueued).toBe(false)
  expect(stored).toEqual({})
})

test('nothing of a page is requested or run while the browser follows its link', async () => {
  const page = await openPage({ isPhone: true })
  vi.useFakeTimers()
  try {
    page.clickOn(onThisPage, 'pointerdown')
    await vi.advanceTimersByTimeAsync(100)
    page.clickOn(onThisPage)
    await vi.advanceTimersByTimeAsync(1_500)
    expect([...page.state(), page.preloaded]).toEqual([DEFERRED, 'interaction', []])
    // It is still there: the link led nowhere.
    await vi.advanceTimersByTimeAsync(1_000)
    expect([page.state()[0], page.preloaded.length]).toEqual([LOAD_FAILED, 2])
  } finally {
    vi.useRealTimers()
  }
})

test('a link is followed when the application does not come, later where that loses what was typed', async () => {
  const [plain, typed] = [await openPage({ isLoading: true }), await openPage({ isLoading: true })]
  typed.field.value = 'Gaspé'
  vi.useFakeTimers()
  try {
    for (const page of [plain, typed]) page.clickOn({ type: '', hreflang: 'en-ca', href: '/en' })
    const followed = () => [plain, typed].map((page) => page.location.assign.mock.calls)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(followed()).toEqual([[['/en']], []])
    await vi.advanceTimersByTimeAsync(8_000)
    expect(followed()).toEqual([[['/en']], [['/en']]])
  } finally {
    vi.useRealTimers()
  }
})

test('a choice in a form that applies it is sent when the application does not come, and holds back no link', async () => {
  const open = () => openPage({ isLoading: true })
  const pages = [await open(), await open(), await open()] as const
  const sent = pages.map((page) => {
    const requestSubmit = vi.fn()
    Object.assign(page.field, { type: 'text', value: 'Gaspé', form: { requestSubmit } })
    return requestSubmit
  })
  vi.useFakeTimers()
  try {
    for (const page of pages) {
      page.field.type = 'radio'
      page.dispatch('change', page.field)
    }
    const [, hydrated, left] = pages
    hydrated.dispatch(HYDRATED)
    await vi.advanceTimersByTimeAsync(400)
    left.clickOn({ type: '', hreflang: 'en-ca', href: '/en' })
    await vi.advanceTimersByTimeAsync(2_500)
    expect(sent.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
    expect(left.location.assign).toHaveBeenCalledExactlyOnceWith('/en')
  } finally {
    vi.useRealTimers()
  }
})

test('a press on a button that copies does so at once, and what it copied is noted on it', async () => {
  const page = await openPage({})
  const button = page.clickOn({ type: 'button', dataset: { copy: '6046' } })
  expect(page.copied).toEqual(['6046'])
  await vi.waitFor(() => expect(button.setAttribute).toHaveBeenLastCalledWith('data-copied', ''))
  page.dispatch(HYDRATED)
  page.clickOn({ type: 'button', dataset: { copy: '6046' } })
  expect(page.copied).toHaveLength(1)
})

test('a click that React stops, because it has not hydrated the target yet, is repeated until it is handled', async () => {
  const prevented: boolean[] = []
  const page = await openPage({})
  const button = page.clickOn({
    type: 'button',
    isConnected: true,
    click: vi.fn(() => prevented.push(page.dispatchClick(prevented.length < 2))),
  })
  page.dispatch(HYDRATED)
  expect(button.removeAttribute).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(button.removeAttribute).toHaveBeenCalled())
  expect(prevented).toEqual([true, true, false])
  expect(button.removeAttribute).toHaveBeenCalledExactlyOnceWith('data-click-queued')
})

test('a click that is never handled is given up', async () => {
  const page = await openPage({})
  vi.useFakeTimers()
  try {
    const click = vi.fn(() => page.dispatchClick(true))
    const button = page.clickOn({ type: 'button', isConnected: true, click })
    page.dispatch(HYDRATED)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(button.removeAttribute).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(button.removeAttribute).toHaveBeenCalledExactlyOnceWith('data-click-queued')
    const clicks = click.mock.calls.length
    await vi.advanceTimersByTimeAsync(5_000)
    expect(click).toHaveBeenCalledTimes(clicks)
  } finally {
    vi.useRealTimers()
  }
})

test('no request starts before the frame of an interaction, and no code runs before a click that may follow', async () => {
  const names = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown']
  const pages = await Promise.all(names.map(() => openPage({})))
  vi.useFakeTimers()
  try {
    const requested = () => pages.map(({ preloaded }) => preloaded.length > 0)
    // The failure shows that loading was tried.
    const attempted = () => names.filter((_, index) => pages[index]?.state()[0] === LOAD_FAILED)
    for (const [index, name] of names.entries()) pages[index]?.dispatch(name)
    await vi.advanceTimersByTimeAsync(10)
    expect(requested()).not.toContain(true)
    await vi.advanceTimersByTimeAsync(40)
    expect(requested()).not.toContain(false)
    expect(attempted()).toEqual(['pointermove'])
    pages[1]?.dispatch('click')
    await vi.advanceTimersByTimeAsync(50)
    expect(attempted()).toEqual(['pointermove', 'pointerdown'])
    await vi.advanceTimersByTimeAsync(300)
    expect(attempted()).toEqual(['pointermove', 'pointerdown', 'keydown'])
    await vi.advanceTimersByTimeAsync(700)
    expect(attempted()).toEqual(names)
  } finally {
    vi.useRealTimers()
  }
})
