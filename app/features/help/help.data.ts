import type { HelpArticle, HelpList } from '@borealis/contract/help.ts'
import { MAX_ID } from '@borealis/contract/limits.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { meantCode } from '#app/domain/written-code.ts'
import { withVisitor } from '#app/session/session.middleware.ts'

/** The table of contents: titles and summaries, without the articles themselves. */
export const listHelp = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { articles, categories } = await context.backend.listHelp()
    return { entries: articles.map(entryOf), categories }
  })

/** One article and related ones; `null` when there is none with this slug. */
export const getHelpArticle = createServerFn()
  .middleware([withVisitor])
  .validator(z.object({ slug: z.string().min(1).max(MAX_ID) }))
  .handler(async ({ context, data }) => findArticle(await context.backend.listHelp(), data.slug))

/** How people reach the programme, as far as the backend says. */
export const getContact = createServerFn()
  .middleware([withVisitor])
  .handler(async ({ context }) => {
    const { contact } = await context.backend.listHelp()
    const { phone = null, email = null, mail = null } = contact ?? {}
    return {
      ways: { phone, email, mail, phoneHours: contact?.phoneHours, emailDetail: contact?.emailDetail },
      hasWays: Boolean(phone || email || mail),
    }
  })

/** What is known about reaching the programme. */
export type KnownContact = Awaited<ReturnType<typeof getContact>>

export const helpQueries = {
  all: ['help'] as const,
  list: () => queryOptions({ queryKey: [...helpQueries.all, 'list'], queryFn: () => listHelp() }),
  contact: () => queryOptions({ queryKey: [...helpQueries.all, 'contact'], queryFn: () => getContact() }),
  article: (slug: string) =>
    queryOptions({
      queryKey: [...helpQueries.all, 'article', slug],
      queryFn: () => getHelpArticle({ data: { slug } }),
    }),
}

/** An article as the table of contents shows it. */
export type HelpEntry = Pick<HelpArticle, 'slug' | 'title' | 'summary'> & { readonly categoryCode: string }

function entryOf({ slug, title, summary, category }: HelpArticle): HelpEntry {
  return { slug, title, summary, categoryCode: category.code }
}

export function findArticle({ articles }: HelpList, slug: string) {
  const meant = meantCode(
    slug,
    articles.map((one) => one.slug),
  )
  const article = articles.find((one) => one.slug === meant)
  if (!article) return null
  const related = articles.filter((one) => one !== article && one.category.code === article.category.code)
  return { article, related: related.map(entryOf) }
}
