import { isPlainCall } from './call-shape.ts'

/** No form of the site has a quarter as many fields. */
const MAX_FIELDS = 200
/** A value of ours is four deep, which is twenty levels of the calls' own notation. */
const MAX_DEPTH = 64

/** Why a body is refused: a media type that nothing here reads (415), or a shape that no page of the site sends (400). */
export type BodyRefusal = 400 | 415

/** The part of a request that is needed to judge the shape of its body. */
interface Shape {
  readonly pathname: string
  readonly contentType: string
  readonly text: string
}

/**
 * Judges a body before anything parses it: calls are JSON of a bounded depth, forms have a bounded number of fields,
 * and nothing else is read. Browsers send reports in several kinds; those are read with care where they arrive.
 */
export function refuseBody({ pathname, contentType, text }: Shape): BodyRefusal | undefined {
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
  let isInText = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (isInText) {
      if (sign === '\\') index += 1
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
