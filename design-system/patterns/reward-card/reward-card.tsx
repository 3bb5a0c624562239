import type { IconNode } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'
import { ConversionRate } from './conversion-rate.tsx'

export type RewardCardProps = {
  /** URL of the reward. */
  href: string
  /** Icon of the category. */
  icon: IconNode
  /** Name of the category. */
  category: string
  /** Title of the reward. */
  title: string
  /** Brand behind it; absent when it is the programme. */
  brand?: string
  /** What it takes, a sentence whose first number leads: "From 1,000 points for $10". */
  conversion: string
  /** Art beside the text on a phone, wide above it elsewhere; without it, a rule. `isLargest` gives it loading priority. */
  art?: (PictureSource & { isLargest?: boolean }) | null
}

/** A way to spend points, led by its conversion rate, because that is what people compare. */
export function RewardCard({
  href,
  icon: Drawing,
  category,
  title,
  brand,
  conversion,
  art,
}: RewardCardProps) {
  return (
    <article
      className={`group relative flex h-full gap-4 py-4 tablet:flex-col ${art ? 'border-b border-line tablet:border-0' : 'border-t-2 border-ink'}`}
    >
      {art ? (
        <Picture
          {...art}
          width={416}
          height={178}
          className="block h-20 w-24 shrink-0 self-start rounded-card shadow-edge tablet:aspect-[21/9] tablet:h-auto tablet:w-full"
        />
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="flex items-center gap-2.5 text-small text-ink-2">
          <Icon of={Drawing} size={20} className="shrink-0 text-aurora-text" />
          {inItsLanguage(category)}
        </p>
        <h3 className="mt-1 text-h3">
          <CoverLink href={href}>{inItsLanguage(title)}</CoverLink>
        </h3>
        {brand ? <p className="mt-1 text-small text-ink-2">{inItsLanguage(brand)}</p> : null}
        <div className="mt-auto pt-2">
          <ConversionRate text={conversion} />
        </div>
      </div>
    </article>
  )
}
