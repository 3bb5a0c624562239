import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { SHOWN_TO } from '#app/domain/browser-parts.ts'
import type { MembersPage } from './before-hydration.ts'
import beforeHydration from './before-hydration.ts?inline-script'
import { HYDRATE, HYDRATED, LOAD_FAILED, OWNS_SIGN_OUT, QUEUED_MESSAGE } from './hydration-lifecycle.ts'

const DRAFT = 'borealis:draft:me:name'
const PAGE: MembersPage = { member: 'me', words: { text: 'Hidden', again: 'Try again' } }

class Form {
  readonly action: string
  constructor(action: string) {
    this.action = action
  }
}
class Field {
  readonly type = 'text'
  readonly defaultValue = ''
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
}
class Other {}
const signOutForm = { target: new Form('https://borealis.example/fr-ca/auth/sign-out') }

class OwnChannel {
  static postMessage = vi.fn()
  static close = vi.fn()
  static last: OwnChannel
  readonly listeners: ((message: { readonly data: unknown }) => void)[] = []
  addEventListener = (_name: string, listen: (message: { readonly data: unknown }) => void) =>
    this.listeners.push(listen)
  postMessage = OwnChannel.postMessage
  close = OwnChannel.close
  constructor() {
    OwnChannel.last = this
  }
}

/** Runs the script in an otherwise empty document, and records what it does. */
function runScript(
  metas: readonly { readonly content: string; readonly dataset: object }[] = [],
  refused: object = {},
  {
    stored = {},
    navigation = 'navigate',
    typed = '',
  }: { stored?: Record<string, string> | undefined; navigation?: string; typed?: string } = {},
) {
  vi.clearAllMocks()
  const target = new EventTarget()
  const drafts = new Map([[DRAFT, 'typed'], ['other', 'kept'], ...Object.entries(stored)])
  const sessionStorage = new Proxy(
    {
      getItem: (key: string) => drafts.get(key) ?? null,
      setItem: (key: string, text: string) => drafts.set(key, text),
      removeItem: (key: string) => drafts.delete(key),
    },
    {
      ownKeys: () => [...drafts.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  const world = {
    location: { reload: vi.fn() },
    document: {
      body: { hidden: false },
      querySelectorAll: (selector: string) => (selector.startsWith('meta') ? metas : [new Field(typed)]),
      currentScript: { dataset: { members: JSON.stringify(PAGE) } },
      forms: [{ reset: vi.fn() }],
    },
    navigator: { onLine: true },
    performance: { getEntriesByType: () => [{ type: navigation }] },
    fetch: async () => new Response(),
    clearTimeout,
    caches: { delete: vi.fn(() => Promise.resolve(true)) },
    sessionStorage,
    Event,
    CustomEvent,
    MessageEvent,
    HTMLFormElement: Form,
    HTMLInputElement: Field,
    HTMLSelectElement: Other,
    HTMLTextAreaElement: Other,
    AbortController,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    BroadcastChannel: OwnChannel,
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  }
  const requested = vi.fn()
  const delivered = vi.fn()
  target.addEventListener(HYDRATE, (event) => requested(Reflect.get(event, 'detail')))
  target.addEventListener(QUEUED_MESSAGE, (event) => delivered(Reflect.get(event, 'data')))
  runInContext(
    beforeHydration,
    createContext(Object.create(world, Object.getOwnPropertyDescriptors(refused))),
  )
  return {
    ...world,
    drafts,
    requested,
    delivered,
    dispatch: (name: string, properties: object = {}) =>
      target.dispatchEvent(withProperties(new Event(name), properties)),
    receive: (data: unknown) => {
      for (const listen of OwnChannel.last.listeners) listen({ data })
    },
  }
}

type Page = ReturnType<typeof runScript>

function withProperties(event: Event, properties: object): Event {
  for (const [key, value] of Object.entries(properties)) Object.defineProperty(event, key, { value })
  return event
}

test('a message from another tab requests hydration, and is delivered once the parts have had their turn', async () => {
  const page = runScript()
  page.receive({ kind: 'signed-out' })
  expect(page.requested).toHaveBeenCalledExactlyOnceWith('other-tab')
  expect(page.delivered).not.toHaveBeenCalled()
  page.dispatch(HYDRATED)
  expect(page.delivered).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(page.delivered).toHaveBeenCalledExactlyOnceWith({ kind: 'signed-out' }))
  expect(OwnChannel.close).toHaveBeenCalledOnce()
})

test('a message that arrives during parsing requests hydration once the document is parsed', () => {
  const silent = runScript()
  silent.dispatch('DOMContentLoaded')
  expect(silent.requested).not.toHaveBeenCalled()
  const page = runScript()
  page.receive({ kind: 'signed-out' })
  page.requested.mockClear()
  page.dispatch('DOMContentLoaded')
  expect(page.requested).toHaveBeenCalledExactlyOnceWith('other-tab')
})

test('a write is announced to the other tabs at once, and marked as announced for the application', () => {
  const meta = { content: '[["points"],["orders"]]', dataset: {} }
  runScript([meta])
  const message = { kind: 'changed', keys: [['points'], ['orders']] }
  expect(OwnChannel.postMessage).toHaveBeenCalledExactlyOnceWith(message)
  expect(meta.dataset).toEqual({ announced: '' })
})

test.each([
  [
    'before',
    (page: Page) => page.receive({ kind: 'signed-out' }),
    (page: Page) => page.dispatch(LOAD_FAILED),
  ],
  ['after', (page: Page) => page.dispatch(LOAD_FAILED), (page: Page) => page.receive({ kind: 'signed-out' })],
])(
  'a message %s the application has failed to load hides the page, and reloads it once the sign-out is done',
  async (_when, first, second) => {
    vi.useFakeTimers()
    const page = runScript()
    first(page)
    vi.runAllTimers()
    expect(page.location.reload).not.toHaveBeenCalled()
    second(page)
    expect(page.document.body.hidden).toBe(true)
    expect(page.location.reload).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(page.location.reload).toHaveBeenCalledOnce()
    vi.useRealTimers()
  },
)

test.each([
  { kind: 'changed', typed: '', reloads: 1 },
  { kind: 'changed', typed: 'Gaspé', reloads: 0 },
  { kind: 'signed-out', typed: 'Gaspé', reloads: 1 },
])('without the application, $kind leaves a page into which "$typed" was typed: $reloads', async (row) => {
  vi.useFakeTimers()
  const page = runScript([], {}, { typed: row.typed })
  page.dispatch(LOAD_FAILED)
  page.receive({ kind: row.kind, keys: [] })
  await vi.runAllTimersAsync()
  expect(page.document.body.hidden).toBe(row.reloads === 1)
  expect(page.location.reload).toHaveBeenCalledTimes(row.reloads)
  vi.useRealTimers()
})

test('a sign-out deletes drafts and the stored card, and is announced to the other tabs', () => {
  const page = runScript()
  page.dispatch('submit', { target: new Form('https://borealis.example/cookies') })
  // Offline the page stays, and its member is signed in.
  page.navigator.onLine = false
  page.dispatch('submit', signOutForm)
  expect(OwnChannel.postMessage).not.toHaveBeenCalled()
  page.navigator.onLine = true
  page.dispatch('submit', signOutForm)
  expect(OwnChannel.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'signed-out' })
  expect([...page.drafts.keys()]).toEqual(['other', SHOWN_TO])
  expect(page.caches.delete).toHaveBeenCalledExactlyOnceWith('borealis-card')
})

test('a browser that refuses every part still signs out, hides a left page, and hydrates', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const refused = Object.defineProperties(
    {},
    {
      sessionStorage: { get: refuse },
      caches: { get: refuse },
      BroadcastChannel: {
        value: class {
          constructor() {
            refuse()
          }
        },
      },
    },
  )
  const page = runScript([{ content: '[]', dataset: {} }], refused)
  const signOut = withProperties(new Event('submit', { cancelable: true }), signOutForm)
  expect(page.dispatchEvent(signOut)).toBe(true)
  page.dispatch('pagehide', { persisted: true })
  expect(page.document.body.hidden).toBe(true)
  page.dispatch(HYDRATED)
})

