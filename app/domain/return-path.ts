import { localePrefixes } from './locale.ts'

const HOME = '/'
/** Only a path is taken and given, so any origin that no path can name will do. */
const ORIGIN = 'https://site.invalid'
const MAX_LENGTH = 2048

/**
 * Sign-in must not lead back into itself, and these addresses answer machines. The one page among them asks for a
 * step-up: a session that expired there is taken up again by signing in.
 */
const notAPage = new RegExp(`^(?:${localePrefixes.join('|')})?/(auth(?!/step-up$)|_serverFn|_next)(/|$)`, 'i')
/** `//host`, also of what is left when languages are taken off. */
const otherHost = new RegExp(`^(?:${localePrefixes.join('|')})*//`, 'i')

/**
 * The path to go to after sign-in, step-up or a switch: always on this site, else `/` (spec §4).
 *
 * "Starts with /" is not enough: browsers drop tabs and line breaks inside a URL, read `\` as `/`, and resolve
 * `/.//evil.example` to a path that leaves the site the next time it is written down. So the value is checked,
 * resolved, rebuilt without its hash, and the result is checked again.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !looksLocal(value)) return HOME
  const first = resolve(value)
  if (!first) return HOME
  const rebuilt = first.pathname + first.search
  if (rebuilt.length > MAX_LENGTH || !looksLocal(rebuilt) || !isPage(first.pathname)) return HOME
  const second = resolve(rebuilt)
  return second && second.pathname + second.search === rebuilt ? rebuilt : HOME
}

/** The same check for what may be missing: a path of this site other than `/`, or nothing. */
export function localPath(value: unknown): string | undefined {
  const path = safeReturnPath(value)
  return path === HOME ? undefined : path
}

/** Printable, one slash in front, also of what is left when its language is taken off, no backslash anywhere. */
function looksLocal(path: string): boolean {
  return path.startsWith('/') && !otherHost.test(path) && !path.includes('\\') && !hasControls(path)
}

function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return true
  }
  return false
}

function resolve(path: string): URL | undefined {
  const url = URL.parse(path, ORIGIN)
  return url && url.origin === ORIGIN && url.username === '' && url.password === '' ? url : undefined
}

/** A router decodes before it matches, so the decoded path has to be a harmless one too. */
function isPage(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname)
    return looksLocal(decoded) && !notAPage.test(decoded)
  } catch {
    return false
  }
}
