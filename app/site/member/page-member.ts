let member = ''

/** Whose page this document is; in the browser, before it comes to life. */
export function setPageMember(whose: string): void {
  member = whose
}

/** Whose page this document is: what its reader does is theirs, whoever signs in in another tab. Empty for a visitor. */
export const pageMember = (): string => member
