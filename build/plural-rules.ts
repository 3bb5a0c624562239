/**
 * Stands for Paraglide's registry in the messages (`replaced-modules.ts`): its `plural` constructs rules for each message,
 * which costs a hundred times their use.
 */
export * from '#app/paraglide/registry.js'

const known = new Map<string, Intl.PluralRules>()

/** The plural category of a number, by rules that are constructed once per language and options. */
export function plural(locale: string, input: unknown, options: Intl.PluralRulesOptions = {}): string {
  const key = locale + JSON.stringify(options)
  const rules = known.get(key) ?? new Intl.PluralRules(locale, options)
  known.set(key, rules)
  return rules.select(Number(input))
}
