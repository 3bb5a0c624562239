import { queryOptions } from '@tanstack/react-query'
import { getContact, getHelpArticle, listHelp } from './help.functions.ts'

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
