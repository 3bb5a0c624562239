/** Name of the `BroadcastChannel` between the tabs of one browser. */
export const TAB_CHANNEL = 'borealis'

/** Name of the `<meta>` that lists the query keys changed by the write that led to this page, as JSON. */
export const CHANGED_META = 'changed'

/** End of the path that sign-out forms post to, in either language. */
export const SIGN_OUT = '/auth/sign-out'
