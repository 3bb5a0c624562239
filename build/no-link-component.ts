import type { Plugin } from 'vite'

const ROUTE = /\/@tanstack\/react-router\/dist\/esm\/route\.js$/
const LINK = 'import { Link } from "./link.js";'

/** Links are plain anchors (decision 002): the component that the router hangs on each route is never drawn, nor loaded. */
export function noLinkComponent(): Plugin {
  return {
    name: 'no-link-component',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (ROUTE.test(id) ? { code: withoutLink(code), map: null } : undefined),
  }
}

/** @throws Error when the framework is not written as it was: the build then says so */
export function withoutLink(code: string): string {
  if (code.split(LINK).length !== 2) throw new Error('the router gives its routes a link in another way now')
  return code.replace(LINK, 'const Link = () => null;')
}
