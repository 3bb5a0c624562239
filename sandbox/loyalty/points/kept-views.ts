import { type HistoryFilter, type HistoryView, type LedgerLine, viewHistory } from './history.ts'

const MAX_MEMBERS = 4
const MAX_VIEWS = 24

/**
 * A member with a hundred thousand lines who turns page after page: lines and sums are worked out again only when the
 * member's history has changed since (`version`).
 */
export function keepViews(linesOf: (sub: string) => LedgerLine[]) {
  const lines = new Map<string, { version: string; value: LedgerLine[] }>()
  const views = new Map<string, { version: string; value: HistoryView }>()

  return (sub: string, version: string, balance: number, filter: HistoryFilter): HistoryView => {
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
  // The one asked for last stands last; the first has not been asked for longest.
  from.set(key, entry)
  for (const oldest of from.keys()) {
    if (from.size <= max) break
    from.delete(oldest)
  }
  return entry.value
}
