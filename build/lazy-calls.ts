import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const RPC = /\/@tanstack\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const WITH_THE_PAGE = 'import { serverFnFetcher } from "./serverFnFetcher.js";'
const CALL = 'return serverFnFetcher(url, args, startFetch ?? fetch);'

/** What writes the arguments of a call and reads its answer; nothing of it is needed to take a page over. */
export const CALLS =
  /\/node_modules\/(seroval|seroval-plugins)\/|\/client-rpc\/(serverFnFetcher|frame-decoder)\.js$|\/start-client-core\/dist\/esm\/getDefaultSerovalPlugins\.js$|\/router-core\/dist\/esm\/ssr\/serializer\/(RawStream|rawStream|ShallowError|makeSeroval|seroval)\w*(-plugins)?\.js$/

/** A call that never left says so: without this nobody could tell it from one whose answer was lost. */
const NOT_SENT = `
import { BackendError } from ${JSON.stringify(normalizePath(join(import.meta.dirname, '../app/backend/backend-error.ts')))};
const notSent = () => { throw new BackendError({ code: "NOT_SENT" }); };
`

/**
 * The first sign of a hand on the page brings what a press may need, after the frame that answers it. Without a network
 * it would only fail.
 */
const WARM_UP = `
// Once it is there a call leaves in the task that makes it; importing it again would take some.
let arrival;
const calls = () => arrival ??= import("./serverFnFetcher.js").catch((error) => {
  arrival = undefined;
  throw error;
});
const load = () => { if (navigator.onLine) calls().catch(() => undefined); };
const warmUp = () => requestAnimationFrame(() => setTimeout(load));
for (const sign of ["pointerover", "touchstart", "keydown"])
  globalThis.addEventListener?.(sign, warmUp, { once: true, passive: true });
`

/**
 * A page that the server wrote calls no server function until somebody does something: how one is called arrives with
 * the first sign of that, or with the call, and not with the page.
 */
export function lazyCalls(): Plugin {
  return {
    name: 'lazy-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (RPC.test(id) ? { code: withLazyCalls(code), map: null } : undefined),
  }
}

/** @throws Error when the framework is not written as it was: the build then says so */
export function withLazyCalls(code: string): string {
  if (code.split(WITH_THE_PAGE).length !== 2 || code.split(CALL).length !== 2)
    throw new Error('Start calls its server functions from the browser in another way now')
  return (
    code
      .replace(WITH_THE_PAGE, '')
      .replace(
        CALL,
        'return calls().catch(notSent).then(({ serverFnFetcher }) => serverFnFetcher(url, args, startFetch ?? fetch));',
      ) +
    NOT_SENT +
    WARM_UP
  )
}
