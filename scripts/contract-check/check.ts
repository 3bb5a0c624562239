import { createAsker } from './ask.ts'
import { checkAsMember, checkAsVisitor, checkSpending, type Tokens } from './backend-checks.ts'
import type { ClientSettings } from './client.ts'
import { checkDiscovery } from './discovery-checks.ts'
import { checkFlow, type Walk } from './flow-checks.ts'
import { createReport, type Report } from './report.ts'

export interface CheckOptions {
  readonly backend: string
  readonly client: ClientSettings
  readonly stepUpHeader: string
  /** Tokens that somebody brings; without them, and without a way to sign in, only visitors' calls are tried. */
  readonly tokens?: Tokens | undefined
  readonly walk?: Walk | undefined
  /** Place one order for the cheapest e-card. */
  readonly spends: boolean
  readonly say: (line: string) => void
}

/** Runs the contract against a backend and a provider, whoever made them. */
export async function checkContract(options: CheckOptions): Promise<Report> {
  const { backend, client, stepUpHeader, walk, spends, say } = options
  const report = createReport(say)
  const asker = createAsker(backend.replace(/\/$/, ''), stepUpHeader, report)
  report.title(`The provider ${client.issuer}`)
  const metadata = await checkDiscovery(client, report)
  const signedIn = metadata && walk ? await checkFlow(client, metadata, walk, report) : undefined
  if (!walk) report.skip('sign-in, refresh, step-up and logout: they need --sign-in')
  report.title(`The backend ${backend}, as a visitor`)
  if (!(await answers(backend))) {
    const differs = ['expected an answer, got none']
    report.add({ of: 'the backend', asked: 'anything', differs, notes: [] })
    return report
  }
  const known = await checkAsVisitor(asker)
  const tokens = options.tokens ?? signedIn
  if (tokens) {
    report.title('The backend, as a member')
    await checkAsMember(asker, { customer: tokens.customer, content: tokens.content }, known, report)
    if (spends && signedIn) await checkSpending(asker, signedIn, signedIn.stepUp, report)
    else report.skip('an order that spends points: it needs --sign-in and --spend')
  } else {
    report.skip('what members ask: it needs --sign-in, or --token and --content-token')
  }
  if (signedIn) {
    report.title('The provider, signing out')
    await signedIn.end()
  }
  return report
}

const answers = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) }).then(
    () => true,
    () => false,
  )
