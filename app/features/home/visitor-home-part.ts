import { latePart } from '#app/site/page-parts/late-part.tsx'

/** The visitors' home page, a chunk of its own: members do not load it. */
export const VisitorHome = latePart(() => import('./visitor-home.tsx').then((module) => module.VisitorHome))
