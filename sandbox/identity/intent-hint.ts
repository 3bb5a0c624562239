import type { Language } from '@borealis/contract/values.ts'
/** What a step-up is for, localised by the site (private parameter `intent_hint`). */
export type IntentHint = { title: string; detail: string; image: string | null; spendsPoints: boolean }

const MAX_CHARACTERS = 2048

/**
 * Parses the hint, with its words in the language of the page where it has them in both; null when invalid, because the
 * page works without it.
 */
export function readIntentHint(raw: unknown, language: Language): IntentHint | null {
  if (typeof raw !== 'string' || raw.length > MAX_CHARACTERS) return null
  try {
    const hint: unknown = JSON.parse(raw)
    if (typeof hint !== 'object' || hint === null) return null
    const field = (name: string): unknown => Reflect.get(hint, name)
    const translation = field('translation')
    const isTranslated = typeof translation === 'object' && translation !== null
    const isOther = isTranslated && !String(field('language')).startsWith(language)
    const word = (name: string): unknown => (isOther ? Reflect.get(translation, name) : field(name))
    const [title, detail, image] = [word('title'), word('detail'), field('image')]
    if (typeof title !== 'string' || title === '') return null
    const words = typeof detail === 'string' ? detail : ''
    return {
      title,
      detail: words,
      image: typeof image === 'string' && /^https?:\/\//.test(image) ? image : null,
      spendsPoints: field('spendsPoints') === true || /\d\spoints?\b/.test(words.replaceAll('\u00A0', ' ')),
    }
  } catch {
    return null
  }
}
