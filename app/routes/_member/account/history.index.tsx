import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#app/features/history/history-page.tsx'
import { readHistorySearch } from '#app/features/history/history-search.ts'
import { loadHistory } from '#app/features/history/load-history.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/_member/account/history/')({
  validateSearch: readHistorySearch,
  loaderDeps: ({ search }) => {
    // The router's search still has parameters other than the filters. The drawer's step and the open row need no data
    // of their own.
    const { step: _step, line: _line, ...deps } = readHistorySearch(search)
    return deps
  },
  loader: ({ context, deps }) => loadHistory(context.queryClient, deps),
  head: () => pageHead(m.history_title()),
  staticData: { isWholeWithoutProfile: true, wakes: ['step', 'line'] },
  component: function History() {
    return <HistoryPage search={readHistorySearch(Route.useSearch())} />
  },
})
