import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import type { PageData } from '@borealis/contract/page-data.ts'
import { transactionType, type WrittenTransaction } from '@borealis/contract/points.ts'
import {
  filterAsked,
  type HistoryFilter,
  type HistoryView,
  historyAnswer,
  type LedgerLine,
  viewHistory,
} from '@borealis/contract/serving/history.ts'
import type { Language } from '@borealis/contract/values.ts'
import { localise } from '../../seed/text.ts'
import { countUses } from '../content/offers.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'
import { isoOf, numberOrNull, one, type Row, textOrNull } from '../row.ts'

/** POST /points/history: the member's ledger with its sums (spec §7). And what purchases have made of offers. */
export function historyCalls(loyalty: Loyalty) {
  const { db, ledger, activity, catalogue } = loyalty
  const light = db.prepare(
    `SELECT id, occurred_at, entry IS NOT NULL AS is_posted, type, category, card_type,
      base_points + bonus_points AS points FROM activity WHERE sub = ? ORDER BY occurred_at, id`,
  )
  const full = db.prepare('SELECT * FROM activity WHERE id = ?')
  const usesOf = countUses(loyalty)
  const view = keepViews((sub) => light.all(sub).map(toLine))

  return {
    listOfferStates: ({ sub, now }) => ({ states: usesOf(sub, now) }),

    getPointsHistory: ({ sub, body, now, language, origin }) => {
      const filter = filterAsked(body, memberZone(db, sub), now)
      const seen = view(sub, activity.versionOf(sub), ledger.balanceOf(sub), filter)
      const pageData = localise<PageData>(catalogue.content.pageData, language, origin)
      const partners = new Map<string, WrittenTransaction['partner']>()
      const partnerOf = (code: string | null) => {
        if (code === null) return null
        const known = partners.get(code)
        if (known !== undefined) return known
        const found = partnerNamed(catalogue, code, language, origin)
        partners.set(code, found)
        return found
      }
      return historyAnswer(seen, body, pageData, (id) => {
        const row = one(full.get(id), `line ${id}`)
        return present(row, language, partnerOf(textOrNull(row.partner)))
      })
    },
  } satisfies Handlers
}

function partnerNamed(
  catalogue: Loyalty['catalogue'],
  code: string,
  language: Language,
  origin: string,
): WrittenTransaction['partner'] {
  const brand = catalogue.brandOf(code)
  if (!brand) return { code, name: code, image: null }
  const { brandName, cmsContent } = localise<GiftCardBrand>(brand, language, origin)
  return { code, name: brandName, image: cmsContent.swatch }
}

const toLine = (row: Row): LedgerLine<number> => ({
  id: Number(row.id),
  occurredAt: Number(row.occurred_at),
  isPosted: row.is_posted === 1,
  type: transactionType.parse(row.type),
  category: String(row.category),
  cardType: String(row.card_type),
  points: Number(row.points),
})

function present(row: Row, language: Language, partner: WrittenTransaction['partner']) {
  return {
    id: `txn_${row.id}`,
    reference: String(row.reference),
    occurredAt: isoOf(row.occurred_at),
    postedAt: row.posted_at === null ? null : isoOf(row.posted_at),
    postsBy: row.posted_at === null ? textOrNull(row.posts_by) : null,
    type: transactionType.parse(row.type),
    category: String(row.category),
    partner,
    cardType: String(row.card_type),
    description: String(language === 'fr' ? row.description_fr : row.description_en),
    explanation: String(language === 'fr' ? row.explanation_fr : row.explanation_en),
    amountCents: numberOrNull(row.amount_cents),
    basePoints: Number(row.base_points),
    bonusPoints: Number(row.bonus_points),
    orderNumber: textOrNull(row.order_number),
  }
}

const MAX_MEMBERS = 4
const MAX_VIEWS = 24

/**
 * Caches views of the history per member and filter until the history changes (`version`), for members with a hundred
 * thousand lines who turn page after page.
 */
function keepViews(linesOf: (sub: string) => LedgerLine<number>[]) {
  const lines = new Map<string, { version: string; value: LedgerLine<number>[] }>()
  const views = new Map<string, { version: string; value: HistoryView<number> }>()

  return (sub: string, version: string, balance: number, filter: HistoryFilter): HistoryView<number> => {
    const all = () => kept(lines, MAX_MEMBERS, sub, version, () => linesOf(sub))
    const asked = JSON.stringify([sub, filter])
    return kept(views, MAX_VIEWS, asked, `${version} ${balance}`, () => viewHistory(all(), balance, filter))
  }
}

function kept<T>(
  from: Map<string, { version: string; value: T }>,
  max: number,
  key: string,
  version: string,
  make: () => T,
): T {
  const known = from.get(key)
  from.delete(key)
  const entry = known?.version === version ? known : { version, value: make() }
  // Insertion order is recency: the first key is the least recently used.
  from.set(key, entry)
  for (const oldest of from.keys()) {
    if (from.size <= max) break
    from.delete(oldest)
  }
  return entry.value
}
