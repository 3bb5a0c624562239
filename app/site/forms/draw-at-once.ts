import { flushSync } from 'react-dom'

/**
 * Makes a form anew before anything else can happen: a letter that is typed after its field was read, and before the new
 * one has the focus, would be lost. For effects.
 */
export const drawAtOnce = (change: () => void): void => queueMicrotask(() => flushSync(change))
