import { expect, inject, test } from 'vitest'

const ask = (authorization?: string) =>
  fetch(`${inject('world').site}/metrics`, { headers: authorization ? { authorization } : {} })

test('metrics require the whole token', async () => {
  const [token = '', other = ''] = inject('metricsTokens')
  const wrong = [undefined, 'Bearer', 'Bearer wrong', token, `Basic ${token}`, `Bearer ${token.slice(1)}`]
  for (const authorization of [...wrong, `Bearer ${token}x`, `Bearer ${token},${other}`]) {
    const answer = await ask(authorization)
    expect({ authorization, status: answer.status }).toEqual({ authorization, status: 404 })
    expect(await answer.text()).not.toContain('process_')
  }
})

test('with the token, the process’s metrics are returned and not cached', async () => {
  const [token, other] = inject('metricsTokens')
  // During a rotation both tokens are accepted.
  expect((await ask(`Bearer ${other}`)).status).toBe(200)
  const answer = await ask(`Bearer ${token}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  for (const name of ['http_request_duration_seconds', 'security_events_total', 'process_cpu'])
    expect(text).toContain(name)
})
