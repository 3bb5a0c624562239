import type { Plugin } from 'vite'

const FACTORY = /\/@tanstack\/start-client-core\/dist\/esm\/createServerFn\.js$/
const BY_THE_BROWSERS_WAY = 'executeMiddleware(resolvedMiddleware, "client", {'
const AT_ONCE = 'calledHere(extractedFn, {'
const CALLED_HERE = '\nconst calledHere = (fn, call) => fn(call)\n'

/**
 * A server function that the server itself calls is called at once, through its middleware, instead of through what
 * a browser does around a request first: of that we have one thing, a header that says the page's language, and
 * nothing is sent here.
 */
export function directCalls(): Plugin {
  return {
    name: 'direct-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code, id) => (FACTORY.test(id) ? { code: withDirectCalls(code), map: null } : undefined),
  }
}

/** @throws Error when the framework is not written as it was: the build then says so */
export function withDirectCalls(code: string): string {
  if (code.split(BY_THE_BROWSERS_WAY).length !== 2)
    throw new Error('Start calls its server functions in another way now')
  return code.replace(BY_THE_BROWSERS_WAY, AT_ONCE) + CALLED_HERE
}
