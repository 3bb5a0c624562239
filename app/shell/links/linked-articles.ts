/** Help articles that pages link to by name. While the programme has not written one, its links lead to all of help. */
export const linkedArticles = ['how-it-works', 'partners'] as const
export type LinkedArticle = (typeof linkedArticles)[number]
