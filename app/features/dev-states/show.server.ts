import { stripLocalePrefix } from '#app/domain/locale.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'

/** The only page that is shown here although it is never a return path. */
const problem = /^\/auth\/problem(\?[\w=&-]*)?$/

/** The path of a screen of this site, else `/`. */
export const screenPath = (value: unknown): string =>
  typeof value === 'string' && problem.test(stripLocalePrefix(value)) ? value : safeReturnPath(value)

/** What a visitor has typed by the last step of joining. */
const joining = {
  email: 'maelle@exemple.ca',
  checkedEmail: 'maelle@exemple.ca',
  firstName: 'Maëlle',
  lastName: 'Robichaud',
  birthDate: '1994-02-28',
  provinceCode: 'NB',
  phone: '506-555-0188',
  'interest:books-paper': 'on',
  addressLine1: '88 Water Street',
  city: 'Moncton',
  addressProvinceCode: 'NB',
  postalCode: 'E1C 1A1',
}

/** What a screen needs to find in the tab before it shows itself; nothing for most. */
export function draftFor(path: string): Readonly<Record<string, string>> | undefined {
  const { pathname, searchParams } = new URL(path, 'http://site')
  if (!pathname.endsWith('/create-account')) return undefined
  const step = searchParams.get('step')
  if (step === 'mailbox') return { sentTo: joining.email }
  return step ? joining : undefined
}

interface KeptDraft {
  /** The key of the tab's storage that the screen looks under. */
  readonly key: string
  readonly draft: Readonly<Record<string, string>>
  readonly nonce: string | undefined
}

/** A document that stores the draft in this tab and redirects to the screen. */
export function showWithDraft(path: string, { key, draft, nonce = '' }: KeptDraft): string {
  // Escaped, so that no text can end the script element.
  const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
  const script = `sessionStorage.setItem(${literal(key)}, ${literal(JSON.stringify(draft))}); location.replace(${literal(path)})`
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>On to the screen</title><script nonce="${nonce}">${script}</script></head><body></body></html>`
}
