import { DRAFTS } from '#app/domain/kept-in-tab.ts'
import { CARD_CACHE } from '#app/domain/offline-card.ts'
import { BEGUN, CHANGED_META, HEARD_BEFORE, SIGN_OUT, TAB_CHANNEL } from './tab-channel.ts'

/*
 * A script in the head of a member's page: what it owes its reader before the application listens (`awake`), which may be
 * never; from then on the application does the same (`other-tabs.ts`, `tell-of-sign-out.ts`, `restored-page.ts`).
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
  dispatchEvent(new Event('wake'))
}

/** The other tabs hear at once of what this page comes after (`changed.tsx`); it stands in the head, above this script. */
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
  forgetDrafts()
  globalThis.caches?.delete(CARD_CACHE).catch(() => undefined)
}

function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const listeners: Record<string, (event: Event) => void> = {
  submit: onSubmit,
  [BEGUN]: () => {
    isToldByApplication = true
  },
  // A page that the browser keeps (back/forward cache) is hidden when it is left, and loaded again when it is shown again.
  pagehide: (event) => {
    if (event instanceof PageTransitionEvent && event.persisted) document.body.hidden = true
  },
  pageshow: (event) => {
    if (event instanceof PageTransitionEvent && event.persisted && document.body.hidden) location.reload()
  },
  // Without the application nobody would tell what was heard.
  unloadable: () => {
    if (heard.length > 0) location.reload()
  },
  awake: () => {
    untilAwake.abort()
    tabs.close()
    for (const data of heard) dispatchEvent(new MessageEvent(HEARD_BEFORE, { data }))
  },
}
for (const [name, listen] of Object.entries(listeners)) {
  // Before React, which stops what it has not come so far to hear.
  addEventListener(name, listen, { signal: untilAwake.signal, capture: true })
}
