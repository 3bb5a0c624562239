import { createHash } from 'node:crypto'
import type { Backend } from '#app/backend/backend.server.ts'
import type { Locale } from '#app/domain/locale.ts'
import { type ContentKind, contentKinds, readContent } from './search-content.server.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** How long content is searched before it is asked for again; milliseconds. */
const FRESH_MS = 60_000

interface Kept {
  readonly version: string
  readonly index: SearchIndex
  readonly names: readonly string[]
  readAt: number
}

const kept = new Map<string, Kept>()

export interface Catalogue {
  readonly indexes: readonly SearchIndex[]
  /** Names of the categories: words that surely find something. */
  readonly names: readonly string[]
  readonly missing: readonly ContentKind[]
}

interface Asked {
  readonly backend: Backend
  readonly locale: Locale
  /** Personal offers, and answers changed by a scenario, are read for each search and never shared. */
  readonly isOwn: (kind: ContentKind) => boolean
}

/**
 * What can be searched, one index per kind and language. Words are indexed again only when the content has changed.
 * A kind that cannot be read is left out and named; while an older index of it is there, that one is searched.
 */
export async function searchCatalogue(asked: Asked): Promise<Catalogue> {
  const read = await Promise.allSettled(contentKinds.map((kind) => indexOf(kind, asked)))
  const found = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = read.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (found.length === 0) throw failed[0]
  return {
    indexes: found.map(({ index }) => index),
    names: [...new Set(found.flatMap(({ names }) => names))],
    missing: contentKinds.filter((_kind, index) => read[index]?.status === 'rejected'),
  }
}

async function indexOf(kind: ContentKind, { backend, locale, isOwn }: Asked): Promise<Omit<Kept, 'readAt'>> {
  if (isOwn(kind)) {
    const { entries, names } = await readContent[kind](backend)
    return { version: '', index: createSearchIndex(entries), names }
  }
  const key = `${kind} ${locale}`
  const known = kept.get(key)
  if (known && Date.now() - known.readAt < FRESH_MS) return known
  try {
    const { entries, names } = await readContent[kind](backend)
    const version = createHash('sha256').update(JSON.stringify(entries)).digest('base64url')
    const index = known?.version === version ? known.index : createSearchIndex(entries)
    const fresh = { version, index, names, readAt: Date.now() }
    kept.set(key, fresh)
    return fresh
  } catch (error) {
    if (known) return known
    throw error
  }
}
