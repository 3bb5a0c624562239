/** A value of the sandbox's seed for the variable part of each route, for the gallery of states and for tests. */
export const routeSamples: Readonly<Record<string, string>> = {
  '/account/redeem/$way': 'credit',
  '/gift-cards/$brandId': 'prairie-outfitters',
  '/gift-cards/$brandId/redeem': 'prairie-outfitters',
  '/help/$slug': 'how-it-works',
  '/offers/$offerCode': 'NC-MORNING-400',
  '/rewards/$code': 'RW-CAST-IRON',
  '/rewards/category/$code': 'food-coffee',
}
