import { expect, test } from 'vitest'
import { clientAuthAt, clientProof } from './provider.ts'

test.each([
  [undefined, 'client_secret_basic'],
  [['client_secret_post', 'client_secret_basic'], 'client_secret_basic'],
  [['private_key_jwt', 'client_secret_post', 'none'], 'client_secret_post'],
  [['none'], 'none'],
  [['private_key_jwt'], 'client_secret_post'],
])('where %j is offered, a client that is told nothing proves itself by %s', (offered, auth) => {
  expect(clientAuthAt({ token_endpoint_auth_methods_supported: offered })).toBe(auth)
})

test('what a client sends to prove itself', () => {
  expect(clientProof('client_secret_basic', 'a:b', 'c d')).toEqual({
    headers: { authorization: `Basic ${btoa('a%3Ab:c%20d')}` },
    fields: {},
  })
  expect(clientProof('client_secret_post', 'a', 'b').fields).toEqual({ client_id: 'a', client_secret: 'b' })
  expect(clientProof('none', 'a', 'b').fields).toEqual({ client_id: 'a' })
})
