import { ArrowRight } from 'lucide'
import { Icon } from '../../components/icon/icon.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'

export type SpotlightCardProps = {
  /** Destination. */
  href: string
  /** Brand or kind, above the title. */
  overline: string
  /** Title of the story. */
  title: string
  /** Picture; `alt` is empty where the text says it all. */
  image: PictureSource & { alt: string }
  /** For example "See the offer". */
  action: string
}

/** A featured story: art, two lines of text and a link, aligned with its neighbours. */
export function SpotlightCard({ href, overline, title, image, action }: SpotlightCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <Picture
        {...image}
        width={416}
        height={234}
        className="block aspect-[16/9] h-auto w-full rounded-card shadow-edge"
      />
      <p className="mt-4 text-small text-ink-2">{inItsLanguage(overline)}</p>
      <h3 className="mt-1 text-h3">
        <CoverLink href={href} className="after:rounded-card">
          {inItsLanguage(title)}
        </CoverLink>
      </h3>
      <p className="mt-auto flex items-center gap-2 pt-3 text-small font-semibold">
        <span className="border-b-[1.5px] border-aurora-line">{action}</span>
        <Icon of={ArrowRight} size={16} />
      </p>
    </article>
  )
}
