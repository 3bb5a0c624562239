import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names/class-names.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { CoverLink } from '../../components/link/cover-link.tsx'
import { Picture, type PictureSource } from '../../components/picture/picture.tsx'

export type LinkListProps = {
  /** The links, in order. */
  links: readonly {
    id: string
    href: string
    title: ReactNode
    /** Second line. None by default. */
    text?: ReactNode
    /** What it gives or costs, beside the words; under them on a phone. None by default. */
    value?: string | null
    /** Swatch beside the title. */
    swatch?: PictureSource | null
  }[]
  /** Three per row on desktop, for a few short links. `false` by default. */
  threeColumns?: boolean
}

/**
 * Links with a title and a line of text each. The whole row is the target. Subgrid aligns titles across columns,
 * however long their texts are.
 */
export function LinkList({ links, threeColumns = false }: LinkListProps) {
  return (
    <ul className={threeColumns ? 'desktop:grid desktop:grid-cols-3 desktop:gap-x-6' : undefined}>
      {links.map(({ id, href, title, text, value, swatch }) => (
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
          <div
            className={classNames(
              'min-w-0 flex-1 justify-between gap-x-6 tablet:flex tablet:items-center',
              threeColumns && 'self-start',
            )}
          >
            <div className="min-w-0">
              <h3 className="text-body leading-[1.4] tracking-normal">
                <CoverLink href={href}>{inItsLanguage(title)}</CoverLink>
              </h3>
              {text ? (
                <p className="mt-0.5 max-w-measure text-small text-ink-2">{inItsLanguage(text)}</p>
              ) : null}
            </div>
            {value ? (
              <p className="max-w-48 text-small font-semibold max-tablet:mt-0.5 tablet:shrink-0 tablet:text-right">
                {inItsLanguage(value)}
              </p>
            ) : null}
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
