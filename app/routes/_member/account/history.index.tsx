import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#app/features/points/history-page.tsx'
import { readHistorySearch } from '#app/features/points/history-search.ts'
import { loadHistory } from '#app/features/points/load-history.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/document/page-head.ts'

export const Route = createFileRoute('/_member/account/history/')({
  validateSearch: readHistorySearch,
  loaderDeps: ({ search }) => {
    // What the router hands on still holds what the address said beside the filters. A step of the drawer and an open
    // line need nothing that is not there.
    const { step: _step, line: _line, ...deps } = readHistorySearch(search)
    return deps
  },
  loader: ({ context, deps }) => loadHistory(context.queryClient, deps),
  // What is on the screen stays until the answer to another filter is there.
  pendingMs: Number.POSITIVE_INFINITY,
  head: () => pageHead(m.history_title()),
  component: function History() {
    return <HistoryPage search={readHistorySearch(Route.useSearch())} />
  },
})
