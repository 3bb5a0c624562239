import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../calls.ts'
import { problem } from '../problem.ts'
import type { Language } from '../values.ts'
import type { Asker, Question } from './ask.ts'
import type { Member, Reader } from './member.ts'
import { differs, type Report } from './report.ts'
import { type Known, operations, sample } from './sample-calls.ts'

/** Tests whether visitors' content and problems are in the requested language. Changes nothing. */
export async function checkLanguages(asker: Asker, known: Known, report: Report): Promise<void> {
  for (const operation of operations) {
    const call = asker.callOf(operation)
    const names = Object.keys(call.params?.shape ?? {})
    const isThere = call.tag === 'content' && !call.query?.shape.q && names.every((name) => known.ids[name])
    if (isThere)
      await checkLanguage(asker, report, operation, 'for a visitor', sample(operation, call, known))
  }
  await checkRefusals(asker, report)
}

/** Tests the language of the programme's texts for members. */
export async function checkMemberLanguages(
  { asker, tokens, report }: Reader,
  has: Member['has'],
): Promise<void> {
  const bearer = tokens.content
  if (has('consents')) await checkLanguage(asker, report, 'listConsents', 'as a member', { bearer })
  if (has('messagePreferences'))
    await checkLanguage(asker, report, 'getMessagePreferences', 'as a member', { bearer })
}

async function checkLanguage(
  asker: Asker,
  report: Report,
  operation: Operation,
  who: string,
  question: Question,
): Promise<void> {
  const [english, french] = [
    sentencesOf(await asker.succeeds(operation, `${who}, in English`, { ...question, language: 'en' })),
    sentencesOf(await asker.succeeds(operation, `${who}, in French`, { ...question, language: 'fr' })),
  ]
  report.add({
    of: operation,
    asked: 'one language and the other',
    differs: differs(
      english.length > 0 && isDeepStrictEqual(english, french),
      'expected other texts in French than in English (accept-language)',
    ),
    notes: [],
  })
}

async function checkRefusals(asker: Asker, report: Report): Promise<void> {
  const refusal = async (language: Language) => {
    const params = { offerCode: 'nothing-has-this-name' }
    const asked =
      language === 'en' ? 'one that does not exist, in English' : 'one that does not exist, in French'
    return problem.safeParse(await asker.refuses('getOffer', asked, ['NOT_FOUND'], { params, language })).data
  }
  const [english, french] = [await refusal('en'), await refusal('fr')]
  report.add({
    of: 'getOffer',
    asked: 'refusals in one language and the other',
    differs: differs(
      english !== undefined && english.detail === french?.detail,
      'expected `title` and `detail` in the language of the caller',
    ),
    notes: [],
  })
}

/** Texts with a space, in order: names and codes may be the same in both languages. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : []
}
