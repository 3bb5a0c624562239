import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTheWire } from '../hostile/wire.ts'
import { errorIn } from './call.ts'
import type { Answer } from './member.ts'
import { type Door, doorOrigin, issuer, publicOrigin, type World } from './world.ts'

export interface Built {
  /** The path of every route. */
  readonly routes: readonly string[]
  /** Id and method of every server function, by name. */
  readonly functions: ReadonlyMap<string, { readonly id: string; readonly method: 'GET' | 'POST' }>
}

const FUNCTION =
  /"(\w+)": \{\s*functionName: "(\w+?)_createServerFn_handler",\s*importer: \(\) => import\("\.\/([^"]+)"\)/g

/** Start's manifest, in whichever file the bundler puts it: its keys are the routes. */
const MANIFEST = /^\/\/ \\0tanstack-start-manifest:v$.*?^\} \}\);$/ms

/** Reads the routes and server functions of a build from the server's own manifests. */
export function readBuild(world: World): Built {
  const server = join(world.siteDir, 'dist/server')
  const files = new Map(
    readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(server, file), 'utf8')]),
  )
  const functions = [...files].flatMap(([file, text]) =>
    [...text.matchAll(FUNCTION)].map(([, id = '', name = '', importee = '']) => {
      const code = files.get(join(dirname(file), importee)) ?? ''
      const isPost = new RegExp(`var ${name} = createServerFn\\(\\{\\s*method: "POST"`).test(code)
      return [name, { id, method: isPost ? ('POST' as const) : ('GET' as const) }] as const
    }),
  )
  const manifest = [...files.values()].map((text) => MANIFEST.exec(text)?.[0]).find(Boolean) ?? ''
  const paths = [...manifest.matchAll(/^\t"(\/[^"]*)": \{$/gm)].map(([, path = '']) => path)
  // Without them the figures about every route and function would be met by none.
  if (paths.length === 0 || functions.length === 0)
    throw new Error(`the build has ${paths.length} routes and ${functions.length} server functions`)
  return {
    routes: [...new Set(paths.filter((path) => path.startsWith('/') && path !== '/_member').map(tidy))],
    functions: new Map(functions),
  }
}

/** A route's id without its layout and the trailing slash of an index route. */
const tidy = (id: string) => id.replace(/^\/_member(?=\/)/, '').replace(/(.)\/$/, '$1')

const ORIGIN = { origin: publicOrigin, 'sec-fetch-site': 'same-origin' }

/** A request with exactly these cookies; redirects are not followed. */
export async function send(
  path: string,
  cookie: string,
  init: RequestInit = {},
  door: Door = 0,
): Promise<Answer> {
  const response = await fetch(doorOrigin(door) + path, {
    redirect: 'manual',
    ...init,
    headers: { ...ORIGIN, accept: 'text/html', connection: 'close', cookie, ...init.headers },
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

/** A page's response in the notation of the access table. */
export function codeOf({ status, location, text }: Answer): string {
  if (location !== null && status >= 300 && status < 400) {
    if (location.startsWith(issuer)) return 'provider'
    const { pathname } = new URL(location, publicOrigin)
    if (pathname.endsWith('/auth/sign-in')) return text === '' ? 'sign-in' : 'sign-in with a body'
    return pathname.endsWith('/auth/problem') ? 'problem' : 'on'
  }
  return String(status)
}

/** The result of a server function, which answers 200 with a serialised error and its status. */
export function outcomeOf(sent: Answer): string {
  if (sent.status !== 200) return codeOf(sent)
  if (isNothing(sent.text)) return 'null'
  if (!sent.text.startsWith('{"t":10,"i":0,"p":{"k":["error"')) return '200'
  return String(errorIn(sent.text)?.status ?? 'error')
}

const isNothing = (text: string) => text.startsWith('{"t":10,"i":0,"p":{"k":["result"],"v":[{"t":2,"s":0}]')

/** Calls a server function as a page would. */
export async function callFunction(
  built: Built,
  name: string,
  { data, cookie, door = 0 }: { data?: unknown; cookie: string; door?: Door },
): Promise<Answer> {
  const known = built.functions.get(name)
  if (!known) throw new Error(`${name} is not in the build`)
  const payload = onTheWire({ data })
  const headers = { 'x-tsr-serverfn': 'true', accept: 'application/json' }
  return known.method === 'GET'
    ? send(`/_serverFn/${known.id}?${new URLSearchParams({ payload })}`, cookie, { headers }, door)
    : send(
        `/_serverFn/${known.id}`,
        cookie,
        { method: 'POST', body: payload, headers: { ...headers, 'content-type': 'application/json' } },
        door,
      )
}
