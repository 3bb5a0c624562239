import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { CookieJar } from '../../sandbox/identity/testing/cookie-jar.ts'
import { cottage } from '../../tests/support/addresses.ts'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure } from '../figure.ts'
import { accepts, type ManagedProcess, start, until } from '../harness/processes.ts'
import { doorOrigin, lemonldapPort, type World } from '../harness/world.ts'

/** A process of the site that no other figure uses. */
const PROCESS = 11
const SECRET = 'a-client-secret-of-this-proof-alone'
const CODE = '123456'
const TOKEN_SECONDS = 4
/** A pause after which a session of the provider counts as one of before: `portalForceAuthnInterval` is 1 below. */
const PAUSE_MS = 2_500
const portal = `http://127.0.0.1:${lemonldapPort}`
const site = doorOrigin(PROCESS)
/** What Debian only recommends, and OpenID Connect needs. */
const packages = ['liblemonldap-ng-portal-perl', 'libstring-random-perl', 'libio-string-perl']

/**
 * LemonLDAP::NG from Debian as the provider of the built site, with the settings that docs/providers.md gives. Its packages are
 * unpacked into a folder of the run: nothing is installed, and no service started.
 */
export async function lemonldap(world: World): Promise<Figure> {
  const tally = createTally()
  const name =
    'LemonLDAP::NG as the provider: sign-in, step-ups, denial, refresh, restart, sign-out, in both languages'
  const goal = '0 deviations'
  const folder = join(world.dataDir, 'lemonldap')
  const missing = unpack(folder)
  if (missing) return { name, goal, measured: `not tried: ${missing}`, isMet: false, notes: [] }
  configure(folder)
  const backend = await aBackend()
  const settings = {
    ...documented(),
    OIDC_ISSUER: `${portal}/`,
    OIDC_CLIENT_SECRET: SECRET,
    BACKEND_URL: backend.url,
    CIRCUIT_BREAKER: '0',
    PUBLIC_ORIGIN: site,
    SANDBOX: '0',
    BOT_CHECK: 'altcha',
    ALTCHA_HMAC_KEY: 'a-key-of-this-proof-alone-for-the-bot-check',
    SESSION_SECRETS: '1:a-session-secret-of-this-proof-alone-1',
    DATA_DIR: join(folder, 'site-data'),
  }
  let provider = await startPortal(folder)
  let running = await world.startSite(PROCESS, settings)
  try {
    for (const prefix of ['', '/fr-ca'] as const) {
      const expect = (isSo: boolean, what: string) => tally.expect(isSo, `${prefix || 'English'}: ${what}`)
      const person = new Person(prefix)
      expect((await person.signIn('dwho')) === 200, `signed in: ${person.last}`)
      expect(
        backend.seen.some(({ sub }) => sub === 'dwho'),
        'the backend was asked with its token',
      )
      for (const time of ['first', 'second']) {
        await passTime(PAUSE_MS)
        const before = backend.created.length
        const asked = await person.stepUp(CODE)
        expect(
          asked.pages.includes('password') && asked.pages.includes('code'),
          `the ${time} step-up asked ${asked.pages}`,
        )
        expect(
          backend.created.length === before + 1,
          `the ${time} step-up saved ${backend.created.length - before}: ${person.last}`,
        )
      }
      await passTime(PAUSE_MS)
      const before = backend.created.length
      await person.stepUp('654321')
      expect(backend.created.length === before, 'a wrong code saved')
      expect((await person.opens()) === 200, 'a wrong code ended the session')
      const denied = new Person(prefix)
      await denied.signIn('msmith', { agrees: false })
      expect(/reason=denied/.test(denied.last), `a refusal leads to ${denied.last}`)

      const token = backend.seen.at(-1)?.token
      await passTime(TOKEN_SECONDS * 1000 + 1_000)
      expect((await person.opens()) === 200 && backend.seen.at(-1)?.token !== token, 'no refresh')
      await Promise.all([provider.kill(), running.kill()])
      provider = await startPortal(folder)
      running = await world.startSite(PROCESS, settings)
      await passTime(TOKEN_SECONDS * 1000 + 1_000)
      expect((await person.opens()) === 200, 'a restart of both ended the session')
      // Another browser: after a step-up that was given up, this provider asks at sign-out.
      const leaving = new Person(prefix)
      for (const cookies of ['with', 'without'] as const) {
        const end = await leaving.signOut(cookies)
        expect(
          end.returned === `${site}${prefix || '/'}`,
          `signing out ${cookies} cookies ends at ${end.returned}: ${end.said}`,
        )
        expect((await leaving.opens()) === 303, 'the session outlives its sign-out')
        await passTime(PAUSE_MS)
        const next = await leaving.begin()
        expect(
          next.pages.length > 0,
          `after signing out ${cookies} cookies, the next sign-in asks ${next.pages}`,
        )
      }
    }
  } finally {
    await Promise.all([provider.kill(), running.kill()])
    backend.close()
  }
  const { notes } = tally
  return {
    name,
    goal,
    measured: `${backend.created.length} step-ups, ${notes.length} deviations`,
    isMet: notes.length === 0,
    notes,
  }
}

