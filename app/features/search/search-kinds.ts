import { contentKinds } from '@borealis/contract/limits.ts'

/** Everything that has a page and can be looked for: the backend's content, a member's own orders, and pages of the site. */
export const searchKinds = [...contentKinds, 'order', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]
