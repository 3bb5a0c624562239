import { isMeasured } from '#app/analytics/is-measured.ts'
import { clockOffset, LOOK_EVERY_MS, watchReturns } from '#app/domain/page-age.ts'
import { nextFrame } from '#app/shell/page-parts/after-next-frame.ts'
import { reloadForRelease, wasReloadedForRelease } from '../calls/release-skew.ts'
import { hasDrafts } from '../forms/kept-drafts.ts'
import { storedMemberCard } from '../member/delete-member-card.ts'
import {
  applyChoice,
  clickedElement,
  fetchAheadOnPhonesOnly,
  hasInput,
  isFollowed,
  isReplaying,
  keepForNextPage,
  needsApplication,
  queueClick,
  replayClick,
} from './event-replay.ts'
import {
  DEFERRED,
  HYDRATE,
  HYDRATED,
  type HydrationReason,
  LOAD_FAILED,
  whenIdle,
} from './hydration-lifecycle.ts'

/** What the server passes to this script, which loads the application when there is a reason to (`hydration-lifecycle.ts`). */
export interface HydrationOptions {
  /** URLs of the modules that the application entry imports. */
  readonly preloads: readonly string[]
  /** URLs of the modules that the next page of most readers needs besides. */
  readonly ahead?: readonly string[] | undefined
  /** The member whose card this browser may store; none unless given. */
  readonly sceneNumber?: string | undefined
  /** When the page hydrates to warn that the session ends: milliseconds from now. Never unless given. */
  readonly hydrateAfterMs?: number | undefined
  /** When the server rendered the page, and when something on it ends; milliseconds since 1970. */
  readonly renderedAt: number
  readonly changesAt: number
  /** Whether the page hydrates when its reader comes back to the tab. It does not unless given. */
  readonly wakesOnReturn?: true | undefined
}

/** Events that also occur without a person. */
const AMBIGUOUS = ['scroll', 'focusin']
/**
 * How long an interaction waits for the click that may follow, in milliseconds: loaded at once, the application would keep it
 * waiting. A touch may be a swipe, and who scrolls to a button presses it within a second, or reads on.
 */
const CLICK_FOLLOWS_MS: Readonly<Record<string, number>> = {
  keydown: 300,
  pointerdown: 1_000,
  touchstart: 1_000,
  scroll: 1_000,
}
/** When a page is still there after a link was followed, such as one that downloads a file. Milliseconds. */
const LEFT_MS = 2_000
const INTERACTIONS = [...Object.keys(CLICK_FOLLOWS_MS), 'focusin', 'pointermove', 'wheel', 'input']

// `deferHydration` writes two elements in a row: the application entry, whose attributes hold the state, and this script.
const own = document.currentScript as HTMLScriptElement
const entry = own.previousElementSibling as HTMLScriptElement
const options: HydrationOptions = JSON.parse(own.dataset.page ?? '')
const { preloads, ahead = [], sceneNumber, hydrateAfterMs } = options
const modules = [...preloads, entry.src]
let isRunning = false
let isTryingAgain = false
let hasTriedAgain = false
let waiting: HTMLElement | null | undefined

addEventListener('DOMContentLoaded', fetchAheadOnPhonesOnly)
for (const name of INTERACTIONS) addEventListener(name, onInteraction, { passive: true, once: true })
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
addEventListener('change', (event) => applyChoice(event, () => entry.type === HYDRATED))
addEventListener(HYDRATE, ({ detail }) => hydrate(detail))
addEventListener(HYDRATED, onHydrated, { once: true })
addEventListener('load', () => whenIdle(fetchAhead), { once: true })
if (isMeasured()) addEventListener('load', () => hydrate('measurement'))
if (hasDrafts()) void hydrate('draft')
else if (wasReloadedForRelease()) void hydrate('release-reload')
if (hydrateAfterMs !== undefined)
  setTimeout(hydrate, hydrateAfterMs, 'session-ending' satisfies HydrationReason)
hydrateOnChange(options)
if (options.wakesOnReturn) addEventListener('visibilitychange', onReturn)
storedMemberCard().then((card) => {
  if (card && card.number !== sceneNumber) void hydrate('other-members-card')
})

function hydrateOnChange({ renderedAt, changesAt }: HydrationOptions): void {
  const offset = clockOffset(renderedAt, Date.now(), sceneNumber === undefined)
  const hasReturned = watchReturns(renderedAt)
  const timer = setInterval(() => {
    const now = Date.now() + offset
    const isBack = hasReturned(now, !document.hidden) && sceneNumber !== undefined
    if (!isBack && now < changesAt) return
    clearInterval(timer)
    void hydrate('date-passed')
  }, LOOK_EVERY_MS)
}

function onReturn(): void {
  if (document.hidden) return
  // Noted whatever the page hydrates for, like an interaction, and after that: what listens for it hydrates after the frame.
  entry.dataset.returned = ''
  void hydrate('returned')
}

function onInteraction(event: Event): void {
  const isAmbiguous = AMBIGUOUS.includes(event.type)
  // Noted whatever the page hydrates for: the application does not see what came before it.
  if (!isAmbiguous) entry.dataset.interacted = ''
  void hydrate(isAmbiguous ? 'scroll-or-focus' : 'interaction', event)
}

/**
 * The browser responds to an interaction first: no request starts before the next frame, and no code runs before the frame
 * that responds to the click that may follow. Where that click is on a link that the browser follows, the next page is not kept
 * waiting either: not by requests of this one, nor by its code.
 */
