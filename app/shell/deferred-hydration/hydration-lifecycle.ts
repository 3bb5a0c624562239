/**
 * Deferred hydration: a page is server-rendered HTML, and its application entry runs from the first interaction on. This folder
 * holds all of it; docs/decisions/007 says why.
 *
 * | State       | Meaning                                                              | `<script>` of the entry                        |
 * | ----------- | -------------------------------------------------------------------- | ---------------------------------------------- |
 * | deferred    | Nothing of the application runs; links and forms are native          | `type="deferred"`                              |
 * | loading     | Something asked for hydration; the entry is being loaded             | `type="deferred"`, and `data-hydration-reason` |
 * | hydrated    | The application handles every event                                  | `type="hydrated"`, and the reason              |
 * | load-failed | The entry could not be loaded; the page stays native                 | `type="load-failed"`, and the reason           |
 * | eager       | The page was sent with its entry, because it needs it from the start | `type="module"`, and the reason                |
 *
 * | Term             | Meaning                                                                                | Where                       |
 * | ---------------- | -------------------------------------------------------------------------------------- | --------------------------- |
 * | hydration plan   | The server's choice for one page: deferred, or eager with a reason                     | `defer-hydration.server.ts` |
 * | replayed click   | A click that needs the application: it is queued, and dispatched again after hydration | `event-replay.ts`           |
 * | before hydration | What a member's page must do even if it never hydrates, by a script in its head        | `before-hydration.ts`       |
 *
 * While loading, a click that only the application can handle is queued. On a page whose entry failed to load, links still
 * work; the network's return, or a press on a button that the site answers, loads it again, and the page is reloaded where a new
 * release has replaced the files. A development server's page has no entry of this kind.
 */
import type { ResolveValidatorOutput } from '@tanstack/react-router'

/** Why a deferred page hydrates. */
export type HydrationReason =
  /** A pointer, a touch, the wheel, a key, input, or a queued click. */
  | 'interaction'
  /** A scroll or a focus, which also occur without a person. */
  | 'scroll-or-focus'
  /** The visitor has agreed to measurement, and reading a page is a visit. */
  | 'measurement'
  /** This tab holds the draft of a form. */
  | 'draft'
  /** The page was reloaded for a new release, which a notice explains. */
  | 'release-reload'
  /** This browser stores the card of another member, which has to be deleted. */
  | 'other-members-card'
  /** The session ends in a few minutes, which a warning announces. */
  | 'session-ending'
  /** An offer, a price or an announcement on it has ended. */
  | 'date-passed'
  /** Another tab has changed something, or signed out. */
  | 'other-tab'
  /** The reader came back to the tab, and what the page offers may be sold by now. */
  | 'returned'

/** Why a page is sent with its entry instead of waiting for an interaction. */
export type EagerReason =
  /** It answers a form, or part of it could not be loaded: a notice says so. */
  | 'notice'
  /** A parameter of its URL that its route names in `wakes`, or the notice that a form was not sent (`unsent`). */
  | `param-${string}`
  /** It has a query that the server did not load. */
  | 'pending-query'
  /** It waits for something that takes its time, such as a data export. */
  | 'awaited-query'
  /** It has a countdown. */
  | 'countdown'
  /** Its route says so: it acts by itself, or has no frame, whose code hydrates a page on its first interaction. */
  | 'always'
  /** Its URL matches no route. */
  | 'no-route'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * When the page needs the application before any interaction: always, or when its URL has one of these search
     * parameters, because they announce an outcome that is shown and focused, or open a step that needs it. A page that
     * does not say so is deferred.
     */
    wakes?: 'always' | readonly string[]
    /** The page reads again what it offers when its reader comes back to the tab. */
    wakesOnReturn?: true
    /** The id of the route that most readers open next: its code is fetched while they read. */
    leadsTo?: string
  }
}

/**
 * A search parameter that the route reads. Until the compiler has read its `validateSearch`, and in a route without one, every
 * name passes.
 */
type SearchKey<Validator> = Validator extends undefined
  ? string
  : NoInfer<keyof ResolveValidatorOutput<Validator>>

declare module '@tanstack/router-core' {
  // What it has by its other declaration is not said again: of its parameters only the names, up to the one that is used.
  interface FilebaseRouteOptionsInterface<TRegister, TParentRoute, TId, TPath, TSearchValidator> {
    staticData?: { wakes?: 'always' | readonly SearchKey<TSearchValidator>[] }
  }
}

/** Event: asks `hydrate-on-interaction.ts` to load the application. */
export const HYDRATE = 'hydrate'
/** Event of the application: from now on it announces a sign-out itself. Announced twice, a tab would receive its own. */
export const OWNS_SIGN_OUT = 'owns-sign-out'
/** Event of the application: it handles every event now. Also the entry's `type` from then on. */
export const HYDRATED = 'hydrated'
/** Event: a message that another tab sent before hydration, dispatched to the application. */
export const QUEUED_MESSAGE = 'queued-message'
/** Event: the entry could not be loaded. Also the entry's `type` from then on. */
export const LOAD_FAILED = 'load-failed'
/** The entry's `type` before hydration, which no browser runs. */
export const DEFERRED = 'deferred'

declare global {
  interface WindowEventMap {
    [HYDRATE]: CustomEvent<HydrationReason>
    [OWNS_SIGN_OUT]: Event
    [HYDRATED]: Event
    [QUEUED_MESSAGE]: MessageEvent
    [LOAD_FAILED]: Event
  }
}

/** Hydrates the page, if it is deferred. */
export function requestHydration(reason: HydrationReason): void {
  dispatchEvent(new CustomEvent(HYDRATE, { detail: reason }))
}

/** Why this document was hydrated, on request or eagerly; `undefined` while it is deferred. */
export const hydrationReason = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-hydration-reason]')?.dataset.hydrationReason

/** Whether somebody interacted with this document before it was hydrated. */
export const hadInteraction = (): boolean => document.querySelector('script[data-interacted]') !== null

/** Whether the reader came back to this document's tab, before it was hydrated or since. */
export const hadReturn = (): boolean => document.querySelector('script[data-returned]') !== null

const LONGEST_WAIT_MS = 1_000
/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 50

/** Once the browser has nothing more urgent to do: React hydrates the frame first, then in tasks of their own what is inside. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  else setTimeout(work, WITHOUT_IDLE_MS)
}