/** @returns in words, why there is no LemonLDAP::NG */
function unpack(folder: string): string | undefined {
  mkdirSync(join(folder, 'debs'), { recursive: true })
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, {
      cwd: join(folder, 'debs'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    const plan = run('apt-get', ['install', '-s', '--no-install-recommends', ...packages])
    const wanted = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, one = '']) => one)
    if (wanted.length > 0) run('apt-get', ['download', ...wanted])
    for (const file of readdirSync(join(folder, 'debs'))) run('dpkg', ['-x', file, folder])
    return undefined
  } catch {
    return `apt-get cannot fetch ${packages.join(', ')} here`
  }
}

/** The settings of its section in the document. */
function documented(): Record<string, string> {
  const [, section = ''] = readFileSync('docs/providers.md', 'utf8').split('\n## LemonLDAP::NG\n')
  return Object.fromEntries(
    [...section.matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, key = '', value = '']) => [key, value]),
  )
}

function configure(folder: string): void {
  const at = (path: string) => join(folder, path)
  for (const path of ['conf', 'cache', 'sessions/lock', 'kept/lock', 'site-data'])
    mkdirSync(at(path), { recursive: true })
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const callbacks = ['', '/fr-ca'].flatMap((prefix) =>
    ['callback', 'mfa-callback'].map((end) => `${site}${prefix}/auth/${end}`),
  )
  const stored = (path: string) => ({ Directory: at(path), LockDirectory: at(`${path}/lock`) })
  const cached = { default_expires_in: 60, cache_root: at('cache'), cache_depth: 0, directory_umask: '007' }
  const settings = {
    ...{
      cfgNum: 1,
      cfgAuthor: 'trust',
      cfgDate: 1,
      key: 'a-key-of-this-proof-alone',
      locationRules: {},
      exportedVars: {},
    },
    ...{
      portal: `${portal}/`,
      domain: '127.0.0.1',
      cookieName: 'lemonldap',
      securedCookie: 0,
      requireToken: 0,
    },
    ...{ authentication: 'Demo', userDB: 'Same', demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' } },
    ...{ whatToTrace: '_whatToTrace', macros: { _whatToTrace: 'lc($_user)' }, portalForceAuthnInterval: 1 },
    ...{ globalStorage: 'Apache::Session::File', globalStorageOptions: stored('sessions') },
    ...{ persistentStorage: 'Apache::Session::File', persistentStorageOptions: stored('kept') },
    ...{
      localSessionStorage: 'Cache::FileCache',
      localSessionStorageOptions: { ...cached, namespace: 'sessions' },
    },
    ...{ captcha: '::Captcha::None', portalDisplayResetPassword: 0, portalDisplayRegister: 0 },
    ...{ ext2fActivation: 1, ext2fAuthnLevel: 3, ext2FSendCommand: '/bin/true' },
    ...{ ext2FValidateCommand: `/usr/bin/test $code = ${CODE}`, ext2fCodeActivation: 0 },
    ...{
      issuerDBOpenIDConnectActivation: 1,
      issuerDBOpenIDConnectPath: '^/oauth2/',
      issuerDBOpenIDConnectRule: 1,
    },
    ...{
      oidcServicePrivateKeySig: privateKey,
      oidcServicePublicKeySig: publicKey,
      oidcServiceKeyIdSig: 'one',
    },
    oidcRPMetaDataExportedVars: { site: { email: 'mail', name: 'cn' } },
    oidcRPMetaDataOptions: {
      site: {
        oidcRPMetaDataOptionsClientID: 'borealis-site',
        oidcRPMetaDataOptionsClientSecret: SECRET,
        oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsAccessTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsAccessTokenJWT: 1,
        oidcRPMetaDataOptionsAccessTokenExpiration: TOKEN_SECONDS,
        oidcRPMetaDataOptionsRefreshToken: 1,
        oidcRPMetaDataOptionsAllowOffline: 1,
        oidcRPMetaDataOptionsRequirePKCE: 1,
        oidcRPMetaDataOptionsLogoutBypassConfirm: 1,
        oidcRPMetaDataOptionsRedirectUris: callbacks.join(' '),
        oidcRPMetaDataOptionsPostLogoutRedirectUris: `${site}/ ${site}/fr-ca`,
      },
    },
  }
  writeFileSync(at('conf/lmConf-1.json'), JSON.stringify(settings))
  writeFileSync(
    at('llng.ini'),
    `[all]\nlogLevel=warn\n[configuration]\ntype=File\ndirName=${at('conf')}\n[portal]\nstaticPrefix=/static\nlanguages=en, fr\ntemplateDir=${at('usr/share/lemonldap-ng/portal/templates')}\n`,
  )
  // A puzzle of pictures is loaded whether one is shown or not, and needs ImageMagick.
  const none = at('usr/share/perl5/Lemonldap/NG/Portal/Captcha/None.pm')
  writeFileSync(
    none,
    "package Lemonldap::NG::Portal::Captcha::None;\nuse Mouse;\nextends 'Lemonldap::NG::Portal::Main::Plugin';\nsub init { 1 }\n1;\n",
  )
  writeFileSync(
    at('portal.psgi'),
    "use Lemonldap::NG::Portal::Main;\nmy $app = Lemonldap::NG::Portal::Main->run({});\nsub { $_[0]{SCRIPT_FILENAME} //= '/portal'; $app->($_[0]) };\n",
  )
}

async function startPortal(folder: string): Promise<ManagedProcess> {
  const at = (path: string) => join(folder, path)
  const [version = ''] = readdirSync(at('usr/lib/x86_64-linux-gnu/perl5'))
  const managed = start({
    command: 'perl',
    args: [at('usr/bin/plackup'), '--host', '127.0.0.1', '--port', String(lemonldapPort), at('portal.psgi')],
    cwd: folder,
    env: {
      PERL5LIB: `${at('usr/share/perl5')}:${at(`usr/lib/x86_64-linux-gnu/perl5/${version}`)}`,
      LLNG_DEFAULTCONFFILE: at('llng.ini'),
    },
    log: at('portal.log'),
  })
  await until('LemonLDAP::NG answers', async () => {
    if (!managed.isAlive())
      throw new Error(`it did not start: ${readFileSync(at('portal.log'), 'utf8').slice(-800)}`)
    return (await accepts(lemonldapPort)) && (await fetch(`${portal}/.well-known/openid-configuration`)).ok
  })
  return managed
}

const profileOf = (sub = '') => ({
  ...{
    sub,
    sceneNumber: '6046460193227504',
    firstName: 'Robin',
    lastName: 'Lavoie',
    email: 'robin@example.ca',
  },
  ...{ pendingEmail: null, phone: '705-555-0100', birthDate: '1990-05-17', gender: null, provinceCode: 'ON' },
  ...{
    language: 'en',
    timeZone: null,
    memberSince: '2020-01-01',
    status: 'active',
    isFrozen: false,
    goal: null,
  },
  ...{ onBoardMessageActive: false, isGhostKitActivated: false, selectedShippingAddress: null, segments: [] },
  preferences: { interests: [], personalisation: true },
})

interface Asked {
  readonly sub: string | undefined
  readonly token: string
}

/** Takes only what the provider has signed for the site. */
async function aBackend() {
  const keys = createRemoteJWKSet(new URL(`${portal}/oauth2/jwks`))
  const claimsOf = async (header: string | string[] | undefined) => {
    const token = String(header ?? '').replace(/^Bearer /, '')
    const verified = await jwtVerify(token, keys, { issuer: [portal, `${portal}/`] }).catch(() => undefined)
    return verified && { token, ...verified.payload }
  }
  const seen: Asked[] = []
  const created: Asked[] = []
  const server = createServer(async (request, response) => {
    request.resume()
    const bearer = await claimsOf(request.headers.authorization)
    if (bearer) seen.push({ sub: bearer.sub, token: bearer.token })
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!bearer) return answer(401, {})
    if (/\/customers\/?$/.test(request.url ?? '')) return answer(200, profileOf(bearer.sub))
    if (!/\/addresses/i.test(request.url ?? '')) return answer(503, {})
    if (request.method === 'GET') return answer(200, { addresses: [] })
    const stepUp = await claimsOf(request.headers['step-up-authorization'])
    if (!stepUp) return answer(401, {})
    created.push({ sub: stepUp.sub, token: stepUp.token })
    return answer(201, { ...cottage, uniqueId: 'one', isDefault: true })
  })
  const url = await listenLocally(server)
  return { url, seen, created, close: () => server.close() }
}

