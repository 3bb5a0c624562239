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
    return URL.canParse(value) ? { kind: 'redis', url: value } : undefined
  }
  const { scheme, kind, login = '', nodes = '', name = '', query } = SEVERAL.exec(value)?.groups ?? {}
  const isSentinel = kind === 'sentinel'
  const [first, ...others] = nodes.split(',').map((node) => parseNode(node, isSentinel ? 26_379 : 6_379))
  if (!first || others.includes(undefined) || isSentinel !== (name !== '')) return undefined
  const known = others.filter((node) => node !== undefined)
  const shared = { ...parseLogin(login), nodes: [first, ...known], tls: scheme === 'rediss' } as const
  if (!isSentinel) return { kind: 'cluster', ...shared }
  return { kind: 'sentinel', name, sentinelLogin: sentinelLoginIn(query), ...shared }
}

function parseNode(node: string, port: number): StoreNode | undefined {
  if (node === '' || !URL.canParse(`redis://${node}`)) return undefined
  const url = new URL(`redis://${node}`)
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || port) }
}

/** `user:password`, percent-encoded; a password alone is `:password`. */
function parseLogin(text: string): Login {
  const [username = '', password = ''] = text.split(':', 2).map(decodeURIComponent)
  return { ...(username && { username }), ...(password && { password }) }
}

/** Sentinels have users of their own, if any. */
function sentinelLoginIn(query: string | undefined): Login {
  const set = new URLSearchParams(query)
  const [username, password] = [set.get('sentinelUsername'), set.get('sentinelPassword')]
  return { ...(username && { username }), ...(password && { password }) }
}
