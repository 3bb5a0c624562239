import { type ComponentType, type ReactNode, use } from 'react'
import { nextFrame } from '#app/shell/page-parts/after-next-frame.ts'
import { HYDRATED, hadInteraction, hadReturn } from '../deferred-hydration/hydration-lifecycle.ts'

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads the code. Route loaders await it, so that the server always renders the part. */
  ready(): Promise<ComponentType<Props>>
}

/** When code that failed to load is requested again. Milliseconds. */
const AGAIN_MS = 5_000

/**
 * A component with lazy hydration: the server renders it like any other, and the browser keeps the server's HTML until
 * the component's chunk is loaded. Wrap it in its own `Suspense`, so that the rest of the page hydrates without
 * waiting.
 * @param until delays loading, for example until the first interaction; if the chunk then fails to load, the HTML stays
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until?: () => Promise<void>,
): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let deferred: Promise<ComponentType<Props>> | undefined
  let rendered: Promise<ComponentType<Props>> | undefined
  const keep = (loaded: ComponentType<Props>) => {
    part = loaded
    return loaded
  }
  const forget = (error: unknown) => {
    loading = undefined
    throw error
  }
  const ready = () => {
    loading ??= load().catch(load).then(keep, forget)
    return loading
  }
  const atLast = (): Promise<ComponentType<Props>> =>
    ready().catch(() => new Promise((resolve) => setTimeout(() => resolve(atLast()), AGAIN_MS)))
  const hydrated = () => {
    // A second render, because a parent changed: React would now replace the server's HTML with the fallback. It is the same
    // promise each time: React renders again when one fails, and a new one would request the code over and over.
    if (!until || deferred) {
      rendered ??= atLast()
      return rendered
    }
    deferred = until().then(ready).catch(never)
    return deferred
  }
  const render = (props: Props) => {
    const Loaded = part ?? use(hydrated())
    return <Loaded {...props} />
  }
  return Object.assign(render, { ready })
}

const never = () => new Promise<never>(() => undefined)

/**
 * Events that count as an interaction. `click` covers voice control and screen readers; focus is left out, because it
 * also moves without the reader.
 */
const INTERACTIONS = ['pointerover', 'touchstart', 'keydown', 'click', 'input', 'change'] as const

const interaction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  // After the frame that responds to the interaction.
  const settle = () => resolve(nextFrame())
  for (const type of INTERACTIONS) window.addEventListener(type, settle, { once: true, passive: true })
  // What came before this listener, whether or not the page was hydrated for it.
  window.addEventListener(HYDRATED, () => hadInteraction() && settle(), { once: true })
})

/** Resolves after the first interaction with this document; never on the server. */
export const firstInteraction = (): Promise<void> => interaction

/** Whether the reader came back to the tab since this document was opened, be it before the page could be told: what it shows may be old. */
export const mayBeOld = (): boolean => typeof document !== 'undefined' && hadReturn()
