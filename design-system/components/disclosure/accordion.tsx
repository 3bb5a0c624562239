import { type ReactNode, useId } from 'react'
import { Disclosure } from './disclosure.tsx'

export type AccordionProps = {
  /** Questions and their answers; ids become addresses within the page. */
  items: readonly { id: string; title: string; content: ReactNode }[]
  /** Opening one closes the others. Off by default: people compare answers. */
  single?: boolean
  /** Level of each question as a heading, 2 to 4. 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** Id of the item that is open when the page arrives. None by default. */
  defaultOpen?: string
}

/** Questions in a row, each of which opens. Found by search in page, and works without JavaScript. */
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
