import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { tokenStory } from '../harness/control.ts'
import { meanwhile } from '../harness/meanwhile.ts'
import { aMember } from '../harness/member.ts'
import type { Stage } from '../stage.ts'

const CUSTOMERS = 8
const secret = (number: number) =>
  `${number}:${String(number).repeat(4)}-a-session-secret-of-this-proof-alone`

const CLIENT_SECRETS = ['the-client-secret-of-before', 'the-client-secret-from-now-on'] as const

/**
 * Secrets are rotated while customers are active: first every process accepts the new secret, then every process signs
 * with it, one after another behind the proxy; then the next rotation begins. During the first one the processes also
 * change to a new client secret, which the provider accepts besides the old one.
 */
export async function rotateSecrets(stage: Stage, rounds: number): Promise<Figure> {
  try {
    return await rotate(stage, rounds)
  } finally {
    await stage.restartSandbox()
    await stage.restartSites()
  }
}

async function rotate(stage: Stage, rounds: number): Promise<Figure> {
  const tally = createTally()
  const [oldClient, newClient] = CLIENT_SECRETS
  const rollOut = (secrets: string, client: string = newClient) =>
    stage.restartSites({ SESSION_SECRETS: secrets, OIDC_CLIENT_SECRET: client })
  await stage.restartSandbox({ OIDC_CLIENT_SECRET: CLIENT_SECRETS.join() })
  await rollOut(secret(1), oldClient)
  const members = await inTurns(numbers(CUSTOMERS), 4, async () => {
    const member = await aMember()
    return { member, since: (await tokenStory(member.customer.sub)).last }
  })
  let pages = 0
  const atWork = (signal: AbortSignal) =>
    members.map(async ({ member }) => {
      while (!signal.aborted) {
        const answer = await member.get('/account').catch((error: Error) => ({ status: String(error.cause) }))
        pages += 1
        tally.expect(answer.status === 200, `a page answered ${answer.status}`)
      }
    })
  await meanwhile(atWork, async () => {
    for (const round of numbers(rounds)) {
      const [old, next] = [secret(round + 1), secret(round + 2)]
      await rollOut(`${old},${next}`)
      await rollOut(`${next},${old}`)
    }
  })
  let refreshes = 0
  for (const { member, since } of members) {
    const story = await tokenStory(member.customer.sub, since)
    refreshes += [...story.refreshes.values()].reduce((sum, n) => sum + n, 0)
    tally.expect(story.signIns === 0, 'a customer had to sign in again')
    tally.expect(story.alarms + story.refused === 0, 'the provider refused a refresh token')
  }
  // The provider forgets the old client secret, with which the customers signed in: they refresh with the new one.
  await stage.restartSandbox({ OIDC_CLIENT_SECRET: newClient })
  for (const { member } of members)
    tally.expect((await member.get('/account')).status === 200, 'a page failed after the rotation')
  // A new session is known by the new secrets only.
  const late = await aMember()
  await rollOut(secret(rounds + 1))
  tally.expect(
    (await late.get('/account')).status === 200,
    'the new secret alone does not open what it sealed',
  )
  await stage.restartSite(0, { SESSION_SECRETS: secret(rounds + 1), OIDC_CLIENT_SECRET: oldClient })
  const withOld = await aMember(undefined, undefined, 0).then(
    () => 'it signs in',
    (error: Error) => error.message,
  )
  tally.expect(
    withOld.includes('/auth/problem?reason=provider'),
    `the provider does not refuse the old client secret: ${withOld}`,
  )
  return {
    name: 'Sessions: session and client secrets rotate under load, one process after another behind HAProxy',
    goal: `${rounds} rotations, 0 of ${CUSTOMERS} customers signed out, 0 pages failed`,
    measured: `${rounds} rotations, ${pages} pages and ${refreshes} refreshes meanwhile, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0 && pages > 0 && refreshes > 0,
    notes: [...new Set(tally.notes)],
  }
}
