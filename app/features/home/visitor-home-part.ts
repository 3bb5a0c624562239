import { latePart } from '#app/site/page-parts/late-part.tsx'

/** Home of those who are not signed in: whoever is needs nothing of it. */
export const VisitorHome = latePart(() => import('./visitor-home.tsx').then((module) => module.VisitorHome))
