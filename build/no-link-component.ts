import type { Plugin } from 'vite'
import { replaceOnce } from './replace-once.ts'

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

export const withoutLink = (code: string): string => replaceOnce(code, LINK, 'const Link = () => null;')