async function hydrate(reason: HydrationReason, interaction?: Event): Promise<void> {
  if (entry.dataset.hydrationReason) return
  entry.dataset.hydrationReason = reason
  const waitMs = CLICK_FOLLOWS_MS[interaction?.type ?? '']
  const clicked = waitMs !== undefined && nextClick(waitMs)
  const mayLeave = interaction !== undefined && isFollowing(interaction)
  if (interaction) await nextFrame()
  if (!mayLeave) preloadModules()
  if (clicked) await clicked.then(nextFrame)
  if (mayLeave) preloadModules()
  // The page's data stands behind this script, and may still be on its way: the application reads it at once.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
  isRunning = true
  await run()
}

/** Runs the application. Where it cannot be loaded, the page stays the browser's, until the network is back. */
async function run(): Promise<void> {
  const load = () => import(/* @vite-ignore */ entry.src)
  entry.type = DEFERRED
  if (waiting) Object.assign(waiting, { type: 'submit', disabled: true })
  try {
    await load().catch(load)
  } catch {
    entry.type = LOAD_FAILED
    // A form that only the application can send holds a press on its button: now that tries again, like any other.
    waiting ??= document.querySelector<HTMLElement>('form[data-waiting] [type=submit]')
    if (waiting) Object.assign(waiting, { type: 'button', disabled: false })
    letGo()
    dispatchEvent(new Event(LOAD_FAILED))
    addEventListener('online', run, { once: true })
  }
}

/**
 * What a press on a button does without the application: where a release has replaced its files, the page reloads; else they are asked
 * for once more. Not every browser does that in the same document; then the page reloads, one where something was typed at the next
 * press. Without a sound answer from the site, what is here stays.
 */
async function tryAgain(): Promise<void> {
  isTryingAgain = true
  const answer = await fetch(entry.src, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  isTryingAgain = false
  // Or the network has come back meanwhile.
  if (entry.type !== LOAD_FAILED) return
  if (answer?.status === 404) reloadForRelease()
  if (!answer?.ok) return letGo()
  await run()
  if (entry.type === LOAD_FAILED && (hasTriedAgain || !hasInput())) location.reload()
  hasTriedAgain = true
}

/** What was pressed does not happen by itself when the application is there after all: that may be minutes later. */
function letGo(): void {
  delete document.documentElement.dataset.earlyEnter
  replayClick()
}

/**
 * Once the page is at rest, its modules are fetched at a low priority and not run, so that the first press does not wait for the
 * network; and those of the page that it leads to, also when it has hydrated by then. Not for who saves data or has a network on
 * which it would be in the way. Not by `<link rel=prefetch>`: Safari has none, and Firefox asks `default-src` for it, refuses it, and
 * reports each of the forty.
 */
function fetchAhead(): void {
  // Some browsers say nothing of their network, and TypeScript does not know what the others say.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  // A module is stored once its body has been read. One that does not arrive now is fetched when it is needed.
  const keep = (module: string) =>
    fetch(module, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
  for (const module of entry.dataset.hydrationReason ? ahead : [...modules, ...ahead]) void keep(module)
}

function preloadModules(): void {
  for (const href of modules) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { nonce: own.nonce, rel: 'modulepreload', href }))
  }
}

/** Resolves with the click that may follow, or when none does; later where that click is on a link that the browser follows. */
function nextClick(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, atMostMs)
    const onNext = (event: Event) => {
      clearTimeout(timer)
      if (isFollowing(event)) timer = setTimeout(resolve, LEFT_MS)
      else resolve()
    }
    addEventListener('click', onNext, { capture: true })
  })
}

function isFollowing(event: Event): boolean {
  const pressed = clickedElement(event)
  return pressed !== null && isFollowed(pressed, isRunning)
}

function onClick(event: MouseEvent): void {
  const clicked = clickedElement(event)
  if (!clicked) return
  if (entry.type === LOAD_FAILED) {
    if (!(clicked instanceof HTMLButtonElement)) return
    event.preventDefault()
    // A press that is let go because nothing came asks for nothing.
    if (isReplaying) return
    // A form that was waiting is not ready as soon as the application runs, and sends itself when it is.
    if (clicked === waiting) document.documentElement.dataset.earlyEnter = ''
    else queueClick(clicked)
    if (!isTryingAgain) void tryAgain()
  } else if (clicked instanceof HTMLAnchorElement && isFollowed(clicked, isRunning)) {
    if (needsApplication(clicked)) keepForNextPage(clicked)
  } else if (needsApplication(clicked)) {
    queueClick(clicked)
    event.preventDefault()
    event.stopPropagation()
    onInteraction(event)
  }
}

/**
 * Two forms that the browser would send, and lose the page: by Enter, one whose button is none that sends it now; and any one offline,
 * which the application answers where it can be loaded.
 */
function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event
  const hasFailed = entry.type === LOAD_FAILED
  if (hasFailed && target instanceof Element && target.matches('form[data-waiting]')) {
    event.preventDefault()
    waiting?.click()
  } else if (!navigator.onLine) {
    event.preventDefault()
    if (hasFailed || !(submitter instanceof HTMLButtonElement)) return
    queueClick(submitter)
    onInteraction(event)
  }
}

function onHydrated(): void {
  removeEventListener('online', run)
  removeEventListener('click', onClick, true)
  removeEventListener('submit', onSubmit, true)
  entry.type = HYDRATED
  replayClick()
}
