import type { PageText } from '#app/site/document/page-text.ts'
import { ASLEEP, type AwakeReason } from './page-life.ts'
import type { SleepingPage } from './wake-page.ts'
import wakePage from './wake-page.ts?inline-script'

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const ENTRY_BEGINS = '<script type="module"'
const ENTRY = /^<script type="module"[^>]* src="[^"]+"[^>]*><\/script>/

interface Sleeping extends Pick<SleepingPage, 'sceneNumber' | 'wakeAfter'> {
  /** Of the policy of an answer for one person; without, the script is named by its hash. */
  readonly nonce?: string | undefined
}

/**
 * Makes a page load the application when there is a reason to (`page-life.ts`) instead of with the document. Until then
 * everything on it is a link or a form that the browser knows by itself. A page without the application stays as it is.
 */
export function putToSleep(page: PageText, { nonce, sceneNumber, wakeAfter }: Sleeping = {}): PageText {
  const entry = entryOf(page)
  if (!entry) return page
  const preloads = [...page.head.matchAll(PRELOAD)].map(([, href = '']) => href)
  const told: SleepingPage = { preloads, sceneNumber, wakeAfter }
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  // The application's element stays, of no type that a browser runs: hydration looks for it, and may not make a script.
  const asleep = entry.element.replace(ENTRY_BEGINS, `<script type="${ASLEEP}"`)
  const script = `<script${attribute} data-page='${inAttribute(told)}'>${wakePage}</script>`
  return {
    head: page.head.replaceAll(PRELOAD, ''),
    rest: entry.before + asleep + script + entry.after,
  }
}

/** The page as it is, which says why it does not sleep. */
export function keepAwake(page: PageText, reason: AwakeReason): PageText {
  const entry = entryOf(page)
  if (!entry) return page
  const element = entry.element.replace(ENTRY_BEGINS, `${ENTRY_BEGINS} data-woke="${reason}"`)
  return { head: page.head, rest: entry.before + element + entry.after }
}

/** The application's element: the page's last script but those that hand its data over. */
function entryOf({ rest }: PageText) {
  const at = Math.max(0, rest.lastIndexOf(ENTRY_BEGINS))
  const [element] = ENTRY.exec(rest.slice(at)) ?? []
  return element && { element, before: rest.slice(0, at), after: rest.slice(at + element.length) }
}

/** As an attribute between single quotes may hold it. */
const inAttribute = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
