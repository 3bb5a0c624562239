import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { replaceOnce } from './replace-once.ts'

const RPC = /\/@tanstack\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const EAGER_IMPORT = 'import { serverFnFetcher } from "./serverFnFetcher.js";'
const CALL = 'return serverFnFetcher(url, args, startFetch ?? fetch);'
const LATER_CALL =
  'return calls().catch(notSent).then(({ serverFnFetcher }) => serverFnFetcher(url, args, startFetch ?? fetch));'

/** Modules that serialise the arguments of a call and parse its response; hydration does not need them. */
export const CALLS =
  /\/node_modules\/(seroval|seroval-plugins)\/|\/client-rpc\/(serverFnFetcher|frame-decoder)\.js$|\/start-client-core\/dist\/esm\/getDefaultSerovalPlugins\.js$|\/router-core\/dist\/esm\/ssr\/serializer\/(RawStream|rawStream|ShallowError|makeSeroval|seroval)\w*(-plugins)?\.js$/

/** Marks a call that was never sent. Otherwise it could not be distinguished from one whose response was lost. */
const NOT_SENT = `
import { BackendError } from ${JSON.stringify(normalizePath(join(import.meta.dirname, '../app/backend/backend-error.ts')))};
const notSent = () => { throw new BackendError({ code: "NOT_SENT" }); };
`

/**
 * Loads the client after the frame of the first interaction. Never while offline: many browsers do not request a module
 * again that has failed once (whatwg/html#6768), and no call of the page would work until it is reloaded.
 */
const WARM_UP = `
// Once loaded, a call is sent in its own task; another import would take several.
let client;
const loadClient = () => navigator.onLine ? import("./serverFnFetcher.js") : Promise.reject(new Error("offline"));
const calls = () => client ??= loadClient().catch((error) => {
  client = undefined;
  throw error;
});
const warmUp = () => requestAnimationFrame(() => setTimeout(() => calls().catch(() => undefined)));
for (const type of ["pointerover", "touchstart", "keydown"])
  globalThis.addEventListener?.(type, warmUp, { once: true, passive: true });
`

/**
 * Removes the client of server functions from the first load. A server-rendered page calls none before an interaction,
 * so the client loads on the first interaction or with the first call.
 */
export function lazyCalls(): Plugin {
  return {
    name: 'lazy-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (RPC.test(id) ? { code: withLazyCalls(code), map: null } : undefined),
  }
}

export const withLazyCalls = (code: string): string =>
  replaceOnce(replaceOnce(code, EAGER_IMPORT, ''), CALL, LATER_CALL) + NOT_SENT + WARM_UP
