import { isPlainCall } from './call-shape.ts'

/** Four times the fields of the site's largest form. */
const MAX_FIELDS = 200
/** The site's values are four levels deep, which are twenty levels in the notation of calls. */
const MAX_DEPTH = 64

/** Why a body is refused: an unsupported media type (415), or a shape that no page of the site sends (400). */
export type BodyRefusal = 400 | 415

/** The parts of a request that its body is checked by. */
interface BodyFacts {
  readonly pathname: string
  readonly contentType: string
  readonly text: string
}

/**
 * Checks a body before anything parses it: calls are JSON of a bounded depth, forms have a bounded number of fields, and
 * nothing else is accepted. Reports come from browsers in several media types; their routes parse them defensively.
 */
export function refuseBody({ pathname, contentType, text }: BodyFacts): BodyRefusal | undefined {
  if (text === '') return undefined
  const kind = contentType.split(';', 1)[0]?.trim().toLowerCase()
  if (pathname.startsWith('/reports/')) return isTooDeep(text) ? 400 : undefined
  if (pathname.startsWith('/_serverFn/'))
    return kind === 'application/json' ? (isCall(text) ? undefined : 400) : 415
  if (kind !== 'application/x-www-form-urlencoded') return 415
  return text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS ? 400 : undefined
}

/** Whether a page of the site could have sent this call: not too deep, and plain values only. */
export function isCall(text: string): boolean {
  if (isTooDeep(text)) return false
  try {
    return isPlainCall(JSON.parse(text))
  } catch {
    return false
  }
}

/** Counts brackets outside strings, so that the depth is known before a parser recurses. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (isInString) {
      if (char === '\\') index += 1
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '[' || char === '{') depth += 1
    else if (char === ']' || char === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
