import { CONSENT_COOKIE } from '#app/domain/consent.ts'
import { HAND } from '#app/domain/hand.ts'
import { KEPT_IN_TAB, RELOADED_AT, RELOADED_ONCE_EVERY_MS } from '#app/domain/kept-in-tab.ts'
import { CARD_CACHE, CARD_RECORD } from '#app/domain/offline-card.ts'
import { env } from '#app/env.server.ts'

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const ENTRY = /<script type="module"([^>]*) src="([^"]+)"([^>]*)><\/script>/

/** Longer than any frame: a page that nobody sees has none. Milliseconds. */
const NO_FRAME_MS = 100
/** Longer than a finger stays that presses: what began with it may be a swipe. Milliseconds. */
const PRESS_MS = 300

const PRESS_EVERY_MS = 50
/** Ten seconds: who has waited so long presses again. */
const MAX_PRESSES = 200

interface Sleeping {
  /** Of the policy of an answer for one person; without, the script is named by its hash. */
  readonly nonce?: string | undefined
  /** Whose member card this browser may keep; nobody's unless given. */
  readonly sceneNumber?: string | undefined
  /** When the page wakes by itself: milliseconds from now. Never unless given. */
  readonly wakeAfter?: number | undefined
}

/**
 * Makes a page load the application with the reader's first gesture instead of with the document
 * (docs/decisions/007). Until then everything on it is a link or a form that the browser knows by itself.
 * A page without the application's entry is returned as it is.
 */
export function loadOnFirstGesture(html: string, { nonce, ...sleeping }: Sleeping = {}): string {
  const [element, before = '', entry, after = ''] = ENTRY.exec(html) ?? []
  if (!element || !entry) return html
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = '']) => href)
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  // The entry's element stays, of no type that a browser runs: hydration looks for it, and may not make a script.
  const asleep = `<script type="asleep"${before} src="${entry}"${after}></script>`
  const script = `<script${attribute}>${wakeUp(entry, preloads, sleeping)}</script>`
  return html.replaceAll(PRELOAD, '').replace(element, () => asleep + script)
}

/** In development a page follows its source from the start. */
export const mayPagesSleep = (): boolean => env().NODE_ENV === 'production'

/** As a script inside a document may hold it. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Wakes by itself: where visits may be measured, once the page has loaded, because a visit is one without a gesture; in
 * a tab that keeps something of the site (a draft, or that it was loaded again), because it has to be shown; in a browser
 * that keeps the member card of somebody else, because it has to go; and with `wake`, which other scripts of the page say.
 *
 * What was fetched runs after the frame that answers the gesture, and after the click of a press: a press is seen at once.
 *
 * A press that only the application understands (a button, the language switch, which must be remembered, a link that
 * changes this page in its place) is held and pressed again once the application listens (`LinkNavigation` says
 * `awake`); meanwhile `data-held` shows that it was felt. React stops a press on what it has not taken over yet, so such a
 * press is repeated until it is heard. Where the application cannot be loaded, links lead where they
 * lead, and a button loads the page again: a release may have taken its files. A hand that woke the page is passed on, for
 * what waits for one (`late-part.tsx`).
 */
const wakeUp = (
  entry: string,
  preloads: readonly string[],
  { sceneNumber = '', wakeAfter }: Omit<Sleeping, 'nonce'>,
) =>
  `(()=>{const d=document,n=d.currentScript.nonce,g=['pointermove','pointerdown','touchstart','wheel','scroll','keydown','focusin','input'],o={passive:!0};let held,up,lost,hand;
const press=(b,left=${MAX_PRESSES})=>{let deaf;const look=e=>{if(e.cancelBubble){deaf=1;e.preventDefault()}};d.addEventListener('click',look,!0);b.click();d.removeEventListener('click',look,!0);deaf&&left&&b.isConnected?setTimeout(press,${PRESS_EVERY_MS},b,left-1):b.removeAttribute('data-held')};
const go=()=>{const b=held;held=0;d.querySelector('script[type=asleep]').type='awake';b&&press(b)};
const frame=()=>new Promise(r=>{requestAnimationFrame(()=>setTimeout(r));setTimeout(r,${NO_FRAME_MS})});
const click=()=>new Promise(r=>{addEventListener('click',r,{once:!0,capture:!0});setTimeout(r,${PRESS_MS})});
const load=()=>import(${literal(entry)}).catch(()=>{lost=1;go();dispatchEvent(new Event('unloadable'))});
const wake=e=>{if(up)return;up=1;const felt=e&&g.includes(e.type);hand=felt&&!/^(scroll|focusin)$/.test(e.type);for(const e of g)removeEventListener(e,wake,o);for(const href of ${literal([...preloads, entry])}){const l=d.createElement('link');l.nonce=n;d.head.append(Object.assign(l,{rel:'modulepreload',href}))}felt?(/down|start/.test(e.type)?click():Promise.resolve()).then(frame).then(load):load()};
const again=()=>{try{if(navigator.onLine&&Date.now()-(sessionStorage['${RELOADED_AT}']||0)>${RELOADED_ONCE_EVERY_MS}){sessionStorage['${RELOADED_AT}']=Date.now();location.reload()}}catch{}};
const here=a=>a.origin===location.origin&&a.pathname===location.pathname&&a.search!==location.search&&!a.target;
const hold=e=>{const b=e.target.closest?.('button[type=button],a[href]');if(!b||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;const own=b.type==='button';if(lost)return own&&again();if(!own&&!b.hreflang&&!here(b))return;held&&held.removeAttribute('data-held');held=b;b.setAttribute('data-held','');e.preventDefault();e.stopPropagation();wake()};
for(const e of g)addEventListener(e,wake,o);addEventListener('click',hold,!0);addEventListener('wake',wake);
addEventListener('awake',()=>{removeEventListener('click',hold,!0);hand&&dispatchEvent(new Event('${HAND}'));go()},{once:!0});
if(/(^|; )${CONSENT_COOKIE}=[^;]*\\.measurement/.test(d.cookie))addEventListener('load',wake);
try{if(Object.keys(sessionStorage).some(k=>k.startsWith('${KEPT_IN_TAB}')))wake()}catch{}
globalThis.caches?.match('${CARD_RECORD}',{cacheName:'${CARD_CACHE}'}).then(r=>r?.json()).then(k=>{if(k&&k.number!==${literal(sceneNumber)})wake()}).catch(()=>{});
${wakeAfter === undefined ? '' : `setTimeout(wake,${wakeAfter})`}})()`.replaceAll('\n', '')
