import type { DataLayerEvent } from './events.ts'

type Check = (value: unknown) => unknown

/** An identifier of the site: a route, a list, a kind. No `@`, no space, no query. */
const name: Check = (value) =>
  typeof value === 'string' && /^[\w$./-]{1,80}$/.test(value) ? value : undefined
const count: Check = (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined)
/** An order's number or a correlation id. */
const reference: Check = (value) =>
  typeof value === 'string' && /^[A-Za-z0-9-]{4,64}$/.test(value) ? value : undefined
const itemList: Check = (value) =>
  Array.isArray(value)
    ? value.slice(0, 10).map((item) => pick(item, { kind: name, id: name, position: count }))
    : undefined

const fields: Record<DataLayerEvent['event'], Readonly<Record<string, Check>>> = {
  page_view: { page: name },
  view_item_list: { list: name, items: itemList },
  select_item: { list: name, items: itemList },
  view_item: { items: itemList },
  begin_redeem: { items: itemList },
  purchase: { orderNumber: reference, points: count },
  sign_up: {},
  sign_in: {},
  search: {},
  error: { reference },
}

/** The variants that ride along with every event, such as `EXP-204.A`. */
const variantList: Check = (value) =>
  Array.isArray(value) ? value.filter((one) => name(one) !== undefined).slice(0, 20) : undefined

/**
 * The event as it may cross to the tag frame: a new object with the fields that its kind has, each as it has to be.
 * Whatever else was on it stays here. `undefined` for an event that nobody knows.
 */
export function allowedEvent(
  event: unknown,
  variants: readonly string[],
): Record<string, unknown> | undefined {
  if (typeof event !== 'object' || event === null || !('event' in event)) return undefined
  const kind = Object.keys(fields).find((known) => known === event.event)
  if (!kind) return undefined
  const known = fields[kind as DataLayerEvent['event']]
  return {
    event: kind,
    ...pick(event, known),
    ...pick({ experiments: variants }, { experiments: variantList }),
  }
}

function pick(source: unknown, known: Readonly<Record<string, Check>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  if (typeof source !== 'object' || source === null) return kept
  for (const [field, check] of Object.entries(known)) {
    const value = Object.hasOwn(source, field) ? check(Reflect.get(source, field)) : undefined
    if (value !== undefined) kept[field] = value
  }
  return kept
}
