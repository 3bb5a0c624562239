import { env } from '#app/env.server.ts'
import type { PageText } from './page-text.ts'
import type { SleepingPage } from './wake-page.ts'
import wakePage from './wake-page.ts?inline-script'

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const ENTRY_BEGINS = '<script type="module"'
const ENTRY = /^<script type="module"([^>]*) src="([^"]+)"([^>]*)><\/script>/

interface Sleeping extends Pick<SleepingPage, 'sceneNumber' | 'wakeAfter'> {
  /** Of the policy of an answer for one person; without, the script is named by its hash. */
  readonly nonce?: string | undefined
}

/**
 * Makes a page load the application with the reader's first gesture instead of with the document
 * (docs/decisions/007). Until then everything on it is a link or a form that the browser knows by itself.
 * A page without the application's entry is returned as it is.
 */
export function loadOnFirstGesture(
  { head, rest }: PageText,
  { nonce, sceneNumber, wakeAfter }: Sleeping = {},
): PageText {
  // It is the page's last script but those that hand its data over.
  const at = Math.max(0, rest.lastIndexOf(ENTRY_BEGINS))
  const [element, before = '', entry, after = ''] = ENTRY.exec(rest.slice(at)) ?? []
  if (!element || !entry) return { head, rest }
  const preloads = [...head.matchAll(PRELOAD)].map(([, href = '']) => href)
  const page: SleepingPage = { entry, preloads, sceneNumber, wakeAfter }
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  // The entry's element stays, of no type that a browser runs: hydration looks for it, and may not make a script.
  const asleep = `<script type="asleep"${before} src="${entry}"${after}></script>`
  const script = `<script${attribute} data-page='${inAttribute(page)}'>${wakePage}</script>`
  return {
    head: head.replaceAll(PRELOAD, ''),
    rest: rest.slice(0, at) + asleep + script + rest.slice(at + element.length),
  }
}

/** In development a page follows its source from the start. */
export const mayPagesSleep = (): boolean => env().NODE_ENV === 'production'

/** As an attribute between single quotes may hold it. */
const inAttribute = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
