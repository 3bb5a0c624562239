import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { SpotlightCard } from '@borealis/design-system/patterns/spotlight-card/spotlight-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { imageUrl, srcSet } from '#app/images/image-url.ts'
import * as m from '#app/paraglide/messages.js'
import { offerQueries } from './offers.queries.ts'
import { spotlightHref } from './spotlight-href.ts'

const SHOWN = 3
const WIDTHS = [384, 640, 828, 1080]

/** Stories worth a look, under the offers; a type this release does not know is left out. */
export function Spotlights() {
  const { data } = useQuery(offerQueries.spotlights())
  const shown = (data?.spotlights ?? []).flatMap((spotlight) => {
    const to = spotlightHref(spotlight)
    return to ? [{ ...spotlight, to }] : []
  })
  if (shown.length === 0) return null
  return (
    <Section labelledBy="offers-spotlights">
      <SectionHeading id="offers-spotlights" title={m.offers_spotlightsTitle()} />
      <div className="grid gap-x-6 gap-y-10 tablet:grid-cols-3">
        {shown.slice(0, SHOWN).map(({ spotlightCode, to, cmsContent: { title, brand, webImage } }) => (
          <SpotlightCard
            key={spotlightCode}
            href={to}
            overline={brand.title}
            title={title}
            image={{
              src: imageUrl(webImage.url, 640),
              srcSet: srcSet(webImage.url, WIDTHS),
              sizes: '(width >= 1200px) 416px, (width >= 770px) 31vw, 92vw',
              alt: '',
            }}
            action={m.offers_spotlightAction()}
          />
        ))}
      </div>
    </Section>
  )
}
