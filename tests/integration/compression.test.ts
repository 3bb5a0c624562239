import { expect, test } from 'vitest'
import { getPointsHistory } from '../../app/features/history/history.data.ts'
import { type Member, signedIn } from './member.ts'

const asking = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

/** The responses to clients with and without Brotli. `fetch` decompresses them. */
async function bothWays(member: Member, path: string) {
  const [packed, plain] = await Promise.all(
    ['gzip, br', 'identity'].map((encoding) => member.open(path, asking(encoding))),
  )
  if (!packed || !plain) throw new Error('two were asked for')
  return { packed, plain, texts: [await packed.text(), await plain.text()] }
}

test('a member’s page is compressed for clients that accept it, and stays private', async () => {
  const member = await signedIn({ purchases: 120, firstName: 'Étienne' })
  const { packed, plain, texts } = await bothWays(member, '/account/history')
  expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', null])
  for (const { headers } of [packed, plain]) {
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual([
      'accept-encoding',
      'no-store, no-transform',
    ])
    expect(headers.get('content-security-policy')).toContain("'nonce-")
  }
  for (const text of texts) expect(text).toContain('Étienne')
  const [sent, whole] = [packed, plain].map(({ headers }) => Number(headers.get('content-length')))
  // The expected ratio of the fast compression level for such a page.
  expect(sent).toBeLessThan((whole ?? 0) / 4)
})

test('the response of a server function is compressed', async () => {
  const member = await signedIn({ purchases: 120 })
  const encodings: (string | null)[] = []
  const history = (encoding: string) =>
    member.at(() =>
      getPointsHistory({
        data: { pageNumber: 1, fromDate: '2010-01-01' },
        fetch: async (input, init) => {
          const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...asking(encoding).headers }
          const answer = await member.fetch(input, { ...init, headers })
          encodings.push(answer.headers.get('content-encoding'))
          return answer
        },
      }),
    )
  const packed = await history('br')
  expect(packed.transactions).toHaveLength(100)
  expect(await history('identity')).toEqual(packed)
  expect(encodings).toEqual(['br', null])
})

test('a statement file is compressed while it is streamed', async () => {
  const member = await signedIn({ purchases: 1_250, firstName: 'Étienne' })
  const { packed, texts } = await bothWays(member, '/account/history/statement/csv?from=2010-01-01')
  expect(packed.headers.get('content-encoding')).toBe('br')
  // Its length is unknown in advance.
  expect(packed.headers.get('content-length')).toBeNull()
  expect(texts[0]?.split('\r\n')).toHaveLength(1_250 + 7)
  expect(texts[0]).toBe(texts[1])
})
