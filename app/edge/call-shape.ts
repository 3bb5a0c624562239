/**
 * The notation of calls (seroval's JSON) can express more than the site's pages send: promises, errors, regular expressions,
 * plugin types. Only plain values are accepted; the rest is refused before the library parses it.
 */

type Node = Readonly<Record<string, unknown>>

/** Accepted node types by seroval's number, each with a check of its fields. */
const kinds = new Map<unknown, (node: Node) => boolean>([
  [0, ({ s }) => typeof s === 'number'],
  [1, ({ s }) => typeof s === 'string'],
  // null, undefined, true, false, -0, the infinities, NaN.
  [2, ({ s }) => typeof s === 'number' && Number.isInteger(s) && s >= 0 && s <= 7],
  // A back-reference to an earlier node.
  [4, ({ i }) => isIndex(i)],
  [9, ({ i, a }) => isIndex(i) && Array.isArray(a)],
  [10, ({ i, p }) => isIndex(i) && isNode(p)],
])
const isIndex = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
const PARTS = new Set(['t', 's', 'i', 'l', 'p', 'a', 'o'])
/** Property names with a meaning on every object. */
const RESERVED_NAMES = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'then',
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a call carries plain values only. */
export function isPlainCall(call: unknown): boolean {
  if (!isNode(call) || !isNode(call.t)) return false
  const pending: unknown[] = [call.t]
  while (pending.length > 0) {
    const node = pending.pop()
    if (!isNode(node) || !isPlainNode(node)) return false
    if (node.a !== undefined) {
      if (!Array.isArray(node.a)) return false
      // seroval writes a hole in an array as 0.
      pending.push(...node.a.filter((part) => part !== 0))
    }
    if (node.p !== undefined) {
      const fields = fieldsOf(node.p)
      if (!fields) return false
      pending.push(...fields)
    }
  }
  return true
}

const isPlainNode = (node: Node): boolean =>
  Object.keys(node).every((part) => PARTS.has(part)) && (kinds.get(node.t)?.(node) ?? false)

/** The values of an object's fields; nothing when a field name is not allowed. */
function fieldsOf(object: unknown): readonly unknown[] | undefined {
  if (!isNode(object) || !Array.isArray(object.k) || !Array.isArray(object.v)) return undefined
  const areNames = object.k.every((name) => typeof name === 'string' && !RESERVED_NAMES.has(name))
  return areNames && object.k.length === object.v.length ? object.v : undefined
}
