/** Event on `window`: a write was answered, or its answer is no longer awaited. */
export const ANSWERED = 'answered'