/** A browser without scripts, which follows redirects and answers the provider's pages. */
class Person {
  readonly #jar = new CookieJar()
  readonly #prefix: string
  /** Where it stands. */
  last = ''
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  async #request(url: URL, fields?: Record<string, string>, sendsCookies = true): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        ...(sendsCookies && { cookie: this.#jar.header(url) }),
        'sec-fetch-site': url.origin === site ? 'same-origin' : 'cross-site',
        ...(fields && { origin: site }),
      },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    this.#jar.store(url, response)
    return response
  }

  /** Follows redirects, and answers forms of the provider with `answers`; ends at a page of the site, or where nothing answers. */
  async #walk(
    first: URL,
    answers: (form: Form) => Record<string, string> | undefined,
    sent?: Record<string, string>,
  ) {
    const pages: string[] = []
    let url = first
    let fields = sent
    for (let steps = 0; steps < 25; steps += 1) {
      const response = await this.#request(url, fields)
      this.last = `${response.status} ${url.href.replace(/(code|state)=[^&]+/g, '$1=…')}`
      fields = undefined
      const location = response.headers.get('location')
      if (location) {
        url = new URL(location, url)
        continue
      }
      const html = await response.text()
      if (url.origin === site) return { status: response.status, pages, html }
      const form = formIn(html)
      const answered = form && answers(form)
      pages.push(form?.kind ?? 'nothing')
      if (!form || !answered) return { status: response.status, pages, html }
      fields = { ...form.fields, ...answered }
      url = new URL(form.action === '#' ? url : form.action, url)
    }
    throw new Error(`it goes round: ${this.last}`)
  }

  /** Stops at the first page that the provider shows. */
  begin = () => this.#walk(new URL(`${site}${this.#prefix}/auth/sign-in?returnTo=/account`), () => undefined)

  async signIn(user: string, { agrees = true } = {}): Promise<number> {
    const returnTo = encodeURIComponent('/account/profile/addresses/new')
    const { status } = await this.#walk(
      new URL(`${site}${this.#prefix}/auth/sign-in?returnTo=${returnTo}`),
      (form) => answersOf(form, user, CODE, agrees),
    )
    return status
  }

  async opens(): Promise<number> {
    const page = await this.#request(new URL(`${site}${this.#prefix}/account/profile/addresses/new`))
    await page.text()
    return page.status
  }

  async stepUp(code: string) {
    const form = new URL(`${site}${this.#prefix}/account/profile/addresses/new`)
    const posted = await this.#request(form, cottage)
    const next = new URL(posted.headers.get('location') ?? '', site)
    const intent = next.searchParams.get('intent')
    let tries = 0
    return this.#walk(
      intent ? new URL(`${site}${this.#prefix}/auth/step-up`) : next,
      (shown) => (shown.kind === 'code' && tries++ > 0 ? undefined : answersOf(shown, 'dwho', code, true)),
      intent ? { intent } : undefined,
    )
  }

  async signOut(cookies: 'with' | 'without') {
    await this.signIn('dwho')
    const page = await this.#request(new URL(`${site}${this.#prefix}/auth/sign-out`), {})
    const form = formIn(await page.text())
    if (!form) return { returned: this.last, said: 'no form' }
    const answer = await this.#request(new URL(form.action), form.fields, cookies === 'with')
    return {
      returned: answer.headers.get('location') ?? '',
      said: (await answer.text())
        .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .slice(0, 200),
    }
  }
}

interface Form {
  readonly action: string
  readonly kind: 'password' | 'code' | 'question'
  readonly fields: Record<string, string>
}

function formIn(html: string): Form | undefined {
  const [, action = '', body = ''] = /<form[^>]*\baction="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(html) ?? []
  if (!body && !action) return undefined
  const inputs = [...body.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const fields = Object.fromEntries(
    inputs
      .filter((tag) => /type="hidden"/.test(tag))
      .map((tag) => [attribute(tag, 'name'), decoded(attribute(tag, 'value'))]),
  )
  const has = (name: string) => inputs.some((tag) => attribute(tag, 'name') === name)
  const kind = has('password') ? 'password' : has('code') ? 'code' : 'question'
  return { action: decoded(action), kind, fields }
}

const decoded = (text: string) =>
  text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')

function answersOf(
  { kind, fields }: Form,
  user: string,
  code: string,
  agrees: boolean,
): Record<string, string> | undefined {
  if (kind === 'password') return { user, password: user }
  if (kind === 'code') return { code }
  return agrees ? {} : { confirm: `-${fields.confirm}` }
}
