import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** The space, as the delivery API knows it. */
export interface ContentfulSettings {
  /** `https://cdn.contentful.com`, or `https://cdn.eu.contentful.com`. */
  readonly host: string
  readonly space: string
  readonly environment: string
  /** Of the Content Delivery API: it only reads what is published. */
  readonly token: string
}

const link = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
})
const sys = z.object({ id: z.string() })
/** By field, and then by locale; a field without locales stands in the default one. */
const fields = z.record(z.string(), z.record(z.string(), z.unknown())).default({})
const entry = z.object({
  sys: sys.extend({ contentType: z.object({ sys }), updatedAt: z.string().default('') }),
  fields,
})
const asset = z.object({ sys, fields })
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), skip: z.int(), limit: z.int(), items: z.array(item) })

/** An entry or an asset with its links followed: a link to what is not published is not there. */
export interface Entry {
  readonly id: string
  /** Its content type; `Asset` of an asset. */
  readonly type: string
  readonly updatedAt: string
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Its answers are limited to 7 MB. */
const PAGE_SIZE = 200
const MOST_TRIES = 4
const TIMEOUT_MS = 10_000
/** How deep links of links are followed; a circle ends there. */
const DEPTH = 3

/** All published entries of these content types, in every locale. */
export async function readEntries(
  settings: ContentfulSettings,
  contentTypes: readonly string[],
): Promise<Entry[]> {
  const ofTypes = { 'sys.contentType.sys.id[in]': contentTypes.join(), include: '0' }
  const [entries, assets] = await Promise.all([
    readAll(settings, 'entries', entry, ofTypes),
    readAll(settings, 'assets', asset, {}),
  ])
  const entryById = new Map(entries.map((one) => [one.sys.id, one]))
  const assetById = new Map(assets.map((one) => [one.sys.id, one]))

  function followed(value: unknown, depth: number): unknown {
    if (Array.isArray(value))
      return value.map((one) => followed(one, depth)).filter((one) => one !== undefined)
    const to = link.safeParse(value).data?.sys
    if (!to) return value
    const file = to.linkType === 'Asset' ? assetById.get(to.id) : undefined
    if (file) return { id: to.id, type: 'Asset', updatedAt: '', fields: file.fields } satisfies Entry
    const found = to.linkType === 'Entry' ? entryById.get(to.id) : undefined
    return found && depth > 0 ? toEntry(found, depth - 1) : undefined
  }
  const toEntry = (
    { sys: { id, contentType, updatedAt }, ...one }: z.infer<typeof entry>,
    depth: number,
  ): Entry => ({
    id,
    type: contentType.sys.id,
    updatedAt,
    fields: Object.fromEntries(
      Object.entries(one.fields).map(([name, byLocale]) => [
        name,
        Object.fromEntries(
          Object.entries(byLocale).map(([locale, value]) => [locale, followed(value, depth)]),
        ),
      ]),
    ),
  })
  return entries.map((one) => toEntry(one, DEPTH))
}

async function readAll<Item extends z.ZodType>(
  settings: ContentfulSettings,
  what: 'entries' | 'assets',
  item: Item,
  query: Readonly<Record<string, string>>,
): Promise<z.output<Item>[]> {
  const { host, space, environment } = settings
  const items: z.output<Item>[] = []
  for (;;) {
    const url = new URL(`/spaces/${space}/environments/${environment}/${what}`, host)
    const page = { locale: '*', order: 'sys.id', limit: String(PAGE_SIZE), skip: String(items.length) }
    for (const [name, value] of Object.entries({ ...query, ...page })) url.searchParams.set(name, value)
    const read = pageOf(item).parse(await getJson(url, settings.token))
    items.push(...read.items)
    if (read.items.length === 0 || items.length >= read.total) return items
  }
}

/** It limits requests per second, and says when the next one may come. */
async function getJson(url: URL, token: string): Promise<unknown> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return response.json()
    if (response.status !== 429 || tries === MOST_TRIES)
      throw new Error(`Contentful answered ${response.status} for ${url.pathname}`)
    await response.arrayBuffer()
    await wait(1000 * (Number(response.headers.get('x-contentful-ratelimit-reset')) || 1))
  }
}
