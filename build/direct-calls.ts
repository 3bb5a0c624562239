import type { Plugin } from 'vite'

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

/** @throws Error when the framework's source no longer matches */
export function withDirectCalls(code: string): string {
  if (code.split(CLIENT_MIDDLEWARE).length !== 2)
    throw new Error('createServerFn.js of Start has changed: update build/direct-calls.ts')
  return code.replace(CLIENT_MIDDLEWARE, DIRECT_CALL) + CALL_DIRECTLY
}
