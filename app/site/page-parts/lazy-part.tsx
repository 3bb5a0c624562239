import { type ComponentType, type ReactNode, use } from 'react'
import { nextFrame } from '#app/domain/next-frame.ts'
import { AWAKE, whyAwake } from '#app/site/sleep/page-life.ts'

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Its code. The loader of a page that shows the part waits for it, so that no frame is drawn without. */
  ready(): Promise<ComponentType<Props>>
}

/**
 * A part of a page whose code is not part of the page's own. The server draws it like any other; in the browser what
 * the server drew stays until the code is there. Inside a `Suspense` of its own the rest of the page does not wait.
 * @param moment puts that off; what is put off stays as it is where its code cannot be had
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  moment?: () => Promise<void>,
): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let putOff: Promise<ComponentType<Props>> | undefined
  const keep = (loaded: ComponentType<Props>) => {
    part = loaded
    return loaded
  }
  const lose = (error: unknown) => {
    loading = undefined
    throw error
  }
  const ready = () => {
    loading ??= load().then(keep, lose)
    return loading
  }
  const comes = () => {
    // Asked for a second time, something around the part has changed: React would take away what the server drew.
    if (!moment || putOff) return ready()
    putOff = moment().then(ready).catch(never)
    return putOff
  }
  const draw = (props: Props) => {
    const Loaded = part ?? use(comes())
    return <Loaded {...props} />
  }
  return Object.assign(draw, { ready })
}

const never = () => new Promise<never>(() => undefined)

/**
 * Events that show a reader at work. Voice control and screen readers click without a pointer. Focus is not one of them:
 * it also moves by itself.
 */
const SIGNS = ['pointerover', 'touchstart', 'keydown', 'click', 'input', 'change'] as const

const touched = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  // The frame that answers a press comes first.
  const tell = () => resolve(nextFrame())
  for (const sign of SIGNS) window.addEventListener(sign, tell, { once: true, passive: true })
  // The gesture that woke the page was over before this could hear it.
  window.addEventListener(AWAKE, () => whyAwake() === 'gesture' && tell(), { once: true })
})

/** Resolves with the reader's first gesture; what only reacts to gestures can load then. */
export const firstInteraction = (): Promise<void> => touched
