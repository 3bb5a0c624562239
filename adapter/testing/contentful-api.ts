import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listenLocally } from '../../tests/support/listen-locally.ts'

interface Exported {
  readonly sys: { readonly id: string; readonly contentType?: { readonly sys: { readonly id: string } } }
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
interface Model {
  readonly locales: readonly { code: string; fallbackCode: string | null; default: boolean }[]
}

/** The content model as `contentful space import` takes it. */
// The file's own type, which its test compares with the mapping.
export const contentModel = JSON.parse(
  readFileSync(join(import.meta.dirname, '../contentful/content-model.json'), 'utf8'),
) as Model & {
  readonly contentTypes: readonly {
    sys: { id: string }
    fields: readonly { id: string; type: string; localized: boolean; required: boolean }[]
  }[]
}

export const deliveryToken = 'a-token-of-the-delivery-api'

/**
 * Speaks as much of Contentful's delivery API as the adapter asks: collections in pages, one locale with its fallback or all of them, a choice of
 * content types, and its refusals (401 for a token, 404 for a space, 429 with the seconds to wait).
 */
export async function startContentfulApi(space: {
  entries: readonly Exported[]
  assets: readonly Exported[]
}) {
  const asked: string[] = []
  let tooMany = 0
  let isDown = false
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    asked.push(url.pathname + url.search)
    const say = (status: number, body: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/vnd.contentful.delivery.v1+json', ...headers })
        .end(JSON.stringify(body))
    const refuse = (status: number, id: string, headers?: Record<string, string>) =>
      say(status, { sys: { type: 'Error', id }, message: id, requestId: 'a1b2c3' }, headers)
    const what = /^\/spaces\/harbour\/environments\/master\/(entries|assets)$/.exec(url.pathname)?.[1]
    if (isDown) return refuse(503, 'ServerError')
    if (request.headers.authorization !== `Bearer ${deliveryToken}`) return refuse(401, 'AccessTokenInvalid')
    if (what !== 'entries' && what !== 'assets') return refuse(404, 'NotFound')
    if (tooMany > 0) {
      tooMany -= 1
      return refuse(429, 'RateLimitExceeded', { 'x-contentful-ratelimit-reset': '1' })
    }
    const query = (name: string) => url.searchParams.get(name)
    const locale = query('locale') ?? 'en-CA'
    if (locale !== '*' && !contentModel.locales.some(({ code }) => code === locale))
      return refuse(400, 'BadRequest')
    const types = query('sys.contentType.sys.id[in]')?.split(',')
    const found = space[what]
      .filter(({ sys }) => !types || types.includes(sys.contentType?.sys.id ?? ''))
      .toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1))
    const [skip, limit] = [Number(query('skip') ?? 0), Number(query('limit') ?? 100)]
    return say(200, {
      sys: { type: 'Array' },
      total: found.length,
      skip,
      limit,
      items: found.slice(skip, skip + limit).map((one) => delivered(one, locale)),
    })
  })
  const host = await listenLocally(server)
  return {
    settings: {
      host,
      space: 'harbour',
      environment: 'master',
      token: deliveryToken,
      locales: { en: 'en-CA', fr: 'fr-CA' },
    },
    asked,
    limit: (times: number) => {
      tooMany = times
    },
    setDown: (down: boolean) => {
      isDown = down
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An entry or an asset as it is delivered in one locale: a field that is empty there has the fallback's, or is absent. */
function delivered({ sys, fields }: Exported, locale: string): object {
  const fallback = contentModel.locales.find(({ code }) => code === locale)?.fallbackCode ?? locale
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      space: { sys: { type: 'Link', linkType: 'Space', id: 'harbour' } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      createdAt: '2026-11-02T10:00:00.000Z',
      revision: 3,
      publishedVersion: 7,
      ...(locale !== '*' && { locale }),
      ...sys,
    },
    fields:
      locale === '*'
        ? fields
        : Object.fromEntries(
            Object.entries(fields).flatMap(([name, byLocale]) => {
              const value = byLocale[locale] ?? byLocale[fallback]
              return value === undefined ? [] : [[name, value]]
            }),
          ),
  }
}
