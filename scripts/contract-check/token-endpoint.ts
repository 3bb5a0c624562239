import { z } from 'zod'
import { askProvider, type ClientSettings, type Metadata } from './client.ts'

const tokenAnswer = z.looseObject({
  access_token: z.string().optional(),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  error: z.string().optional(),
})
export type TokenAnswer = { readonly status: number } & z.infer<typeof tokenAnswer>

/** The client's own requests to the provider, authenticated with its secret. */
export function tokenEndpoint({ clientId, clientSecret }: ClientSettings, metadata: Metadata) {
  const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
  const post = (url: string, fields: Record<string, string>) =>
    askProvider(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: {
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        accept: 'application/json',
      },
    })
  const token = async (fields: Record<string, string>): Promise<TokenAnswer> => {
    const response = await post(metadata.token_endpoint, fields)
    const body = tokenAnswer.safeParse(await response.json().catch(() => ({})))
    return { ...body.data, status: response.status }
  }
  return {
    exchange: (code: string | null, verifier: string, redirectUri: string) =>
      token({
        grant_type: 'authorization_code',
        code: code ?? '',
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    refresh: (refreshToken: string, audience: Record<string, string> = {}) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken, ...audience }),
    revoke: (endpoint: string, refreshToken: string) =>
      post(endpoint, { token: refreshToken, token_type_hint: 'refresh_token' }),
  }
}
