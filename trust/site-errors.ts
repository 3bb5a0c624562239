import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'

const line = z.object({
  msg: z.string().default(''),
  call: z.string().optional(),
  code: z.string().optional(),
  err: z.object({ type: z.string(), message: z.string().optional() }).optional(),
})

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/**
 * Watches a site's log from now on.
 * @returns a function that lists the warnings since then, with their counts
 */
export function listenForErrors(file: string): () => string[] {
  const from = sizeOf(file)
  return () => {
    if (sizeOf(file) === from) return []
    const counts = new Map<string, number>()
    for (const text of readFileSync(file).subarray(from).toString('utf8').split('\n')) {
      const what = text === '' ? undefined : wordsOf(text)
      if (what) counts.set(what, (counts.get(what) ?? 0) + 1)
    }
    return [...counts].map(([what, count]) => `the site wrote ${count} times: ${what}`)
  }
}

function wordsOf(text: string): string {
  try {
    const { msg, call, code, err } = line.parse(JSON.parse(text))
    return [msg, call, code, err?.message ?? err?.type].filter(Boolean).join(': ')
  } catch {
    // A process that failed to start writes plain text instead of JSON.
    return text.slice(0, 200)
  }
}
