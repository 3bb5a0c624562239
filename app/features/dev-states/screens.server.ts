/** Values of the sandbox's seed for the variable parts of an address. */
const samples: Readonly<Record<string, string>> = {
  '/gift-cards/$brandId': 'prairie-outfitters',
  '/gift-cards/$brandId/redeem': 'prairie-outfitters',
  '/help/$slug': 'how-it-works',
  '/offers/$offerCode': 'NC-MORNING-400',
  '/rewards/$code': 'RW-CAST-IRON',
  '/rewards/category/$code': 'food-coffee',
}

/** Pages that show little without a question. */
const questions: Readonly<Record<string, readonly string[]>> = {
  '/search': ['?q=epicerie', '?q=zzzzzz'],
  '/offers': ['?category=food-coffee', '?category=nothing'],
  '/gift-cards': ['?format=Physical'],
  '/auth/problem': ['?reason=cancelled'],
  '/gift-cards/$brandId/redeem': [
    '?format=E-Card&step=amount',
    '?format=Physical&sku=prairie-outfitters-25&step=address',
    '?format=E-Card&sku=prairie-outfitters-25&step=review',
  ],
}

export interface Screen {
  readonly path: string
  readonly isMember: boolean
}

/** What only the signed-in member's own things can fill in. */
export interface OwnThings {
  readonly orderNumber?: string | undefined
  readonly uniqueId?: string | undefined
}

/** Every page of the site by its route file: a new one is in the gallery by itself. */
export function screens(files: readonly string[], own: OwnThings): Screen[] {
  return files
    .filter((file) => !file.endsWith('/_member.tsx'))
    .map((file) => {
      const route = file
        .replace(/^(\.\.\/)+/, '/')
        .replace(/\.tsx$/, '')
        .replaceAll('.', '/')
        .replace(/\/index$/, '')
      return { route: route.replace('/_member', '') || '/', isMember: route.includes('/_member/') }
    })
    .filter(({ route }) => !/^\/(_|dev|auth\/step-up)|\[/.test(route))
    .flatMap(({ route, isMember }) => {
      const path = route.replaceAll(/\$(\w+)/g, (all, name: string) => {
        if (name === 'orderNumber') return own.orderNumber ?? all
        return name === 'uniqueId' ? (own.uniqueId ?? all) : (samples[route] ?? all)
      })
      // What cannot be filled in is no address.
      if (path.includes('$')) return []
      return [path, ...(questions[route] ?? []).map((query) => path + query)].map((one) => ({
        path: one,
        isMember,
      }))
    })
    .toSorted((a, b) => Number(a.isMember) - Number(b.isMember) || (a.path < b.path ? -1 : 1))
}
