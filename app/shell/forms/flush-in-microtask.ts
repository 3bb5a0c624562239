import { flushSync } from 'react-dom'

/**
 * Applies a state change from an effect with `flushSync`, in a microtask because effects must not flush. A form that is
 * remounted this way loses no input: no key event can arrive between reading the old field and focusing the new one.
 */
export const flushInMicrotask = (change: () => void): void => queueMicrotask(() => flushSync(change))
