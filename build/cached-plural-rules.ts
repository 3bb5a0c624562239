import type { Plugin } from 'vite'
import { replaceOnce } from './replace-once.ts'

const REGISTRY = /\/app\/paraglide\/registry\.js$/
const UNCACHED = 'new Intl.PluralRules(locale, options).select(Number(input))'
const CACHED = 'rulesOf(locale, options).select(Number(input))'
const RULES_OF = `
const known = new Map()
function rulesOf(locale, options) {
  const key = locale + (options ? JSON.stringify(options) : '')
  const cached = known.get(key)
  if (cached) return cached
  const rules = new Intl.PluralRules(locale, options)
  known.set(key, rules)
  return rules
}
`

/**
 * Caches `Intl.PluralRules`. Otherwise each message with a plural constructs one, which costs a hundred times its use.
 */
export function cachedPluralRules(): Plugin {
  return {
    name: 'cached-plural-rules',
    transform: (code, id) =>
      REGISTRY.test(id) ? { code: withCachedPluralRules(code), map: null } : undefined,
  }
}

export const withCachedPluralRules = (code: string): string => replaceOnce(code, UNCACHED, CACHED) + RULES_OF
