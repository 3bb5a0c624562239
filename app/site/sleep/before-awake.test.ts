import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import beforeAwake from './before-awake.ts?inline-script'
import { AWAKE, BEGUN, HEARD_BEFORE, UNLOADABLE, WAKE } from './page-life.ts'

const DRAFT = 'borealis:draft:me:name'

class Form {
  readonly action: string
  constructor(action: string) {
    this.action = action
  }
}
const signOutForm = { target: new Form('https://borealis.example/fr-ca/auth/sign-out') }

class OwnChannel {
  static postMessage = vi.fn()
  static close = vi.fn()
  static last: OwnChannel
  onmessage = (_message: { readonly data: unknown }): void => undefined
  postMessage = OwnChannel.postMessage
  close = OwnChannel.close
  constructor() {
    OwnChannel.last = this
  }
}

/** A document with nothing in it but the script, and what the script does to it. */
function aPage(changed: readonly { readonly content: string; readonly dataset: object }[] = []) {
  vi.clearAllMocks()
  const target = new EventTarget()
  const kept = new Map([
    [DRAFT, 'typed'],
    ['other', 'kept'],
  ])
  const sessionStorage = new Proxy(
    { removeItem: (key: string) => kept.delete(key) },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  const world = {
    location: { reload: vi.fn() },
    document: { body: { hidden: false }, querySelectorAll: () => changed },
    caches: { delete: vi.fn(() => Promise.resolve(true)) },
    sessionStorage,
    Event,
    CustomEvent,
    MessageEvent,
    HTMLFormElement: Form,
    AbortController,
    BroadcastChannel: OwnChannel,
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  }
  const woke = vi.fn()
  const passedOn = vi.fn()
  target.addEventListener(WAKE, (event) => woke(Reflect.get(event, 'detail')))
  target.addEventListener(HEARD_BEFORE, (event) => passedOn(Reflect.get(event, 'data')))
  runInContext(beforeAwake, createContext(world))
  return {
    ...world,
    kept,
    woke,
    passedOn,
    happens: (name: string, facts: object = {}) => target.dispatchEvent(withFacts(new Event(name), facts)),
    hears: (data: unknown) => OwnChannel.last.onmessage({ data }),
  }
}

function withFacts(event: Event, facts: object): Event {
  for (const [key, value] of Object.entries(facts)) Object.defineProperty(event, key, { value })
  return event
}

test('what another tab says wakes the page, and is passed on once it is awake', () => {
  const page = aPage()
  page.hears({ kind: 'signed-out' })
  expect(page.woke).toHaveBeenCalledExactlyOnceWith('other-tab')
  expect(page.passedOn).not.toHaveBeenCalled()
  page.happens(AWAKE)
  expect(page.passedOn).toHaveBeenCalledExactlyOnceWith({ kind: 'signed-out' })
  expect(OwnChannel.close).toHaveBeenCalledOnce()
})

test('what was heard before the page could wake wakes it once it can', () => {
  const silent = aPage()
  silent.happens('DOMContentLoaded')
  expect(silent.woke).not.toHaveBeenCalled()
  const page = aPage()
  page.hears({ kind: 'signed-out' })
  page.woke.mockClear()
  page.happens('DOMContentLoaded')
  expect(page.woke).toHaveBeenCalledExactlyOnceWith('other-tab')
})

test('the other tabs hear at once of what the page comes after, and the application is told that they have', () => {
  const meta = { content: '[["points"],["orders"]]', dataset: {} }
  aPage([meta])
  const news = { kind: 'changed', keys: [['points'], ['orders']] }
  expect(OwnChannel.postMessage).toHaveBeenCalledExactlyOnceWith(news)
  expect(meta.dataset).toEqual({ told: '' })
})

test('where the application cannot be loaded, a page that heard something is loaded again', () => {
  const page = aPage()
  page.happens(UNLOADABLE)
  expect(page.location.reload).not.toHaveBeenCalled()
  page.hears({ kind: 'signed-out' })
  page.happens(UNLOADABLE)
  expect(page.location.reload).toHaveBeenCalledOnce()
})

test('whoever signs out leaves no draft and no card, and is followed by their other tabs', () => {
  const page = aPage()
  page.happens('submit', { target: new Form('https://borealis.example/cookies') })
  expect(OwnChannel.postMessage).not.toHaveBeenCalled()
  page.happens('submit', signOutForm)
  expect(OwnChannel.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'signed-out' })
  expect([...page.kept.keys()]).toEqual(['other'])
  expect(page.caches.delete).toHaveBeenCalledExactlyOnceWith('borealis-card')
})

test('once the application tells of a sign-out, it is not told twice, and its own news leads nowhere', () => {
  const page = aPage()
  page.happens(BEGUN)
  page.happens('submit', signOutForm)
  page.hears({ kind: 'signed-out' })
  expect(OwnChannel.postMessage).not.toHaveBeenCalled()
  page.happens(AWAKE)
  expect(page.passedOn).not.toHaveBeenCalled()
})

test('a page that the browser keeps shows nothing when it comes back, and is loaded anew', () => {
  const page = aPage()
  page.happens('pagehide', { persisted: false })
  expect(page.document.body.hidden).toBe(false)
  page.happens('pagehide', { persisted: true })
  expect(page.document.body.hidden).toBe(true)
  page.happens('pageshow', { persisted: true })
  expect(page.location.reload).toHaveBeenCalledOnce()
})

test('an awake page is the application’s: the script does nothing any more', () => {
  const page = aPage()
  page.happens(AWAKE)
  page.happens('pagehide', { persisted: true })
  page.happens('submit', signOutForm)
  expect(page.document.body.hidden).toBe(false)
  expect(OwnChannel.postMessage).not.toHaveBeenCalled()
})
