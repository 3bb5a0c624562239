import { createServer } from 'node:http'
import { z } from 'zod'
import { createAdapter } from '../adapter.ts'
import { contentful } from '../contentful/contentful.ts'
import { openPostgres, openSqlite } from '../database.ts'
import { openStore } from '../store.ts'
import { auth0 } from './auth0.ts'
import { legacyPoints } from './legacy-points.ts'

/** The adapter of a programme that has Auth0, a points system and Contentful: `node adapter/example/main.ts`. Start from a copy. */
const text = z.string().min(1)
const settings = z
  .object({
    PORT: z.coerce.number().int().default(4000),
    /** A file, or `postgres://…`. */
    STORE: text,
    ISSUER: z.url(),
    AUDIENCE: text,
    STEP_UP_ACR: text,
    CLAIMS: z.url(),
    POINTS_URL: z.url(),
    CONTENTFUL_HOST: z.url().default('https://cdn.contentful.com'),
    CONTENTFUL_SPACE: text,
    CONTENTFUL_ENVIRONMENT: text.default('master'),
    CONTENTFUL_TOKEN: text,
    AUTH0_CLIENT_ID: text,
    AUTH0_CLIENT_SECRET: text,
    /** The site's setting: somebody has to look at the tokens of the bot check, and this adapter does not. */
    BOT_CHECK_VERIFIER: z.literal('site', 'must be site, as on the site, or write isPerson and remove this'),
  })
  .safeParse(process.env)
const log = (line: string) => process.stderr.write(`${line}\n`)
if (!settings.success) {
  for (const { path, message } of settings.error.issues) log(`${path.join('.')}: ${message}`)
  process.exit(1)
}
const env = settings.data

const store = await openStore(
  /^postgres(ql)?:/.test(env.STORE) ? await openPostgres(env.STORE, log) : openSqlite(env.STORE),
)
const listener = createAdapter({
  log,
  store,
  tokens: {
    issuer: env.ISSUER,
    jwksUrl: new URL('.well-known/jwks.json', env.ISSUER).href,
    // Auth0 gives no second audience by refresh: one serves both.
    audiences: { customer: env.AUDIENCE, content: env.AUDIENCE },
    stepUpAcr: [env.STEP_UP_ACR],
    stepUpMaxAge: 300,
    // Auth0 lets nobody write `acr` and `auth_time`: an Action adds them below an address of the programme's own.
    claims: { acr: new URL('acr', env.CLAIMS).href, authTime: new URL('auth_time', env.CLAIMS).href },
  },
  sources: {
    content: contentful({
      host: env.CONTENTFUL_HOST,
      space: env.CONTENTFUL_SPACE,
      environment: env.CONTENTFUL_ENVIRONMENT,
      token: env.CONTENTFUL_TOKEN,
      locales: { en: 'en-CA', fr: 'fr-CA' },
      log,
    }),
    points: legacyPoints({ url: env.POINTS_URL }),
    signIns: auth0({
      domain: env.ISSUER,
      clientId: env.AUTH0_CLIENT_ID,
      clientSecret: env.AUTH0_CLIENT_SECRET,
    }),
    // The site verifies its bot check itself (BOT_CHECK_VERIFIER): only the site may reach this port.
    isPerson: async () => true,
  },
})
const server = createServer(listener)
server.listen(env.PORT, () => {
  const address = server.address()
  log(`adapter on port ${typeof address === 'object' ? address?.port : address}`)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () =>
    // What is under way is answered first.
    server.close(() => {
      void store.close().finally(() => process.exit(0))
    }),
  )
