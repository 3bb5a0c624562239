/** An event of the window: what woke the page was a hand on it. */
export const HAND = 'hand'
