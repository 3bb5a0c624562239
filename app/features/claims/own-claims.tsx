import type { Claim } from '@borealis/contract/me.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { NewsList } from '@borealis/design-system/patterns/news-list/news-list.tsx'
import { formatDate } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'

const tones = {
  received: 'neutral',
  'in-review': 'info',
  granted: 'success',
  refused: 'warning',
  other: 'neutral',
} as const

interface OwnClaimsProps {
  readonly claims: readonly Claim[]
  readonly nameOf: (partnerCode: string) => string
}

/** Where each claim stands, in the backend's words. */
export function OwnClaims({ claims, nameOf }: OwnClaimsProps) {
  const { locale, timeZone } = useMoment()
  return (
    <NewsList
      items={claims.map((claim) => ({
        id: claim.claimNumber,
        date: formatDate(claim.submittedAt, locale, timeZone),
        badge: <Badge tone={tones[claim.state]}>{claim.stateText}</Badge>,
        title: m.claims_rowTitle({
          partner: nameOf(claim.partnerCode),
          amount: formatMoney(claim.amountCents, locale),
        }),
        paragraphs: [
          m.claims_rowNumber({
            number: claim.claimNumber,
            date: formatDate(claim.occurredOn, locale, timeZone),
          }),
          ...(claim.pointsGranted
            ? [m.claims_rowGranted({ points: formatPoints(claim.pointsGranted, locale) })]
            : []),
        ],
        link: null,
      }))}
    />
  )
}
