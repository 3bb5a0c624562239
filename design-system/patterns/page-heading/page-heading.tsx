import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names/class-names.ts'
import { ENGLISH, inItsLanguage } from '../../components/in-its-language/in-its-language.ts'
import { BackLink, type BackLinkProps } from '../back-link/back-link.tsx'

export type PageHeadingProps = {
  /** Text of the h1. */
  title: string
  /** Sentence under the heading. None by default. */
  lead?: ReactNode
  /** Link to the parent list. `isBeside`: from 1200 px on a menu beside the page has it. None by default. */
  back?: (BackLinkProps & { isBeside?: boolean }) | undefined
  /** An action on the right. None by default. */
  aside?: ReactNode
  /** `sentence` is smaller, for headings that are sentences; `step` names what the question below it is part of. `page` by default. */
  scale?: keyof typeof scales | undefined
}

const scales = { page: 'text-h1', sentence: 'text-sentence', step: 'text-h3 text-ink-2' }

/** Heading of a page, with the only h1. */
export function PageHeading({ title, lead, back, aside, scale = 'page' }: PageHeadingProps) {
  return (
    <div
      className={classNames(
        'page-column tablet:pt-14 tablet:pb-10',
        scale === 'page' ? 'pt-10 pb-8' : 'pt-7 pb-5',
      )}
    >
      {back ? (
        <p className={classNames('mb-3', back.isBeside && 'desktop:hidden')}>
          <BackLink {...back} />
        </p>
      ) : null}
      <div className="flex flex-col gap-x-8 gap-y-3 tablet:flex-row tablet:items-center tablet:justify-between">
        <h1 className={scales[scale]}>
          {title.includes(ENGLISH) ? inItsLanguage(title) : wholeWords(title)}
        </h1>
        {aside ? <div className="shrink-0">{aside}</div> : null}
      </div>
      {lead ? (
        <p className="mt-3 max-w-measure text-lead text-ink-2">
          {typeof lead === 'string' ? inItsLanguage(lead) : lead}
        </p>
      ) : null}
    </div>
  )
}

/**
 * A word with one hyphen stays on one line. A place with several may need them to fit. All others are one text: Chromium reads
 * two words as one where the space between them is a text of its own (`tests/integration/pages.test.ts`).
 */
const wholeWords = (title: string): ReactNode =>
  title.split(/([^\s-]+-[^\s-]+(?=\s|$))/).map((part, index) =>
    /^[^-]+-[^-]+$/.test(part) ? (
      // The words of one title never change places.
      <span key={String(index)} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  )
