import type { Plugin } from 'vite'
import { replaceOnce } from './replace-once.ts'

const FACTORY = /\/@tanstack\/start-client-core\/dist\/esm\/createServerFn\.js$/
const CLIENT_MIDDLEWARE = 'executeMiddleware(resolvedMiddleware, "client", {'
const DIRECT_CALL = 'callDirectly(extractedFn, {'
const CALL_DIRECTLY = '\nconst callDirectly = (fn, call) => fn(call)\n'

/**
 * Lets the server call its own server functions directly, through their server middleware only. Start would run the
 * client middleware first, of which the site has one: it adds a request header, and no request is sent here.
 */
export function directCalls(): Plugin {
  return {
    name: 'direct-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code, id) => (FACTORY.test(id) ? { code: withDirectCalls(code), map: null } : undefined),
  }
}

export const withDirectCalls = (code: string): string =>
  replaceOnce(code, CLIENT_MIDDLEWARE, DIRECT_CALL) + CALL_DIRECTLY
