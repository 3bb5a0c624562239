import { lazyPart } from '#app/shell/page-parts/lazy-part.tsx'

/** The visitors' home page, a chunk of its own: members do not load it. */
export const VisitorHome = lazyPart(() => import('./visitor-home.tsx').then((module) => module.VisitorHome))
