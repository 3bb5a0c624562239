interface Art {
  readonly url: string
  readonly colour?: string
}
interface Money {
  readonly points: number
}

/** What a member's home shows, of the answers of the backend. */
export interface Answers {
  /** The site, which serves everybody's pictures. */
  readonly pictures: string
  readonly customer: { readonly firstName: string; readonly lastName: string; readonly sceneNumber: string }
  readonly balance: Money & {
    readonly pendingPoints: number
    readonly pendingPostsBy: string
    readonly earnedLast90Days: number
    readonly asOf: string
  }
  readonly history: {
    readonly summary: {
      readonly earned: number
      readonly earnedByWeek: readonly (Money & { readonly weekStart: string })[]
      readonly spentByMonth: readonly (Money & { readonly month: string })[]
    }
    readonly transactions: readonly (Money & {
      readonly id: string
      readonly occurredAt: string
      readonly description: string
      readonly explanation: string
      readonly category: { readonly name: string }
      readonly partner: { readonly image: Art } | null
      readonly balanceAfter: number | null
    })[]
  }
  readonly offers: readonly {
    readonly offerCode: string
    readonly isFeatured: boolean
    readonly headline: { readonly value: string; readonly unit: string }
    readonly endDate: string
    readonly reason: string | null
    readonly cmsContent: {
      readonly title: string
      readonly exclusions: string
      readonly brand: { readonly title: string }
      readonly image: Art | null
      readonly swatch: Art
    }
  }[]
  readonly cards: readonly {
    readonly brandId: string
    readonly brandName: string
    readonly image: Art
    readonly minPoints: number
  }[]
  readonly goal: { readonly brandName: string; readonly image: Art; readonly points: number }
}

interface Brand {
  readonly brandId: string
  readonly brandName: string
  readonly cmsContent: { readonly image: Art }
  readonly denominations: readonly Money[]
}

/** Asks the backend what the site asks it for this page, all at once. `replay-backend.ts` knows only one member, and no token. */
export async function loadAnswers(): Promise<Answers> {
  const { BACKEND_URL = '', PICTURES = '' } = process.env
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(BACKEND_URL + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'accept-language': 'en', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }
  const [customer, balance, history, { offers }, { brands }, goal] = await Promise.all([
    ask('/web/v1/customers/'),
    ask('/web/v1/customers/balance'),
    ask('/web/v1/points/history', { pageSize: 5 }),
    ask('/api/offers?list=limited-time&sort=popular&pageSize=7'),
    ask('/api/gift-cards'),
    ask('/api/gift-cards/tundra-tech'),
    ask('/api/page-data'),
    ask('/api/help'),
    ask('/api/announcements'),
  ])
  const pointsOf = ({ denominations }: Brand) => denominations.map(({ points }) => points)
  return {
    ...{ customer, balance, history, offers, pictures: PICTURES },
    cards: brands.map((brand: Brand) => ({
      brandId: brand.brandId,
      brandName: brand.brandName,
      image: brand.cmsContent.image,
      minPoints: Math.min(...pointsOf(brand)),
    })),
    goal: { brandName: goal.brandName, image: goal.cmsContent.image, points: Math.min(...pointsOf(goal)) },
  }
}
