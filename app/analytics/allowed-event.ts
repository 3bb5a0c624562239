import { type DataLayerEvent, LIST_SIZE } from './events.ts'

/** The value if it may leave, else `undefined`. */
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
    ? value.slice(0, LIST_SIZE).map((item) => pick(item, { kind: name, id: name, position: count }))
    : undefined

type Fields = Readonly<Record<string, Check>>

const fieldsOf: Record<DataLayerEvent['event'], Fields> = {
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

/** The experiment variants that are sent with every event, such as `EXP-204.A`. */
const variantList: Check = (value) =>
  Array.isArray(value) ? value.filter((one) => name(one) !== undefined).slice(0, 20) : undefined

/**
 * The event as it may cross to the tag frame: a new object that holds the fields of its kind, each checked, and nothing else.
 * @returns `undefined` for an unknown kind of event
 */
export function allowedEvent(
  event: unknown,
  variants: readonly string[],
): Record<string, unknown> | undefined {
  if (typeof event !== 'object' || event === null || !('event' in event)) return undefined
  const entry = Object.entries(fieldsOf).find(([kind]) => kind === event.event)
  if (!entry) return undefined
  const [kind, fields] = entry
  return {
    event: kind,
    ...pick(event, fields),
    ...pick({ experiments: variants }, { experiments: variantList }),
  }
}

function pick(source: unknown, fields: Fields): Record<string, unknown> {
  if (typeof source !== 'object' || source === null) return {}
  const checked = Object.entries(source).map(([field, value]) => [
    field,
    Object.hasOwn(fields, field) ? fields[field]?.(value) : undefined,
  ])
  return Object.fromEntries(checked.filter(([, value]) => value !== undefined))
}
