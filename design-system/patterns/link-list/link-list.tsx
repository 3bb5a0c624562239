import { ArrowRight } from 'lucide-react'
import { classNames } from '../../components/class-names/class-names.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'

export type LinkListProps = {
  /** Where one can go from here. */
  links: readonly {
    id: string
    href: string
    title: string
    /** A line under the title; none by default. */
    text?: string
    /** A small picture of what it leads to. */
    swatch?: PictureSource | null
  }[]
  /** 3 under an h2 (default), 2 where the list is the page. */
  headingLevel?: 2 | 3
  /** Three to a line on a desk, for a few places with short lines. `false` by default. */
  threeColumns?: boolean
}

/**
 * Places to go, one to a rule: a name, and a line that says what waits there. The whole row takes the press. Names
 * of one line stand at one height, however long the lines under them are.
 */
export function LinkList({ links, headingLevel = 3, threeColumns = false }: LinkListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className={threeColumns ? 'desktop:grid desktop:grid-cols-3 desktop:gap-x-6' : undefined}>
      {links.map(({ id, href, title, text, swatch }) => (
        <li
          key={id}
          className={`group relative flex items-center gap-5 border-t border-line py-4 ${threeColumns ? 'max-desktop:last:border-b' : 'last:border-b'}`}
        >
          {swatch ? (
            <Picture
              {...swatch}
              width={56}
              height={56}
              className="size-14 shrink-0 rounded-button shadow-edge"
            />
          ) : null}
          <div className={classNames('min-w-0 flex-1', threeColumns && 'self-start')}>
            <Heading className="text-body leading-[1.4] tracking-normal">
              <CoverLink href={href}>{title}</CoverLink>
            </Heading>
            {text ? <p className="mt-0.5 max-w-measure text-small text-ink-2">{text}</p> : null}
          </div>
          <Icon
            of={ArrowRight}
            size={18}
            className="text-ink-3 transition-transform group-hover:translate-x-0.5 motion-reduce:translate-none"
          />
        </li>
      ))}
    </ul>
  )
}
