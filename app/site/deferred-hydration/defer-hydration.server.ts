import type { PageText } from '#app/site/document/page-text.ts'
import type { HydrationOptions } from './hydrate-on-interaction.ts'
import hydrateOnInteraction from './hydrate-on-interaction.ts?inline-script'
import { DEFERRED, type EagerReason } from './hydration-lifecycle.ts'

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const ENTRY = '<script type="module"'

interface Deferral extends Pick<HydrationOptions, 'sceneNumber' | 'hydrateAfterMs'> {
  /** The nonce of a response for one person; a shared page's policy names the script by its hash. */
  readonly nonce?: string | undefined
}

/**
 * Makes a page load the application when there is a reason to (`hydration-lifecycle.ts`) instead of with the document. Until
 * then its links and forms are the browser's own. A page without an application entry stays as it is.
 */
export function deferHydration(
  page: PageText,
  { nonce, sceneNumber, hydrateAfterMs }: Deferral = {},
): PageText {
  if (!page.application) return page
  const preloads = [...page.head.matchAll(PRELOAD)].map(([, href = '']) => href)
  const options: HydrationOptions = { preloads, sceneNumber, hydrateAfterMs }
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  // The entry's element stays, with a type that no browser runs: React looks for it, and may not create a script.
  const entry = page.application.replace(ENTRY, `<script type="${DEFERRED}"`)
  const script = `<script${attribute} data-page='${quoted(options)}'>${hydrateOnInteraction}</script>`
  return { ...page, head: page.head.replaceAll(PRELOAD, ''), application: entry + script }
}

/** The page with its entry, which records why it is not deferred. */
export function hydrateEagerly(page: PageText, reason: EagerReason): PageText {
  const entry = page.application.replace(ENTRY, `${ENTRY} data-hydration-reason="${reason}"`)
  return { ...page, application: entry }
}

/** JSON, escaped for an attribute in single quotes. */
const quoted = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
