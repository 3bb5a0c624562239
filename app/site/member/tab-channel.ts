/** The channel on which the tabs of one customer hear of each other. */
export const TAB_CHANNEL = 'borealis'

/** The name of what a page's head says has changed before it was made: keys of what to read again, as JSON. */
export const CHANGED_META = 'changed'

/** Where a form that ends the session posts to, in either language. */
export const SIGN_OUT = '/auth/sign-out'
