import type { PageText } from '#app/site/document/page-text.ts'
import { ASLEEP, type AwakeReason } from './page-life.ts'
import type { SleepingPage } from './wake-page.ts'
import wakePage from './wake-page.ts?inline-script'

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const RUNS = '<script type="module"'

interface Sleeping extends Pick<SleepingPage, 'sceneNumber' | 'wakeAfter'> {
  /** Of the policy of an answer for one person; without, the script is named by its hash. */
  readonly nonce?: string | undefined
}

/**
 * Makes a page load the application when there is a reason to (`page-life.ts`) instead of with the document. Until then
 * everything on it is a link or a form that the browser knows by itself. A page without the application stays as it is.
 */
export function putToSleep(page: PageText, { nonce, sceneNumber, wakeAfter }: Sleeping = {}): PageText {
  if (!page.application) return page
  const preloads = [...page.head.matchAll(PRELOAD)].map(([, href = '']) => href)
  const facts: SleepingPage = { preloads, sceneNumber, wakeAfter }
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  // The application's element stays, of no type that a browser runs: hydration looks for it, and may not make a script.
  const asleep = page.application.replace(RUNS, `<script type="${ASLEEP}"`)
  const script = `<script${attribute} data-page='${inAttribute(facts)}'>${wakePage}</script>`
  return { ...page, head: page.head.replaceAll(PRELOAD, ''), application: asleep + script }
}

/** The page as it is, which says why it does not sleep. */
export function keepAwake(page: PageText, reason: AwakeReason): PageText {
  return { ...page, application: page.application.replace(RUNS, `${RUNS} data-woke="${reason}"`) }
}

/** As an attribute between single quotes may hold it. */
const inAttribute = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
