/** Balance of the member in the redeem stories, in points. */
export const balance = 24850

/** Number of cards the balance pays for; 1 while no amount is selected. */
export const maxCards = (points: number | undefined) =>
  points ? Math.max(1, Math.floor(balance / points)) : 1
