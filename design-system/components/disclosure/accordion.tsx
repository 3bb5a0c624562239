import { type ReactNode, useId } from 'react'
import { Disclosure } from './disclosure.tsx'

export type AccordionProps = {
  /** Questions with their answers; ids are URL fragments. */
  items: readonly { id: string; title: string; content: ReactNode }[]
  /** Opening one closes the others. `false` by default: people compare answers. */
  single?: boolean
  /** Heading level of each question, 2 to 4. 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** Id of the item that is open initially. None by default. */
  defaultOpen?: string
}

/** A list of questions that expand. Native `<details>`: find-in-page opens them, and they work without JavaScript. */
export function Accordion({ items, single = false, headingLevel = 3, defaultOpen }: AccordionProps) {
  const group = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className="border-t border-line">
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          id={id}
          defaultOpen={id === defaultOpen}
          summary={<Heading className="text-wrap">{title}</Heading>}
          {...(single ? { name: group } : {})}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
