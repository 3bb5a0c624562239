import {
  type HistoryFilter,
  type HistoryView,
  type LedgerLine,
  viewHistory,
} from '@borealis/contract/serving/history.ts'

const MAX_MEMBERS = 4
const MAX_VIEWS = 24

/**
 * Caches views of the history per member and filter until the history changes (`version`), for members with a hundred
 * thousand lines who turn page after page.
 */
export function keepViews(linesOf: (sub: string) => LedgerLine<number>[]) {
  const lines = new Map<string, { version: string; value: LedgerLine<number>[] }>()
  const views = new Map<string, { version: string; value: HistoryView<number> }>()

  return (sub: string, version: string, balance: number, filter: HistoryFilter): HistoryView<number> => {
    const all = () => kept(lines, MAX_MEMBERS, sub, version, () => linesOf(sub))
    const asked = JSON.stringify([sub, filter])
    return kept(views, MAX_VIEWS, asked, `${version} ${balance}`, () => viewHistory(all(), balance, filter))
  }
}

function kept<T>(
  from: Map<string, { version: string; value: T }>,
  max: number,
  key: string,
  version: string,
  make: () => T,
): T {
  const known = from.get(key)
  from.delete(key)
  const entry = known?.version === version ? known : { version, value: make() }
  // Insertion order is recency: the first key is the least recently used.
  from.set(key, entry)
  for (const oldest of from.keys()) {
    if (from.size <= max) break
    from.delete(oldest)
  }
  return entry.value
}
