import { basename, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const RPC = /\/@tanstack\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const EAGER_IMPORT = 'import { serverFnFetcher } from "./serverFnFetcher.js";'
const CALL = 'return serverFnFetcher(url, args, startFetch ?? fetch);'
const LATER_CALL =
  'return calls().catch(notSent).then(({ serverFnFetcher }) => serverFnFetcher(url, args, startFetch ?? fetch));'

/** Modules that serialise the arguments of a call and parse its response; hydration does not need them. */
export const CALLS =
  /\/node_modules\/(seroval|seroval-plugins)\/|\/client-rpc\/(serverFnFetcher|frame-decoder)\.js$|\/start-client-core\/dist\/esm\/getDefaultSerovalPlugins\.js$|\/router-core\/dist\/esm\/ssr\/serializer\/(RawStream|rawStream|ShallowError|makeSeroval|seroval)\w*(-plugins)?\.js$/

/** The name of their chunk. */
export const CALLS_CHUNK = 'calls'

/** A call whose client has not arrived by then is not sent, and says so; milliseconds. */
const LOAD_MS = 8_000

const ofApp = (path: string) => JSON.stringify(normalizePath(join(import.meta.dirname, '../app', path)))

/** Marks a call that was never sent. Otherwise it could not be distinguished from one whose response was lost. */
const NOT_SENT = `
import { BackendError } from ${ofApp('backend/backend-error.ts')};
import { within } from ${ofApp('domain/within.ts')};
const notSent = () => { throw new BackendError({ code: "NOT_SENT" }); };
`

/** Stands for the file of the client, whose name is known once all is built. */
const CLIENT_FILE = '__client_of_calls__'

/**
 * Loads the client after the frame of the first interaction. It is fetched before it is imported, which brings it into the
 * browser's cache: many browsers do not request a module again that has failed once (whatwg/html#6768), so that no call of
 * the page would work until it is reloaded.
 */
const WARM_UP = `
const loadClient = () => {
  if (!navigator.onLine) return Promise.reject(new Error("offline"));
  return within(${LOAD_MS}, fetch(import.meta.url.replace(/[^/]+$/, "${CLIENT_FILE}")).then(async (file) => {
    if (file.status >= 500) throw new Error("unavailable");
    await file.arrayBuffer();
    return import("./serverFnFetcher.js");
  }));
};
// Once loaded, a call is sent in its own task; another import would take several.
let client;
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
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const client = chunks.find(({ name }) => name === CALLS_CHUNK)
      const caller = chunks.find(({ code }) => code.includes(CLIENT_FILE))
      if (!client || !caller) this.error('the client of calls, or what loads it, is in no chunk')
      caller.code = replaceOnce(caller.code, CLIENT_FILE, basename(client.fileName))
    },
  }
}

export const withLazyCalls = (code: string): string =>
  replaceOnce(replaceOnce(code, EAGER_IMPORT, ''), CALL, LATER_CALL) + NOT_SENT + WARM_UP

/**
 * Replaces a piece of a dependency's code.
 * @throws Error unless it occurs exactly once: then the dependency has changed (docs/decisions/014)
 */
export function replaceOnce(code: string, piece: string, replacement: string): string {
  const [before, after, ...more] = code.split(piece)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`A dependency has changed, and its patch in build/ must follow: ${piece}`)
  return before + replacement + after
}
