import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { densitySrcSet, imageUrl } from '#app/images/image-url.ts'
import { hitKinds } from './hit-kinds.ts'
import type { SearchHit } from './search.schema.ts'

const SWATCH_WIDTH = 56

/** What was found, each with its picture and the way to it. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <LinkList
      links={hits.map(({ kind, code, title, summary, image }) => ({
        id: code,
        href: hitKinds[kind].page(code),
        title,
        text: summary,
        swatch:
          image === null
            ? null
            : { src: imageUrl(image, SWATCH_WIDTH), srcSet: densitySrcSet(image, SWATCH_WIDTH) },
      }))}
    />
  )
}
