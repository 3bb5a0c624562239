import type { HelpArticle } from '@borealis/contract/help.ts'
import { addDays } from '../calendar.ts'
import type { Bilingual } from '../text.ts'
import { accountArticles } from './help/account-articles.ts'
import { groups } from './help/article.ts'
import { pointsArticles } from './help/points-articles.ts'
import { spendingArticles } from './help/spending-articles.ts'

const articles = [...pointsArticles, ...spendingArticles, ...accountArticles]

/** The help articles, dated around the day of seeding. */
export function helpFrom(seedDay: string): Bilingual<HelpArticle>[] {
  return articles.map((written, index) => ({ ...written, updatedOn: addDays(seedDay, -9 - index * 13) }))
}

export const helpCategories = Object.values(groups)
