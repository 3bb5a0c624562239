/** The header in which a member's page says whose it is when it calls a server function; a visitor's leaves it empty. */
export const MEMBER_HEADER = 'x-borealis-member'

/** The field in which a form of such a page says so when it is posted. */
export const MEMBER_FIELD = 'member'

/** The code of a call that was refused because its page is another member's than who is signed in by now. */
export const OTHER_MEMBER = 'OTHER_MEMBER'
