import type { Plugin } from 'vite'

const REGISTRY = /\/app\/paraglide\/registry\.js$/
const BUILT_EACH_TIME = 'new Intl.PluralRules(locale, options).select(Number(input))'
const BUILT_ONCE = 'rulesOf(locale, options).select(Number(input))'
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

/** Caches `Intl.PluralRules`: every message with a plural would construct one, which costs a hundred times its use. */
export function cachedPluralRules(): Plugin {
  return {
    name: 'cached-plural-rules',
    transform: (code, id) =>
      REGISTRY.test(id) ? { code: withCachedPluralRules(code), map: null } : undefined,
  }
}

/** @throws Error when the registry is not written as it was: the build then says so */
export function withCachedPluralRules(code: string): string {
  if (!code.includes(BUILT_EACH_TIME)) throw new Error('paraglide builds its plural rules in another way now')
  return code.replace(BUILT_EACH_TIME, BUILT_ONCE) + RULES_OF
}
