import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { checkContract, type Profile } from '../contract/conformance/conform.ts'
import { type BotCheck, VERIFIED_BY_SITE } from '../contract/conformance/joining.ts'
import { clientSettings } from '../contract/conformance/provider-client.ts'
import { causesOf, messageOf } from '../contract/conformance/report.ts'
import type { Walk } from '../contract/conformance/sign-in.ts'
import { BY_KEY, type ProviderVariables, providerVariables, setVariables } from '../contract/provider.ts'
import { signingIn } from '../sandbox/identity/testing/sign-in-walk.ts'

/** `npm run contract:check`: tests whether a backend and a provider conform to the contract, call by call. */
const usage = `npm run contract:check -- --issuer URL [--backend URL] [options]

  --sign-in paste           sign in by hand: the address to open is printed, the one you come back to is pasted
  --sign-in EMAIL:PASSWORD  sign in at the sandbox's own pages
  --token T --content-token T   access tokens of a member, instead of signing in
  --write                   also change what a member may change (name, addresses, e-mail address, consents,
                            messages, freeze, closing the account), and put it back; it sends that member messages
  --spend                   also spend points, to see that a key spends once: the cheapest e-card, two of it, the
                            smallest credit on a card and a part of a trip; that stays
  --spend-half              --spend, and a trip and twice half the points that are left, to see that two orders at
                            once do not both spend them; that stays, too
  --bot-check URL           also join as somebody new, who stays, and try a PIN: a POST of {"action"} there answers
                            {"token"}, good for one call (the sandbox's: BACKEND/bot-check/tokens)
  --bot-check site          the same of a backend that takes any token, because the site verifies them
                            (BOT_CHECK_VERIFIER=site)
  --wait                    also wait until a second check is too old, and ask for another: some minutes
  --profile minimum         only what the site cannot do without: the calls of the specification, and what must be
  --origin URL              where the site runs, as registered at the provider   (PUBLIC_ORIGIN)

What else the site has to know of provider and backend (OIDC_…, STEP_UP_…, IMAGE_HOSTS, BOT_CHECK_VERIFIER) comes from the
environment, as for the site itself: see .env.example.
Without a backend only the provider is tried, without a member only what visitors may do. Without --write, --spend, --spend-half and --bot-check nothing is changed.
Exit code: 0 nothing that must be differs, 1 something does, 2 wrong usage.`

const { values } = read()
const env = setVariables(process.env)
const backend = values.backend ?? env.BACKEND_URL
const issuer = values.issuer ?? env.OIDC_ISSUER
if (values.help || !issuer) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

for (const [name, url] of Object.entries({ backend, issuer }))
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    refuse(`--${name} ${url}: it is a URL that begins with http:// or https://`)
const { token, 'content-token': contentToken } = values
if (Boolean(token) !== Boolean(contentToken))
  refuse('--token and --content-token go together: one is missing')
const profile = profileOf(values.profile)
const variables = variablesOf()
const origin = values.origin ?? env.PUBLIC_ORIGIN ?? 'http://localhost:3000'
const report = await checkContract({
  profile,
  backend,
  stepUpHeader: variables.STEP_UP_HEADER,
  imageHosts: variables.IMAGE_HOSTS,
  client: clientSettings(variables, { issuer, origin: origin.replace(/\/$/, '') }),
  tokens: token && contentToken ? { customer: token, content: contentToken } : undefined,
  walk: walkOf(values['sign-in']),
  wait: values.wait ? (ms) => new Promise((passed) => setTimeout(passed, ms)) : undefined,
  writes: values.write ?? false,
  spends: Boolean(values.spend || values['spend-half']),
  spendsHalf: values['spend-half'] ?? false,
  botCheck: botCheckOf(values['bot-check']),
  say: console.log,
})
const differing = report.findings.filter(({ differs }) => differs.length > 0)
const causes = causesOf(report.findings)
console.log(
  `\n${report.findings.length - differing.length} fit, ${differing.length} differ for ${causes.length} causes, ${report.untried.length} not tried`,
)
for (const { rank, difference, first, of, times } of causes) {
  const others = of.length > 1 ? `, and at ${of.slice(1).join(', ')}` : ''
  console.log(`  ${rank.padEnd(6)} ${difference} (${times}×, first at ${first}${others})`)
}
process.exitCode = causes.some(({ rank }) => rank === 'must') ? 1 : 0

function read() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      options: {
        backend: text,
        issuer: text,
        'sign-in': text,
        token: text,
        'content-token': text,
        origin: text,
        'bot-check': text,
        profile: text,
        write: flag,
        spend: flag,
        'spend-half': flag,
        wait: flag,
        help: flag,
      },
    })
  } catch (error) {
    return refuse(messageOf(error))
  }
}

function profileOf(name = 'whole'): Profile {
  return name === 'whole' || name === 'minimum'
    ? name
    : refuse(`--profile ${name}: it is either whole or minimum`)
}

function refuse(why: string): never {
  console.error(`${why}\n${usage}`)
  process.exit(2)
}

/** As the site reads them, but that the check may have neither a secret nor a key. */
function variablesOf(): ProviderVariables {
  const { data, error } = providerVariables.safeParse(env)
  if (!data) return refuse(error.issues.map(({ path, message }) => `${path.join()}: ${message}`).join('\n'))
  if (data.OIDC_CLIENT_AUTH === BY_KEY && !data.OIDC_CLIENT_KEY)
    refuse(`OIDC_CLIENT_AUTH ${BY_KEY} needs OIDC_CLIENT_KEY`)
  return data
}

function walkOf(how: string | undefined): Walk | undefined {
  if (!how) return undefined
  if (how === 'paste') return paste
  const colon = how.indexOf(':')
  if (colon < 1) return refuse(`--sign-in ${how}: it is either paste or EMAIL:PASSWORD`)
  const [email, password] = [how.slice(0, colon), how.slice(colon + 1)]
  return signingIn({ email, password })
}

function botCheckOf(url: string | undefined): BotCheck | undefined {
  if (!url) return undefined
  if (url === VERIFIED_BY_SITE) return VERIFIED_BY_SITE
  // Such a backend refuses no token, so that nothing of what must be refused would be.
  if (env.BOT_CHECK_VERIFIER === VERIFIED_BY_SITE)
    return refuse(`--bot-check ${url}: with BOT_CHECK_VERIFIER=site it is --bot-check site`)
  return async (action) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ action }) })
    const { token }: { token?: unknown } = await answer.json()
    if (typeof token !== 'string') throw new Error(`no token came from ${url}`)
    return token
  }
}

async function paste(url: string, purpose: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const asked = `\nOpen this address (${purpose}):\n${url}\nThen paste the address that you come back to: `
  let answer = await terminal.question(asked)
  while (!URL.canParse(answer.trim()))
    answer = await terminal.question('That is no address. Paste all of it, from http on: ')
  terminal.close()
  return answer.trim()
}
