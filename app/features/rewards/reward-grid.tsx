import { RewardCard } from '@borealis/design-system/patterns/reward-card/reward-card.tsx'
import { imageUrl, srcSet } from '#app/images/image-url.ts'
import { href } from '#app/shell/links/href.ts'
import type { RewardSummary } from './reward-summary.ts'
import { wayIcons } from './way-icons.ts'

const ART_WIDTHS = [384, 640, 828, 1080]

/** Rewards side by side, each with what it takes. */
export function RewardGrid({ rewards }: { rewards: readonly RewardSummary[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-y-12">
      {rewards.map(({ code, title, brand, category, conversion, art, way }, index) => (
        <li key={code}>
          <RewardCard
            href={href('/rewards/$code', { code })}
            icon={wayIcons[way]}
            category={category.name}
            title={title}
            brand={brand}
            conversion={conversion}
            art={{
              src: imageUrl(art, 640),
              srcSet: srcSet(art, ART_WIDTHS),
              sizes: '(width >= 1200px) 416px, (width >= 770px) 45vw, 92vw',
              isLargest: index === 0,
            }}
          />
        </li>
      ))}
    </ul>
  )
}
