import { type ComponentType, type ReactNode, use } from 'react'
import { nextFrame } from '#app/domain/next-frame.ts'
import { HYDRATED, hydrationReason } from '#app/site/deferred-hydration/hydration-lifecycle.ts'

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads the code. Route loaders await it, so that the part is never missing from a rendered page. */
  ready(): Promise<ComponentType<Props>>
}

/**
 * A component with lazy hydration: rendered on the server like any other, while the browser keeps the server's HTML until
 * its chunk is loaded. Put it into a `Suspense` of its own, so that the rest of the page hydrates without waiting.
 * @param until defers loading, for example to the first interaction; where the chunk then fails to load, the HTML stays
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until?: () => Promise<void>,
): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let deferred: Promise<ComponentType<Props>> | undefined
  const keep = (loaded: ComponentType<Props>) => {
    part = loaded
    return loaded
  }
  const forget = (error: unknown) => {
    loading = undefined
    throw error
  }
  const ready = () => {
    loading ??= load().then(keep, forget)
    return loading
  }
  const hydrated = () => {
    // Rendered a second time because a parent changed: React would now replace the server's HTML by the fallback.
    if (!until || deferred) return ready()
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

/** Events of an interaction. `click` covers voice control and screen readers; focus is left out, as it also moves by itself. */
const INTERACTIONS = ['pointerover', 'touchstart', 'keydown', 'click', 'input', 'change'] as const

const interaction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  // After the frame that responds to the interaction.
  const settle = () => resolve(nextFrame())
  for (const type of INTERACTIONS) window.addEventListener(type, settle, { once: true, passive: true })
  // The interaction that hydrated the page came before this listener.
  window.addEventListener(HYDRATED, () => hydrationReason() === 'interaction' && settle(), { once: true })
})

/** Resolves after the reader's first interaction with this document; never on the server. */
export const firstInteraction = (): Promise<void> => interaction
