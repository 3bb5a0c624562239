/** The channel on which the tabs of one customer hear of each other. */
export const TAB_CHANNEL = 'borealis'

/** What a page heard there before the application listened; a `MessageEvent` of the window, said once it does. */
export const HEARD_BEFORE = 'heard-before'

/** An event of the window: from here on the application itself hears of a sign-out. Said twice, a tab would hear itself. */
export const BEGUN = 'begun'

/** The name of what a page's head says has changed before it was made: keys of what to read again, as JSON. */
export const CHANGED_META = 'changed'

/** Where a form that ends the session posts to, in either language. */
export const SIGN_OUT = '/auth/sign-out'
