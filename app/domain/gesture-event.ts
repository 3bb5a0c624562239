/** An event of the window, sent once the application is awake when a gesture of the reader woke it. */
export const GESTURE_EVENT = 'gesture'
