let member = ''

/** Sets the member that this document was rendered for. Called in the browser before hydration. */
export function setPageMember(whose: string): void {
  member = whose
}

/**
 * The member that this document was rendered for, also after another member has signed in in another tab; empty for a
 * visitor.
 */
export const pageMember = (): string => member
