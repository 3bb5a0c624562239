import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import noteLeaving from './note-leaving.ts?inline-script'

const HERE = 'https://borealis.example/offers'

/** A link, and what is pressed in it. */
class Link {
  readonly href: string
  readonly target: string
  readonly protocol: string
  readonly isFile: boolean
  constructor(href: string, { target = '', isFile = false } = {}) {
    this.href = new URL(href, HERE).href
    this.target = target
    this.protocol = new URL(href, HERE).protocol
    this.isFile = isFile
  }
  closest = (selector: string) => (this.isFile && selector.endsWith(':not([data-answer=file])') ? null : this)
}

class Form {
  readonly dataset: { readonly answer?: string }
  constructor(dataset = {}) {
    this.dataset = dataset
  }
}

/** Runs the script in a page. `isLeft` is what the application reads, now or when it begins to run. */
function aPage() {
  const page = new EventTarget()
  const dataset: { leftAt?: string } = {}
  const world = {
    addEventListener: page.addEventListener.bind(page),
    Element: Link,
    HTMLFormElement: Form,
    setTimeout,
    Date,
    document: { documentElement: { dataset } },
    location: { href: HERE },
  }
  runInContext(noteLeaving, createContext(world))
  return {
    isLeft: () => dataset.leftAt !== undefined,
    dispatch(name: string, target: object = {}, held: object = {}) {
      const event = Object.assign(new Event(name, { cancelable: true }), held)
      Object.defineProperty(event, 'target', { value: target })
      page.dispatchEvent(event)
    },
    /** Lets the application handle the next event of this name without leaving the page. */
    handle: (name: string) => page.addEventListener(name, (event) => event.preventDefault(), { once: true }),
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ['beforeunload', {}],
  ['submit', new Form()],
  ['click', new Link('/rewards')],
  ['click', new Link('/rewards#how')],
])('a page is left after %s', async (name, target) => {
  const page = aPage()
  expect(page.isLeft()).toBe(false)
  page.dispatch(name, target)
  // What the page imports may be rejected at once.
  expect(page.isLeft()).toBe(true)
  await nextTask()
  expect(page.isLeft()).toBe(true)
  page.dispatch('pageshow')
  expect(page.isLeft()).toBe(false)
})

test.each([
  ['submit', {}],
  ['click', new Link('/rewards')],
])('a page is not left by a %s that the application handles', async (name, target) => {
  const page = aPage()
  page.handle(name)
  page.dispatch(name, target)
  await nextTask()
  expect(page.isLeft()).toBe(false)
})

test('what is handled while the page is being left takes nothing back', async () => {
  const page = aPage()
  page.dispatch('submit')
  await nextTask()
  page.handle('click')
  page.dispatch('click', new Link('/rewards'))
  await nextTask()
  expect(page.isLeft()).toBe(true)
})

test.each([
  ['a link to a place in the page', 'click', new Link('#main'), {}],
  ['a link to another tab', 'click', new Link('/rewards', { target: '_blank' }), {}],
  ['a link to a telephone', 'click', new Link('tel:+15145550123'), {}],
  ['a link to a file', 'click', new Link('/statement.csv', { isFile: true }), {}],
  ['a link that is opened in a new tab', 'click', new Link('/rewards'), { ctrlKey: true }],
  ['a link that is opened in a new tab on a Mac', 'click', new Link('/rewards'), { metaKey: true }],
  ['a link that is opened in a new window', 'click', new Link('/rewards'), { shiftKey: true }],
  ['a form that is answered by a file', 'submit', new Form({ answer: 'file' }), {}],
])('%s leaves no page', (_what, name, target, held) => {
  const page = aPage()
  page.dispatch(name, target, held)
  expect(page.isLeft()).toBe(false)
})
