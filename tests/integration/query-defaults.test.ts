import { expect, inject, test } from 'vitest'
import { BackendError } from '../../app/backend/backend-error.ts'
import { getAuthState } from '../../app/session/session.data.ts'
import { createQueryClient } from '../../app/shell/calls/query-client.ts'
import { aServer } from '../support/a-server.ts'
import { Browser } from './member.ts'

test('cache times and retries of queries follow the specification (§8, §9)', async () => {
  const queries = await new Browser().at(async () => createQueryClient().getDefaultOptions().queries)
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
  })
  const { retry, retryDelay } = queries ?? {}
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('both are rules')
  const refused = (status: number) => new BackendError({ status, code: 'X' })
  for (const status of [400, 401, 404, 409, 429]) expect(retry(0, refused(status))).toBe(false)
  for (const error of [refused(500), refused(503), new BackendError({ code: 'NETWORK' }), new Error('x')]) {
    expect([0, 1, 2, 3].map((failures) => retry(failures, error))).toEqual([true, true, true, false])
  }
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures, new Error('x')))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  const busy = new BackendError({ status: 503, code: 'UNAVAILABLE', retryAfterMs: 7_000 })
  expect(retryDelay(0, busy)).toBe(7_000)
  const busyForAnHour = new BackendError({ status: 503, code: 'UNAVAILABLE', retryAfterMs: 3_600_000 })
  expect(retryDelay(0, busyForAnHour)).toBe(60_000)
})

test.each([
  ['of a site that is full', 503, { 'retry-after': '3' }, { status: 503, code: 'BUSY', retryAfterMs: 3_000 }],
  ['of somebody else’s network', 200, { 'content-type': 'text/html' }, { code: 'NETWORK' }],
])(
  'a call of these tests ends with the error that a page has of an answer %s',
  async (_of, status, headers, error) => {
    const { origin } = await aServer((_request, response) => response.writeHead(status, headers).end())
    const browser = new Browser('en-ca', { ...inject('world'), site: origin })
    await expect(browser.at(() => getAuthState({ fetch: browser.fetch }))).rejects.toMatchObject(error)
  },
)
