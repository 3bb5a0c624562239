import { createIsomorphicFn } from '@tanstack/react-start'
import { tagsOrigin } from '#app/http/tags-page.server.ts'

/** Tells the browser's part of the analytics where the tag frame is, the same for everybody; empty: there is none. */
const currentTagsOrigin: () => string = createIsomorphicFn()
  .server(() => tagsOrigin())
  .client(() => document.querySelector<HTMLMetaElement>('meta[name=tags-origin]')?.content ?? '')

export const TagsMeta = () => <meta name="tags-origin" content={currentTagsOrigin()} />
