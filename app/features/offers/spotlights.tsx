import { pictureSizes } from '@borealis/design-system/breakpoints'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { SpotlightCard } from '@borealis/design-system/patterns/spotlight-card/spotlight-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { picture } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { offerQueries } from './offers.data.ts'
import { type SpotlightTarget, targetHref } from './spotlight-target.ts'

const SHOWN = 3
const WIDTHS = [384, 640, 828, 1080] as const

/** Stories worth a look, those about what the page shows first. */
export function Spotlights({ first }: { first: readonly SpotlightTarget['type'][] }) {
  const { data = [] } = useQuery(offerQueries.spotlights())
  const isFirst = ({ target }: (typeof data)[number]) => first.includes(target.type)
  const shown = [...data.filter(isFirst), ...data.filter((one) => !isFirst(one))].slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <Section labelledBy="spotlights">
      <SectionHeading id="spotlights" title={m.offers_spotlightsTitle()} />
      <div className="grid gap-x-6 gap-y-10 tablet:grid-cols-3">
        {shown.map(({ spotlightCode, target, title, brand, image }) => (
          <SpotlightCard
            key={spotlightCode}
            href={targetHref(target)}
            overline={brand}
            title={title}
            image={{
              ...picture(image, 640, WIDTHS),
              sizes: pictureSizes('92vw', { tablet: '28vw', desktop: '416px' }),
              // The title says the same.
              alt: '',
            }}
            action={m.offers_spotlightAction()}
          />
        ))}
      </div>
    </Section>
  )
}
