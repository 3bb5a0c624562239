import { emailValidation } from '../customers.ts'
import { pageData } from '../page-data.ts'
import type { Asker, Question } from './ask.ts'
import type { Report } from './report.ts'
import { aJoiner, newbornsBirthDate } from './sample-calls.ts'

/** The calls behind a bot check. */
type BotAction = 'createCustomer' | 'redeemPromotionPin' | 'validateEmail'

/** Issues a bot check token, valid for one call of this action. */
export type BotToken = (action: BotAction) => Promise<string>

/** Where the site has looked at the token itself, the backend takes any. */
export const VERIFIED_BY_SITE = 'site'
export type BotCheck = BotToken | typeof VERIFIED_BY_SITE

const tokensOf = (botCheck: BotCheck): BotToken =>
  botCheck === VERIFIED_BY_SITE ? async () => 'the site has looked at it' : botCheck

/**
 * Tests calls behind the bot check: the e-mail check, joining as a new customer (who is not removed), and joining
 * twice. Nobody else joins: what must be refused is sent with the address that is taken by then.
 */
export async function checkJoining(asker: Asker, botCheck: BotCheck, report: Report): Promise<void> {
  const { termsVersion = '', minimumAge = 0 } =
    pageData.safeParse(await asker.succeeds('getPageData', 'before joining')).data ?? {}
  const isVerified = botCheck !== VERIFIED_BY_SITE
  const botToken = tokensOf(botCheck)
  const email = `contract-check-${crypto.randomUUID().slice(0, 8)}@example.com`
  const body = aJoiner({ email, termsVersion })
  const guarded = async (action: BotAction, content: object): Promise<Question> => ({
    body: content,
    botToken: await botToken(action),
  })
  const expectAvailable = async (when: string, expected: boolean) => {
    const answer = await asker.succeeds('validateEmail', when, await guarded('validateEmail', { email }))
    const isAvailable = emailValidation.safeParse(answer).data?.isAvailable
    const differs = isAvailable === expected ? [] : [`expected isAvailable ${expected}`]
    report.add({ of: 'validateEmail', asked: `what it says ${when}`, differs, notes: [] })
  }

  await expectAvailable('before somebody joins', true)
  if (minimumAge > 0) {
    const child = await guarded('createCustomer', { ...body, birthDate: newbornsBirthDate() })
    await asker.refuses('createCustomer', 'born this week', ['TOO_YOUNG'], child)
  } else report.notTried('joining, born this week: the programme asks for no age')
  const question = await guarded('createCustomer', body)
  await asker.succeeds('createCustomer', 'a new customer', question)
  if (isVerified) {
    await asker.refuses('createCustomer', 'with a bot token that was used', ['BOT_CHECK_FAILED'], question)
    await asker.refuses('createCustomer', 'without the bot check', ['BOT_CHECK_FAILED'], { body })
  } else report.notTried('without the bot check, or with a used token: the site looks at them')
  await asker.refuses(
    'createCustomer',
    'the same e-mail address',
    ['EMAIL_TAKEN'],
    await guarded('createCustomer', body),
  )
  await expectAvailable('after somebody joined', false)
}

/** Redeems a promotion PIN that does not exist. */
export async function checkPin(asker: Asker, botCheck: BotCheck, bearer: string): Promise<void> {
  const body = { pin: `CHECK-${crypto.randomUUID().slice(0, 8)}` }
  if (botCheck !== VERIFIED_BY_SITE)
    await asker.refuses('redeemPromotionPin', 'without the bot check', ['BOT_CHECK_FAILED'], { bearer, body })
  await asker.refuses('redeemPromotionPin', 'a PIN that does not exist', ['PIN_NOT_FOUND'], {
    bearer,
    body,
    botToken: await tokensOf(botCheck)('redeemPromotionPin'),
  })
}
