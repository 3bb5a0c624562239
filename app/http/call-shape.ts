/**
 * The notation of calls (seroval's JSON) can carry much more than our pages send: promises, errors, regular expressions,
 * types of plugins. Plain values are let through, everything else is refused before the library reads it.
 */

/** Number, text, constant, something said before, array, object. */
const PLAIN = new Set([0, 1, 2, 4, 9, 10])
const PARTS = new Set(['t', 's', 'i', 'l', 'p', 'a', 'o'])
/** Names that a program looks for in every object. */
const LOADED = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON', 'then'])

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a call carries plain values and nothing else. */
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
  typeof node.t === 'number' &&
  PLAIN.has(node.t) &&
  Object.keys(node).every((part) => PARTS.has(part)) &&
  !isNode(node.s) &&
  !Array.isArray(node.s)

/** The values of an object's fields, when their names are names. */
function fieldsOf(object: unknown): readonly unknown[] | undefined {
  if (!isNode(object) || !Array.isArray(object.k) || !Array.isArray(object.v)) return undefined
  const areNames = object.k.every((name) => typeof name === 'string' && !LOADED.has(name))
  return areNames && object.k.length === object.v.length ? object.v : undefined
}