test('a sign-out that the application announces is not announced twice, and its message is not delivered back', () => {
  const page = runScript()
  page.dispatch(OWNS_SIGN_OUT)
  page.dispatch('submit', signOutForm)
  page.receive({ kind: 'signed-out' })
  expect(OwnChannel.postMessage).not.toHaveBeenCalled()
  vi.useFakeTimers()
  page.dispatch(HYDRATED)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(page.delivered).not.toHaveBeenCalled()
})

test('a page in the back/forward cache is hidden, and reloads when it is restored', async () => {
  const page = runScript()
  page.dispatch('pagehide', { persisted: false })
  expect(page.document.body.hidden).toBe(false)
  page.dispatch('pagehide', { persisted: true })
  expect(page.document.body.hidden).toBe(true)
  page.dispatch('pageshow', { persisted: true })
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledOnce())
})

test.each([
  { title: 'the first member of its tab', before: undefined, navigation: 'back_forward', resets: 0 },
  { title: 'the only member of its tab', before: 'me', navigation: 'back_forward', resets: 0 },
  { title: 'a second member of its tab', before: 'sister', navigation: 'back_forward', resets: 1 },
  { title: 'a second member, loaded again', before: 'sister', navigation: 'reload', resets: 1 },
  { title: 'a second member, by a link', before: 'sister', navigation: 'navigate', resets: 0 },
])('what the browser puts back into a page of $title: forms emptied: $resets', (row) => {
  const stored = row.before === undefined ? undefined : { [SHOWN_TO]: row.before }
  const page = runScript([], {}, { stored, navigation: row.navigation })
  const reset = page.document.forms[0]?.reset
  expect(reset).not.toHaveBeenCalled()
  page.dispatch('DOMContentLoaded')
  page.dispatch('pageshow', { persisted: false })
  // Whenever the browser does so; not when the page is shown again as it was left.
  page.dispatch('pageshow', { persisted: true })
  expect(reset).toHaveBeenCalledTimes(2 * row.resets)
})

test('once two members have used a tab, it is nobody’s own any more', () => {
  const second = runScript([], {}, { stored: { [SHOWN_TO]: 'sister' } })
  const stored = { [SHOWN_TO]: second.drafts.get(SHOWN_TO) ?? '' }
  const third = runScript([], {}, { stored, navigation: 'back_forward' })
  third.dispatch('DOMContentLoaded')
  expect(third.document.forms[0]?.reset).toHaveBeenCalledOnce()
})

test('after hydration the script does nothing any more', () => {
  const page = runScript()
  page.dispatch(HYDRATED)
  page.dispatch('pagehide', { persisted: true })
  page.dispatch('submit', signOutForm)
  expect(page.document.body.hidden).toBe(false)
  expect(OwnChannel.postMessage).not.toHaveBeenCalled()
})
