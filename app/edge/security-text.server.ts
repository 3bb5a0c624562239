import { env } from '#app/env.server.ts'

/** The path that RFC 9116 requires. */
const ADDRESS = '/.well-known/security.txt'

/** Serves security.txt: where to report a vulnerability. `undefined` for other paths, and while no contact is configured. */
export function answerSecurityText(url: URL): Response | undefined {
  const { PUBLIC_ORIGIN, SECURITY_CONTACT, SECURITY_TXT_EXPIRES } = env()
  if (url.pathname !== ADDRESS || !SECURITY_CONTACT || !SECURITY_TXT_EXPIRES) return undefined
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${SECURITY_TXT_EXPIRES}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${PUBLIC_ORIGIN}${ADDRESS}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}
