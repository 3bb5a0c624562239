import type { Plugin } from 'vite'

const ROUTE = /\/@tanstack\/react-router\/dist\/esm\/route\.js$/
const LINK = 'import { Link } from "./link.js";'

/** Removes the router's link component, which it attaches to each route. Links are plain anchors (decision 002). */
export function noLinkComponent(): Plugin {
  return {
    name: 'no-link-component',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (ROUTE.test(id) ? { code: withoutLink(code), map: null } : undefined),
  }
}

/** @throws Error when the router's source no longer matches */
export function withoutLink(code: string): string {
  if (code.split(LINK).length !== 2)
    throw new Error('route.js of the router has changed: update build/no-link-component.ts')
  return code.replace(LINK, 'const Link = () => null;')
}
