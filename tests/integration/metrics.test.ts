import { expect, inject, test } from 'vitest'

const ask = (authorization?: string) =>
  fetch(`${inject('world').site}/metrics`, { headers: authorization ? { authorization } : {} })

test('without the token, with a wrong one and with half of it there are no metrics', async () => {
  const [token = '', other = ''] = inject('metricsTokens')
  const wrong = [undefined, 'Bearer', 'Bearer wrong', token, `Basic ${token}`, `Bearer ${token.slice(1)}`]
  for (const authorization of [...wrong, `Bearer ${token}x`, `Bearer ${token},${other}`]) {
    const answer = await ask(authorization)
    expect({ authorization, status: answer.status }).toEqual({ authorization, status: 404 })
    expect(await answer.text()).not.toContain('process_')
  }
})

test('with the token the figures of the process are there, and nobody keeps them', async () => {
  const [token, other] = inject('metricsTokens')
  // While the token is being rotated, either one is accepted.
  expect((await ask(`Bearer ${other}`)).status).toBe(200)
  const answer = await ask(`Bearer ${token}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  for (const name of ['http_request_duration_seconds', 'security_events_total', 'process_cpu'])
    expect(text).toContain(name)
})
