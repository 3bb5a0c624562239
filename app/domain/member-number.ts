/** A member number as people read it out: `6046 4601 9322 7504`. Anything that is not one stays as it is. */
export function formatMemberNumber(digits: string): string {
  const groups = /^(\d{4})(\d{4})(\d{4})(\d{4})$/.exec(digits)
  return groups ? groups.slice(1).join(' ') : digits
}
