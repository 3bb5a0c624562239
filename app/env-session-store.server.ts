import { z } from 'zod'

export interface StoreNode {
  readonly host: string
  readonly port: number
}

interface Login {
  readonly username?: string
  readonly password?: string
}

/** Several addresses of one store. TLS goes for all of them, the login for those that hold records. */
interface Replicated extends Login {
  readonly nodes: readonly [StoreNode, ...StoreNode[]]
  readonly tls: boolean
}

/** Where sessions are kept, as `SESSION_STORE` says it. */
export type StoreAddress =
  | { readonly kind: 'sqlite' }
  | { readonly kind: 'redis'; readonly url: string }
  /** The nodes are Sentinels, which know the primary of this name. */
  | ({ readonly kind: 'sentinel'; readonly name: string; readonly sentinelLogin: Login } & Replicated)
  | ({ readonly kind: 'cluster' } & Replicated)

export type RedisAddress = Exclude<StoreAddress, { kind: 'sqlite' }>

const SEVERAL =
  /^(?<scheme>rediss?)\+(?<kind>sentinel|cluster):\/\/(?:(?<login>[^@/?\s]*)@)?(?<nodes>[^@/?\s]+)(?:\/(?<name>[\w.-]*))?(?:\?(?<query>\S*))?$/

const MESSAGE =
  'must be "sqlite", redis://host:6379, redis+sentinel://host:26379,other:26379/name or redis+cluster://host:6379,other:6379'

/** `SESSION_STORE`; `rediss` in place of `redis` asks for TLS. */
export const sessionStore = z.string().transform((value, context): StoreAddress => {
  const address = parseStoreAddress(value)
  if (address) return address
  context.addIssue({ code: 'custom', message: MESSAGE })
  return z.NEVER
})

/** @returns `undefined` when it is none of the forms */
export function parseStoreAddress(value: string): StoreAddress | undefined {
  if (value === 'sqlite') return { kind: 'sqlite' }
  if (/^rediss?:\/\/[^/\s]+/.test(value)) {
    const url = URL.parse(value)
    // The client decodes both, and would throw when it connects.
    return url && decoded(`${url.username}:${url.password}`) !== undefined
      ? { kind: 'redis', url: value }
      : undefined
  }
  const { scheme, kind, login = '', nodes = '', name = '', query } = SEVERAL.exec(value)?.groups ?? {}
  const isSentinel = kind === 'sentinel'
  const [first, ...others] = nodes.split(',').map((node) => parseNode(node, isSentinel ? 26_379 : 6_379))
  const ownLogin = parseLogin(login)
  if (!first || !ownLogin || others.includes(undefined) || isSentinel !== (name !== '')) return undefined
  const known = others.filter((node) => node !== undefined)
  const shared = { ...ownLogin, nodes: [first, ...known], tls: scheme === 'rediss' } as const
  if (!isSentinel) return { kind: 'cluster', ...shared }
  return { kind: 'sentinel', name, sentinelLogin: sentinelLoginIn(query), ...shared }
}

function parseNode(node: string, port: number): StoreNode | undefined {
  if (node === '' || !URL.canParse(`redis://${node}`)) return undefined
  const url = new URL(`redis://${node}`)
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || port) }
}

/** `user:password`, percent-encoded; a password alone is `:password`. It may have colons of its own. */
function parseLogin(text: string): Login | undefined {
  const [name = ''] = text.split(':', 1)
  const [username, password] = [decoded(name), decoded(text.slice(name.length + 1))]
  if (username === undefined || password === undefined) return undefined
  return { ...(username && { username }), ...(password && { password }) }
}

/** `undefined` when a percent sign begins no code. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Sentinels have users of their own, if any. */
function sentinelLoginIn(query: string | undefined): Login {
  const set = new URLSearchParams(query)
  const [username, password] = [set.get('sentinelUsername'), set.get('sentinelPassword')]
  return { ...(username && { username }), ...(password && { password }) }
}
