import type { HelpArticle, HelpList } from '@borealis/contract/help.ts'

/** An article as the table of contents shows it. */
export type HelpEntry = Pick<HelpArticle, 'slug' | 'title' | 'summary'> & { readonly categoryCode: string }

export function entryOf({ slug, title, summary, category }: HelpArticle): HelpEntry {
  return { slug, title, summary, categoryCode: category.code }
}

export function findArticle({ articles }: HelpList, slug: string) {
  const article = articles.find((one) => one.slug === slug)
  if (!article) return null
  const related = articles.filter((one) => one.slug !== slug && one.category.code === article.category.code)
  return { article, related: related.map(entryOf) }
}
