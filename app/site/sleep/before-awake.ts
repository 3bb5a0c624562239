import { MEMBER_CARD_CACHE } from '#app/domain/offline-member-card.ts'
import { dropDrafts } from '#app/site/forms/kept-drafts.ts'
import { CHANGED_META, SIGN_OUT, TAB_CHANNEL } from '#app/site/member/tab-channel.ts'
import { AWAKE, askToWake, BEGUN, HEARD_BEFORE, UNLOADABLE } from './page-life.ts'

/*
 * A script in the head of a member's page: what it owes its reader before the application listens, which may be never; from
 * then on the application does the same (`other-tabs.ts`, `tell-of-sign-out.ts`, `restored-page.ts` of `site/member`).
 */

const tabs = new BroadcastChannel(TAB_CHANNEL)
const heard: unknown[] = []
const untilAwake = new AbortController()
let isLeaving = false
let isToldByApplication = false

/** News of another tab wakes the page, and is passed on once it is awake. */
tabs.onmessage = ({ data }) => {
  if (isLeaving) return
  heard.push(data)
  askToWake('other-tab')
}

/** The other tabs hear at once of what this page comes after (`announce-change.tsx`); it stands in the head, above this script. */
function tellOfChanges(): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[name=${CHANGED_META}]`)) {
    tabs.postMessage({ kind: 'changed', keys: JSON.parse(meta.content) })
    meta.dataset.told = ''
  }
}
tellOfChanges()

/** Whoever signs out here leaves no draft and no card, and their other tabs hear of it. */
function onSubmit({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || !target.action.endsWith(SIGN_OUT)) return
  isLeaving = true
  if (isToldByApplication) return
  tabs.postMessage({ kind: 'signed-out' })
  dropDrafts()
  globalThis.caches?.delete(MEMBER_CARD_CACHE).catch(() => undefined)
}

type Events = DocumentEventMap & WindowEventMap
const listeners: { readonly [Name in keyof Events]?: (event: Events[Name]) => void } = {
  submit: onSubmit,
  [BEGUN]: () => {
    isToldByApplication = true
  },
  // A page that the browser keeps (back/forward cache) is hidden when it is left, and loaded again when it is shown again.
  pagehide: ({ persisted }) => {
    if (persisted) document.body.hidden = true
  },
  pageshow: ({ persisted }) => {
    if (persisted && document.body.hidden) location.reload()
  },
  // Only now `wake-page.ts` hears of what came while the document was still arriving.
  DOMContentLoaded: () => {
    if (heard.length > 0) askToWake('other-tab')
  },
  // Without the application nobody would tell what was heard.
  [UNLOADABLE]: () => {
    if (heard.length > 0) location.reload()
  },
  [AWAKE]: () => {
    untilAwake.abort()
    tabs.close()
    for (const data of heard) dispatchEvent(new MessageEvent(HEARD_BEFORE, { data }))
  },
}
for (const [name, listen] of Object.entries(listeners)) {
  // Each hears events of its own name, and before React, which stops what it has not come so far to hear.
  addEventListener(name, listen as EventListener, { signal: untilAwake.signal, capture: true })
}
