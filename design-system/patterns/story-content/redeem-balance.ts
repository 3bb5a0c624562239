/** What the member of the redeem stories has; points. */
export const balance = 24850

/** How many cards of one price the balance pays for; one where none is chosen yet. */
export const maxCards = (points: number | undefined) =>
  points ? Math.max(1, Math.floor(balance / points)) : 1
