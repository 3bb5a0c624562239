import { createIsomorphicFn } from '@tanstack/react-start'
import { pageTagsOrigin } from '#app/analytics/is-measured.ts'
import { tagsOrigin } from '#app/edge/tags-page.server.ts'

/** The origin of the tag frame for the analytics script, the same for every visitor; empty without a tag manager. */
const currentTagsOrigin: () => string = createIsomorphicFn()
  .server(() => tagsOrigin())
  .client(() => pageTagsOrigin())

export const TagsMeta = () => <meta name="tags-origin" content={currentTagsOrigin()} />
