import { createFileRoute } from '@tanstack/react-router'
import { readHistorySearch } from '#app/features/history/history-search.ts'
import { loadStatement } from '#app/features/history/load-history.ts'
import { StatementPage } from '#app/features/history/statement-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

function readDates(search: Record<string, unknown>) {
  const { dates, from, to } = readHistorySearch(search)
  return { ...(dates && { dates }), ...(from && { from }), ...(to && { to }) }
}

export const Route = createFileRoute('/_member/account/history/statement/')({
  validateSearch: (search): ReturnType<typeof readDates> & { file?: string } => ({
    ...readDates(search),
    ...(oneOf(search.file) === 'failed' && { file: 'failed' }),
  }),
  loaderDeps: ({ search }) => readDates(search),
  loader: ({ context, deps }) => loadStatement(context.queryClient, deps),
  head: () => pageHead(m.statement_title()),
  staticData: { wakes: ['file'] },
  component: function Statement() {
    const search = Route.useSearch()
    return <StatementPage search={readDates(search)} hasFileFailed={search.file === 'failed'} />
  },
})
