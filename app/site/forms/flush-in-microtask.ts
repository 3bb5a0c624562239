import { flushSync } from 'react-dom'

/**
 * Runs a state change of an effect with `flushSync`, in a microtask because effects may not flush. A form that is remounted
 * this way loses no keystroke: none can arrive between reading the old field and focusing the new one.
 */
export const flushInMicrotask = (change: () => void): void => queueMicrotask(() => flushSync(change))
