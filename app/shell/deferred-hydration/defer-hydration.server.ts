import { type PageText, quotedJson } from '../document/page-text.ts'
import type { HydrationOptions } from './hydrate-on-interaction.ts'
import hydrateOnInteraction from './hydrate-on-interaction.ts?inline-script'
import { DEFERRED, type EagerReason } from './hydration-lifecycle.ts'

const ENTRY = '<script type="module"'

export interface Application {
  /** URLs of the modules that the entry imports for this page. */
  readonly preloads: readonly string[]
  /** The nonce of a response for one person; a shared page's policy names the script by its hash. */
  readonly nonce?: string | undefined
}

type Deferral = Application & Omit<HydrationOptions, 'preloads'>

/**
 * Makes a page load the application when there is a reason to (`hydration-lifecycle.ts`) instead of with the document. Until
 * then its links and forms are the browser's own. A page without an application entry stays as it is.
 */
export function deferHydration(page: PageText, { nonce, ...options }: Deferral): PageText {
  if (!page.application) return page
  // The entry's element stays, with a type that no browser runs: React looks for it, and may not create a script.
  const entry = page.application.replace(ENTRY, `<script type="${DEFERRED}"`)
  const script = `<script${nonceAttribute(nonce)} data-page='${quotedJson(options)}'>${hydrateOnInteraction}</script>`
  return { ...page, application: entry + script }
}

/** The page with its entry, which records why it is not deferred, and links to the modules of the entry. */
export function hydrateEagerly(
  page: PageText,
  reason: EagerReason,
  { preloads, nonce }: Application,
): PageText {
  if (!page.application) return page
  const links = preloads.map((href) => `<link${nonceAttribute(nonce)} rel="modulepreload" href="${href}">`)
  const entry = page.application.replace(ENTRY, `${ENTRY} data-hydration-reason="${reason}"`)
  return { ...page, head: page.head + links.join(''), application: entry }
}

const nonceAttribute = (nonce: string | undefined) => (nonce ? ` nonce="${nonce}"` : '')
