import { LedgerArgument } from '@borealis/design-system/patterns/ledger-argument/ledger-argument.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatMoney, formatWholeDollars } from '#app/domain/money.ts'
import { formatPoints, formatSignedPoints, worthInCents } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'

/** One household's month, labelled as an example: what was paid, in cents, and the points it earned. */
const errands = [
  { id: 'groceries', what: m.home_errandGroceries, cents: 61_240, points: 3_060 },
  { id: 'coffee', what: m.home_errandCoffee, cents: 8_415, points: 420 },
  { id: 'home', what: m.home_errandHome, cents: 12_900, points: 645 },
  { id: 'offers', what: m.home_errandOffers, cents: null, points: 1_375 },
]

export function ErrandsExample({ headingId }: { headingId: string }) {
  const locale = currentLocale()
  const total = errands.reduce((sum, { points }) => sum + points, 0)
  const { data: pageData } = useQuery(pageDataQueries.current())
  const cents = worthInCents(total, pageData?.pointsPerDollar)
  return (
    <LedgerArgument
      headingId={headingId}
      title={m.home_errandsTitle()}
      intro={m.home_errandsIntro()}
      rows={errands.map(({ id, what, cents, points }) => ({
        id,
        what: what(),
        ...(cents !== null && { paid: formatMoney(cents, locale) }),
        points: formatSignedPoints(points, locale),
      }))}
      total={{
        label: m.home_errandsTotal(),
        points: formatPoints(total, locale),
        unit: m.site_pointsUnit({ points: formatPoints(total, locale) }),
        ...(cents !== null && { worth: m.home_equals({ amount: formatWholeDollars(cents, locale) }) }),
      }}
    />
  )
}
