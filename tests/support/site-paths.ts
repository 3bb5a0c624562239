import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { routeSamples } from '../../app/features/dev-states/route-samples.ts'

const routes = join(import.meta.dirname, '../../app/routes')

/**
 * Every route that only a member may see, such as `/account/orders/$orderNumber`: a new one is included without being
 * listed.
 */
export const memberRoutes = (): string[] => routesIn('_member')

/** Answers a script with a word: 401 to a visitor, who is not led to sign in. */
const FOR_SCRIPTS = /\/owner$/

/** What leads a visitor to sign in. */
export const guardedRoutes = (): string[] => memberRoutes().filter((route) => !FOR_SCRIPTS.test(route))

/** A member's addresses that answer with a file, or with a word for a script. */
const NO_PAGES = /\/(csv|owner)$/

/** Every page of members. */
export const memberPages = (): string[] => memberRoutes().filter((route) => !NO_PAGES.test(route))

/** Every page that anybody may see. */
export const publicRoutes = (): string[] =>
  routesIn('.').filter((route) => !/^\/(_|auth\/|health\/|dev\/|reports\/|\[|.*\[)/.test(route))

/** The address of a route, its variable parts from the seed or from `values`. */
export function pathOf(route: string, values: Record<string, string> = {}): string {
  return route.replaceAll(
    /\$(\w+)/g,
    (_all, name: string) => values[name] ?? routeSamples[route] ?? 'unknown',
  )
}

function routesIn(folder: string): string[] {
  return readdirSync(join(routes, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => {
      const path = file
        .replace(/\.tsx?$/, '')
        .replaceAll(/[./\\]/g, '/')
        .replace(/(^|\/)(index|route)$/, '')
      return `/${path}`
    })
    .sort()
}
