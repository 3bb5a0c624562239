import trapFocusEarly from '@borealis/design-system/components/dialog/focus-trap-early.ts?inline-script'
import holdEarlyEnter from '@borealis/design-system/patterns/step-form/hold-early-enter.ts?inline-script'
import * as m from '#app/paraglide/messages.js'
import noteLeaving from '../calls/note-leaving.ts?inline-script'
import type { MembersPage } from '../deferred-hydration/before-hydration.ts'
import beforeHydration from '../deferred-hydration/before-hydration.ts?inline-script'
import storeCardEarly from '../deferred-hydration/store-card-early.ts?inline-script'
import sendOnce from '../forms/send-once.ts?inline-script'
import onePress from '../member/one-press.ts?inline-script'
import beforeFirstPaint from './before-first-paint.ts?inline-script'
import { type MarkupMarker, type PageText, quotedJson } from './page-text.ts'
import withoutStyle from './without-style.ts?inline-script'

const STYLE_SHEET = '<link rel="stylesheet"'

interface Needs {
  readonly nonce: string | undefined
  readonly member: string | null
  readonly markers: ReadonlySet<MarkupMarker>
}

/**
 * The page with the scripts that run before the first paint. They are added outside React, because Trusted Types do not let
 * the browser create a script.
 */
export function withHeadScripts(page: PageText, { nonce, member, markers }: Needs): PageText {
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const scripts = [
    beforeFirstPaint,
    sendOnce,
    noteLeaving,
    ...(markers.has('data-waiting') ? [holdEarlyEnter] : []),
    ...(markers.has('data-page-dialog') ? [trapFocusEarly] : []),
    ...(markers.has('data-card') ? [storeCardEarly] : []),
    ...(member === null ? [] : [onePress]),
  ].map((script) => `<script${attribute}>${script}</script>`)
  if (member !== null) {
    const page: MembersPage = { member, words: { text: m.site_hidden(), again: m.errors_tryAgain() } }
    scripts.push(`<script${attribute} data-members='${quotedJson(page)}'>${beforeHydration}</script>`)
  }
  const head = page.head.replace(
    STYLE_SHEET,
    () => `<script${attribute}>${withoutStyle}</script>${STYLE_SHEET}`,
  )
  return { ...page, head: head + scripts.join('') }
}
