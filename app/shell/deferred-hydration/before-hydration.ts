import { keepStored, openChannel, readStored, responseCaches, SHOWN_TO } from '#app/domain/browser-parts.ts'
import { MEMBER_CARD_CACHE } from '#app/domain/offline-member-card.ts'
import { isTouched } from '../forms/form-fields.ts'
import { dropDrafts } from '../forms/kept-drafts.ts'
import { type HiddenPageWords, showAnew } from '../member/hidden-page.ts'
import { CHANGED_META, SIGN_OUT, TAB_CHANNEL } from '../member/tab-channel.ts'
import {
  HYDRATED,
  LOAD_FAILED,
  OWNS_SIGN_OUT,
  QUEUED_MESSAGE,
  requestHydration,
  whenIdle,
} from './hydration-lifecycle.ts'

/*
 * A script in the head of a member's page: tab messages, sign-out and the ways of Back have to work before hydration, and on a
 * page that never hydrates. Afterwards the application handles them (`other-tabs.ts`,
 * `restored-page.ts` of `shell/member`).
 */

/** What the script is told of its page. */
export interface MembersPage {
  readonly member: string
  readonly words: HiddenPageWords
}

const { member, words }: MembersPage = JSON.parse(document.currentScript?.dataset.members ?? '')
const channel = openChannel(TAB_CHANNEL)
const queue: unknown[] = []
const untilHydrated = new AbortController()
/** Longer than another tab's sign-out takes to end the session. */
const SIGN_OUT_MS = 2_000
let isSigningOut = false
let hasLoadFailed = false
let applicationOwnsSignOut = false

/** A message from another tab requests hydration, and is passed on afterwards. */
channel?.addEventListener('message', ({ data }) => {
  if (isSigningOut) return
  queue.push(data)
  if (hasLoadFailed) leaveForGood()
  else requestHydration('other-tab')
})

/**
 * The application will never handle the messages: the server knows what they are about. A sign-out is announced before it
 * is done; reloaded at once, the page would still be the member's. What was typed is worth more than what another tab has changed:
 * without the application nothing has kept it.
 */
function leaveForGood(): void {
  const isSignedOut = queue.some((data) => Reflect.get(Object(data), 'kind') === 'signed-out')
  if (!isSignedOut && [...document.querySelectorAll('input, select, textarea')].some(isTouched)) return
  document.body.hidden = true
  setTimeout(() => showAnew(words), SIGN_OUT_MS)
}

/**
 * Announces to the other tabs what this page's write has changed (`tab-sync.tsx`). Its `<meta>` stands in the head,
 * above this script.
 */
function announceChanges(): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[name=${CHANGED_META}]`)) {
    channel?.postMessage({ kind: 'changed', keys: JSON.parse(meta.content) })
    meta.dataset.announced = ''
  }
}
announceChanges()

/** More than one member has seen pages in this tab. */
const SEVERAL = '*'

/** Keeps who has seen pages in this tab. */
function noteMember(): void {
  const before = readStored('sessionStorage', SHOWN_TO) ?? member
  keepStored('sessionStorage', SHOWN_TO, before === member ? member : SEVERAL)
}
noteMember()

/**
 * Into a page that it loads for Back or again, a browser puts what was typed there before: by whom, nobody knows, once several
 * members have used the tab. What they typed themselves comes back as their draft.
 */
function dropTypedByOthers(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (
    readStored('sessionStorage', SHOWN_TO) !== SEVERAL ||
    Reflect.get(navigation ?? {}, 'type') === 'navigate'
  )
    return
  for (const form of document.forms) form.reset()
}

/** A sign-out deletes drafts and the stored card, and is announced to the other tabs. Offline there is none. */
function onSubmit({ target }: Event): void {
  if (!navigator.onLine || !(target instanceof HTMLFormElement) || !target.action.endsWith(SIGN_OUT)) return
  isSigningOut = true
  if (applicationOwnsSignOut) return
  channel?.postMessage({ kind: 'signed-out' })
  dropDrafts()
  responseCaches()
    ?.delete(MEMBER_CARD_CACHE)
    .catch(() => undefined)
}

type Events = DocumentEventMap & WindowEventMap
const listeners: { readonly [Name in keyof Events]?: (event: Events[Name]) => void } = {
  submit: onSubmit,
  [OWNS_SIGN_OUT]: () => {
    applicationOwnsSignOut = true
  },
  // A page in the back/forward cache is hidden when it is left, and reloaded when it is restored.
  pagehide: ({ persisted }) => {
    if (persisted) document.body.hidden = true
  },
  pageshow: ({ persisted }) => {
    if (persisted && document.body.hidden) showAnew(words)
  },
  // `hydrate-on-interaction.ts` did not listen yet when a message arrived during parsing.
  DOMContentLoaded: () => {
    if (queue.length > 0) requestHydration('other-tab')
  },
  [LOAD_FAILED]: () => {
    hasLoadFailed = true
    if (queue.length > 0) leaveForGood()
  },
  [HYDRATED]: () => {
    untilHydrated.abort()
    channel?.close()
    // A part that is not hydrated yet would find other data than it was rendered with, and lose what was typed into it.
    whenIdle(() => {
      for (const data of queue) dispatchEvent(new MessageEvent(QUEUED_MESSAGE, { data }))
    })
  },
}
// Firefox puts it back while it reads the page, Chromium once the page is loaded; also where the application came first.
for (const type of ['DOMContentLoaded', 'pageshow']) addEventListener(type, dropTypedByOthers, { once: true })
for (const [name, listen] of Object.entries(listeners)) {
  // Each receives events of its own name. In the capture phase, because React stops events on parts not hydrated yet.
  addEventListener(name, listen as EventListener, { signal: untilHydrated.signal, capture: true })
}
