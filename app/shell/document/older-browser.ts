/** Defines what is missing, and leaves what is there. */
function complete(owner: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts)) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
}

function parse(url: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

type Compare = (a: unknown, b: unknown) => number

/** What the site uses and browsers that can run it (`docs/browsers.md`) may lack. Loaded by those only, before hydration. */
export function completeOlderBrowser(): void {
  complete(URL, { parse, canParse: (url: string, base?: string) => parse(url, base) !== null })
  complete(Map, { groupBy })
  complete(Array.prototype, {
    toSorted(this: unknown[], compare?: Compare) {
      return [...this].sort(compare)
    },
    toReversed(this: unknown[]) {
      return [...this].reverse()
    },
    toSpliced(this: unknown[], start: number, count: number, ...added: unknown[]) {
      const copy = [...this]
      copy.splice(start, count, ...added)
      return copy
    },
    with(this: unknown[], index: number, value: unknown) {
      return Object.assign([...this], { [index < 0 ? this.length + index : index]: value })
    },
  })
}
