import { AsyncLocalStorage } from 'node:async_hooks'
import type { Environment } from 'vitest/runtime'

/** The part of a document that server functions read in the browser: its language. */
export type Page = { documentElement: { dataset: { locale: string } } }

/** The page a call is made from; each browser of a test has its own. */
export const pages = new AsyncLocalStorage<Page>()

const nowhere = {
  get documentElement(): never {
    throw new Error(
      'A page calls server functions: wrap the call in `at` of a browser, as in member.at(() => getBalance(…))',
    )
  },
}

/**
 * Runs the client build of the site in Node: Vite compiles for the browser, so a server function is its typed call,
 * which is sent to the running site over HTTP.
 */
const browserSide: Environment = {
  name: 'browser-side',
  viteEnvironment: 'client',
  setup(global: typeof globalThis) {
    Object.assign(global, { window: {}, borealisPages: pages })
    Object.defineProperty(global, 'document', { configurable: true, get: () => pages.getStore() ?? nowhere })
    return {
      teardown() {
        Reflect.deleteProperty(global, 'document')
        Reflect.deleteProperty(global, 'window')
        Reflect.deleteProperty(global, 'borealisPages')
      },
    }
  },
}

export default browserSide
