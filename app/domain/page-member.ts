/** The header in which a page names its member when it calls a server function; empty on a visitor's page. */
export const MEMBER_HEADER = 'x-borealis-member'

/** The form field that names the member when a form of such a page is posted. */
export const MEMBER_FIELD = 'member'

/** The code of a call that was refused because its page belongs to another member than the one who is signed in now. */
export const OTHER_MEMBER = 'OTHER_MEMBER'
