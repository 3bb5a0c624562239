/**
 * The notation of calls (seroval's JSON) can carry much more than our pages send: promises, errors, regular expressions,
 * types of plugins. Plain values are let through, everything else is refused before the library reads it.
 */

type Node = Readonly<Record<string, unknown>>

/** Each kind of node that is let through, by its number, and what it must hold. */
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
/** Names with a meaning on every object. */
const LOADED = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON', 'then'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a call carries plain values only. */
export function isPlainCall(call: unknown): boolean {
  if (!isNode(call) || !isNode(call.t)) return false
  const left: unknown[] = [call.t]
  while (left.length > 0) {
    const node = left.pop()
    if (!isNode(node) || !isPlainNode(node)) return false
    if (node.a !== undefined) {
      if (!Array.isArray(node.a)) return false
      // A hole in an array is written as 0.
      left.push(...node.a.filter((part) => part !== 0))
    }
    if (node.p !== undefined) {
      const fields = fieldsOf(node.p)
      if (!fields) return false
      left.push(...fields)
    }
  }
  return true
}

const isPlainNode = (node: Node): boolean =>
  Object.keys(node).every((part) => PARTS.has(part)) && (kinds.get(node.t)?.(node) ?? false)

/** The values of an object's fields; nothing when a field name is not allowed. */
function fieldsOf(object: unknown): readonly unknown[] | undefined {
  if (!isNode(object) || !Array.isArray(object.k) || !Array.isArray(object.v)) return undefined
  const areNames = object.k.every((name) => typeof name === 'string' && !LOADED.has(name))
  return areNames && object.k.length === object.v.length ? object.v : undefined
}
