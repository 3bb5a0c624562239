/** How long presses belong to the one before them, and to the write that they wait for: a double click, slowly. Milliseconds. */
export const SAME_PRESS_MS = 700
