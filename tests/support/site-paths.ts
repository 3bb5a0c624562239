import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeSamples } from '../../app/features/dev-states/route-samples.ts'

const routes = join(import.meta.dirname, '../../app/routes')

/** Every route for members only, such as `/account/orders/$orderNumber`, from the route files. */
export const memberRoutes = (): string[] => routesIn('_member')

/** Endpoints for scripts, which answer a visitor with 401 instead of a redirect to sign-in. */
const FOR_SCRIPTS = /\/owner$/

/** Routes that redirect a visitor to sign-in. */
export const guardedRoutes = (): string[] => memberRoutes().filter((route) => !FOR_SCRIPTS.test(route))

/** Routes for members that are not pages: files, and endpoints for scripts. */
const NO_PAGES = /\/(csv|owner)$/

/** Every page of members. */
export const memberPages = (): string[] => memberRoutes().filter((route) => !NO_PAGES.test(route))

/** Every public page. */
export const publicRoutes = (): string[] =>
  routesIn('.').filter((route) => !/^\/(_|auth\/|health\/|dev\/|reports\/|\[|.*\[)/.test(route))

/** The path of a route, with parameters from the seed or from `values`. */
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

/** Every route there is, pages or not, from the generated route tree. */
export function allRoutes(): string[] {
  const tree = readFileSync(join(import.meta.dirname, '../../app/routeTree.gen.ts'), 'utf8')
  const paths = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(tree)?.[1] ?? ''
  return [...paths.matchAll(/'([^']+)'/g)].map(([, path = '']) =>
    path === '/' ? path : path.replace(/\/$/, ''),
  )
}
