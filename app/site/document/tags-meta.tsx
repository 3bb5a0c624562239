import { createIsomorphicFn } from '@tanstack/react-start'
import { pageTagsOrigin } from '#app/analytics/is-measured.ts'
import { tagsOrigin } from '#app/http/tags-page.server.ts'

/** Tells the browser's part of the analytics where the tag frame is, the same for everybody; empty: there is none. */
const currentTagsOrigin: () => string = createIsomorphicFn()
  .server(() => tagsOrigin())
  .client(() => pageTagsOrigin())

export const TagsMeta = () => <meta name="tags-origin" content={currentTagsOrigin()} />
