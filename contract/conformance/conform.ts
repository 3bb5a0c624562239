import type { ExtensionFlag } from '../extension-calls.ts'
import { allowedImageAddresses } from '../pictures.ts'
import { createAsker } from './ask.ts'
import { checkWrites } from './changes.ts'
import { checkDiscovery } from './discovery.ts'
import { checkHistory } from './history.ts'
import { type BotCheck, type BotToken, checkJoining, checkPin } from './joining.ts'
import { checkLanguages, checkMemberLanguages } from './languages.ts'
import { checkAsMember, type Tokens } from './member.ts'
import { checkOffers } from './offers.ts'
import { checkOrders, checkTrips } from './orders.ts'
import type { ClientSettings } from './provider-client.ts'
import { checkCredits, checkGiftCards, checkLastPoints } from './redemptions.ts'
import { createReport, type Report } from './report.ts'
import { checkSearch } from './search.ts'
import { checkFlow, type Wait, type Walk } from './sign-in.ts'
import { checkAsVisitor } from './visitor.ts'

/**
 * `minimum`: what the site cannot do without, the calls of the specification and what a backend must do · `whole`: also
 * the extensions that page data announces, and what a backend should do.
 */
export type Profile = 'minimum' | 'whole'

export interface CheckOptions {
  readonly profile?: Profile
  /** Without one, only the provider is tested. */
  readonly backend?: string | undefined
  readonly client: ClientSettings
  readonly stepUpHeader: string
  /** Addresses besides the backend's `/media/` below which the site fetches pictures (`IMAGE_HOSTS`). */
  readonly imageHosts: readonly string[]
  /** Tokens from the command line. Without them, and without a way to sign in, only visitors' calls are tested. */
  readonly tokens?: Tokens | undefined
  readonly walk?: Walk | undefined
  /** With it, a step-up is tried again when the first is too old. */
  readonly wait?: Wait | undefined
  /** Whether to change what a member may change, and restore it. */
  readonly writes: boolean
  /** Whether to spend points on the cheapest e-cards, a statement credit and a part of a trip. This is not undone. */
  readonly spends: boolean
  /** Whether to spend a trip and three quarters of the balance as well, by two orders at once for the same trip and points. */
  readonly spendsHalf?: boolean
  /** What the backend takes for its bot check. With it, a new customer joins, who is not removed. */
  readonly botCheck?: BotCheck | undefined
  readonly say: (line: string) => void
}

/** Tests the contract against any backend and provider. */
export async function checkContract(options: CheckOptions): Promise<Report> {
  const { backend, client, stepUpHeader, walk, wait, writes, spends, say } = options
  const isMinimum = options.profile === 'minimum'
  const report = createReport(say, isMinimum ? ['must'] : ['must', 'should'])
  const botCheck =
    typeof options.botCheck === 'function' ? botTokenOf(options.botCheck, report) : options.botCheck
  report.title(`The provider ${client.issuer}`)
  const metadata = await checkDiscovery(client, report)
  const signedIn =
    metadata && walk
      ? await report.orReport('sign-in', 'as a whole', () => checkFlow(client, metadata, walk, report, wait))
      : undefined
  if (!walk) report.notTried('sign-in, refresh, step-up and logout: they need --sign-in')
  const signOut = async () => {
    if (!signedIn) return
    report.title('The provider, signing out')
    await signedIn.end()
  }
  if (!backend) {
    report.notTried('the backend: it needs --backend')
    await signOut()
    return report
  }
  const pictures = allowedImageAddresses(backend, options.imageHosts)
  const asker = createAsker(backend.replace(/\/$/, ''), stepUpHeader, pictures, report)
  report.title(`The backend ${backend}, as a visitor`)
  const answered = await report.orReport('the backend', 'anything', () => answerOf(backend))
  if (!answered) return report
  const known = await checkAsVisitor(asker, report, { extensions: !isMinimum })
  await checkLanguages(asker, known, report)
  await checkOffers({ asker, report })
  await checkSearch(asker, known.titles, report)
  if (botCheck) {
    report.title('What a bot check stands before')
    await checkJoining(asker, botCheck, report)
  } else report.notTried('joining, and promotion PINs: they need --bot-check')
  const tokens = options.tokens ?? signedIn
  if (tokens) {
    report.title('The backend, as a member')
    await checkAsMember(asker, tokens, known, report)
    if (botCheck) await checkPin(asker, botCheck, tokens.customer)
    const has = (flag: ExtensionFlag) => known.flags[flag] === true
    const member = signedIn && { asker, tokens: signedIn, stepUp: signedIn.stepUp, report, has }
    if (writes && member) {
      report.title('What a member changes, and puts back')
      await checkWrites(member, known)
    } else report.notTried('what a member changes: it needs --sign-in and --write')
    if (spends && member) {
      report.title('What spends points')
      await checkGiftCards(member)
      await checkCredits(member)
      if (options.spendsHalf) await checkLastPoints(member)
      else report.notTried('two orders at once for the same points: they need --spend-half')
    } else report.notTried('what spends points: it needs --sign-in and --spend')
    report.title('What a member reads, page by page')
    const reader = { asker, tokens: { customer: tokens.customer, content: tokens.content }, report }
    await checkMemberLanguages(reader, has)
    await checkOffers({ asker, report, bearer: tokens.content })
    await checkHistory(reader)
    await checkOrders(reader)
    await checkTrips(reader)
  } else {
    const needs = walk ? 'a sign-in that works' : '--sign-in, or --token and --content-token'
    report.notTried(`what members ask: it needs ${needs}`)
  }
  if (tokens)
    for (const operation of asker.neverAnswered(known.flags))
      if (!report.untried.some((what) => what.startsWith(`${operation}:`)))
        report.notTried(`${operation}: only its refusals were tried`)
  await signOut()
  return report
}

/** Without a token the guarded calls are refused, which the report then says too. */
const botTokenOf =
  (botToken: BotToken, report: Report): BotToken =>
  async (action) =>
    (await report.orReport('bot check', `a token for ${action}`, () => botToken(action))) ?? ''

const answerOf = (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
