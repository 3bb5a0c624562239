import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../calls.ts'
import { problem } from '../problem.ts'
import { type Language, language } from '../values.ts'
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

const others = language.options.filter((one) => one !== 'en')
const names = new Intl.DisplayNames('en', { type: 'language' })

async function checkLanguage(
  asker: Asker,
  report: Report,
  operation: Operation,
  who: string,
  question: Question,
): Promise<void> {
  const sentences = async (wanted: Language) => {
    const asked = `${who}, in ${names.of(wanted)}`
    return sentencesOf(await asker.succeeds(operation, asked, { ...question, language: wanted }))
  }
  const english = await sentences('en')
  for (const other of others) {
    const translated = await sentences(other)
    report.add({
      of: operation,
      asked: 'one language and the other',
      differs: differs(
        english.length > 0 && isDeepStrictEqual(english, translated),
        `expected other texts in ${names.of(other)} than in English (accept-language)`,
      ),
      notes: [],
    })
  }
}

async function checkRefusals(asker: Asker, report: Report): Promise<void> {
  const refusal = async (wanted: Language) => {
    const question = { params: { offerCode: 'nothing-has-this-name' }, language: wanted }
    const asked = `one that does not exist, in ${names.of(wanted)}`
    return problem.safeParse(await asker.refuses('getOffer', asked, ['NOT_FOUND'], question)).data
  }
  const english = await refusal('en')
  for (const other of others) {
    const translated = await refusal(other)
    report.add({
      of: 'getOffer',
      asked: 'refusals in one language and the other',
      differs: differs(
        english !== undefined && english.detail === translated?.detail,
        'expected `title` and `detail` in the language of the caller',
      ),
      notes: [],
    })
  }
}

/** Texts with a space, in order: names and codes may be the same in both languages. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : []
}
