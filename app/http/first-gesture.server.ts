import { CONSENT_COOKIE } from '#app/domain/consent.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/
/** The entry's element stays, of no type that a browser runs: hydration looks for it, and may not make a script. */
const asleep = (entry: string) => `<script type="asleep" async="" src="${entry}"></script>`

/**
 * Makes a visitor's page load the application with the reader's first gesture instead of with the document
 * (docs/decisions/007). Until then everything on it is a link or a form that the browser knows by itself.
 * A page without the application's entry is returned as it is.
 */
export function loadOnFirstGesture(html: string): string {
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) return html
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  return html
    .replaceAll(PRELOAD, '')
    .replace(ENTRY, `${asleep(entry)}<script>${wakeUp(entry, preloads)}</script>`)
}

/**
 * A visitor who lets visits be measured has the application once the page has loaded: a visit is one without a gesture.
 * A press on a button that only the application understands, or on the language switch, which must be remembered,
 * is held and pressed again once the application listens (`LinkNavigation` says `awake`) or cannot load.
 */
const wakeUp = (entry: string, preloads: readonly (string | undefined)[]) =>
  `(()=>{const d=document,g=['pointermove','pointerdown','touchstart','wheel','scroll','keydown','focusin'],o={capture:!0,passive:!0};let held,up;const go=()=>{removeEventListener('click',hold,!0);d.querySelector('script[type=asleep]').type='awake';held?.click()};
const wake=()=>{if(up)return;up=1;for(const e of g)removeEventListener(e,wake,o);for(const href of ${JSON.stringify(preloads)})d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href}));import('${entry}').catch(go)};
const hold=e=>{const b=e.target.closest?.('button[type=button],a[hreflang]');if(b&&!e.button&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey){held=b;e.preventDefault();e.stopPropagation();wake()}};
for(const e of g)addEventListener(e,wake,o);addEventListener('click',hold,!0);
if(/(^|; )${CONSENT_COOKIE}=[^;]*\\.measurement/.test(d.cookie))addEventListener('load',wake);
addEventListener('awake',go,{once:!0})})()`.replaceAll('\n', '')
