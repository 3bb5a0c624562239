import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { accepts } from '../../scripts/ports.ts'
import { type ManagedProcess, start, until } from '../../tests/support/processes.ts'
import { lemonldapPort } from './world.ts'

export const portal = `http://127.0.0.1:${lemonldapPort}`
/** How long its access tokens live; its sessions ask for credentials again after one second (`portalForceAuthnInterval`). */
export const TOKEN_SECONDS = 4
const STARTS_WITHIN_MS = 60_000
/** What its second factor accepts. */
export const CODE = '123456'
/** Besides the portal, what Debian only recommends, and OpenID Connect and the rotation of keys need. */
const packages = [
  'liblemonldap-ng-portal-perl',
  'libstring-random-perl',
  'libio-string-perl',
  'libconvert-pem-perl',
]

/**
 * Unpacks LemonLDAP::NG from Debian into a folder: nothing is installed, and no service started.
 * @returns in words, why there is none
 */
export function unpack(folder: string): string | undefined {
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

/** Configures it for one client, which is the site at an origin. */
export function configure(folder: string, site: string, secret: string): void {
  const at = (path: string) => join(folder, path)
  for (const path of ['conf', 'cache', 'sessions/lock', 'kept/lock']) mkdirSync(at(path), { recursive: true })
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
    oidcRPMetaDataExportedVars: {
      site: { email: 'mail', name: 'cn', level: 'authenticationLevel', since: '_lastAuthnUTime' },
    },
    oidcRPMetaDataOptionsExtraClaims: { site: { strength: 'level since' } },
    oidcRPMetaDataOptions: {
      site: {
        oidcRPMetaDataOptionsClientID: 'borealis-site',
        oidcRPMetaDataOptionsClientSecret: secret,
        oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsAccessTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsAccessTokenJWT: 1,
        oidcRPMetaDataOptionsAccessTokenClaims: 1,
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
    `[all]\nlogLevel=warn\ncheckTime=1\n[configuration]\ntype=File\ndirName=${at('conf')}\n[portal]\nstaticPrefix=/static\nlanguages=en, fr\ntemplateDir=${at('usr/share/lemonldap-ng/portal/templates')}\n`,
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

/** What its programs need to find its modules and its configuration. */
function environment(folder: string): Record<string, string> {
  const compiled = join(folder, 'usr/lib/x86_64-linux-gnu/perl5')
  const [version = ''] = readdirSync(compiled)
  return {
    PERL5LIB: `${join(folder, 'usr/share/perl5')}:${join(compiled, version)}`,
    LLNG_DEFAULTCONFFILE: join(folder, 'llng.ini'),
  }
}

/**
 * Rotates its signing key by its own script, as Debian's cron does: there is one key, and the new one takes its place.
 * @returns when its running processes have read the new configuration
 */
export async function rotateKeys(folder: string): Promise<void> {
  const published = async () =>
    /"kid":"([^"]+)"/.exec(await (await fetch(`${portal}/oauth2/jwks`)).text())?.[1]
  const before = await published()
  execFileSync(join(folder, 'usr/share/lemonldap-ng/bin/rotateOidcKeys'), {
    env: { ...process.env, ...environment(folder) },
    stdio: 'pipe',
  })
  await until('LemonLDAP::NG publishes another key', async () => (await published()) !== before)
}

const described = () => fetch(`${portal}/.well-known/openid-configuration`)
const named = z.object({ issuer: z.string(), jwks_uri: z.url() })
/** What it says of itself. */
export const metadata = async () => named.parse(await (await described()).json())

export async function startPortal(folder: string): Promise<ManagedProcess> {
  const at = (path: string) => join(folder, path)
  const managed = start({
    command: 'perl',
    args: [at('usr/bin/plackup'), '--host', '127.0.0.1', '--port', String(lemonldapPort), at('portal.psgi')],
    cwd: folder,
    env: environment(folder),
    log: at('portal.log'),
  })
  const answers = async () => {
    if (!managed.isAlive())
      throw new Error(`it did not start: ${readFileSync(at('portal.log'), 'utf8').slice(-800)}`)
    return (await accepts(lemonldapPort)) && (await described()).ok
  }
  await until('LemonLDAP::NG answers', answers, STARTS_WITHIN_MS)
  return managed
}
