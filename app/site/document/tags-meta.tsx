import { createIsomorphicFn } from '@tanstack/react-start'
import { pageTagsOrigin } from '#app/analytics/is-measured.ts'
import { tagsOrigin } from '#app/http/tags-page.server.ts'

/** Tells the analytics script the origin of the tag frame, the same for every visitor; empty when there is none. */
const currentTagsOrigin: () => string = createIsomorphicFn()
  .server(() => tagsOrigin())
  .client(() => pageTagsOrigin())

export const TagsMeta = () => <meta name="tags-origin" content={currentTagsOrigin()} />
