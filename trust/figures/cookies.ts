import { createTally, type Figure, numbers } from '../figure.ts'
import { aCustomer } from '../harness/control.ts'
import { createMember } from '../harness/member.ts'
import { PROCESSES } from '../harness/world.ts'

const ABORTED = 200
const SESSION_BYTES = 400
const ALL_BYTES = 1_500

/** Abandons many sign-ins in one browser, then completes one. */
export async function cookiesAfterAbortedSignIns(): Promise<Figure> {
  const tally = createTally()
  const member = createMember(await aCustomer())
  await member.post('/province', { province: 'QC', from: '/' })
  let largest = 0
  for (const turn of numbers(ABORTED)) {
    const prefix = turn % 2 ? '/fr-ca' : ''
    const { status } = await member.get(`${prefix}/auth/sign-in?returnTo=/account?${turn}`, turn % PROCESSES)
    tally.expect(status === 303, `sign-in ${turn} began with ${status}`)
    largest = Math.max(largest, member.cookies().length)
  }
  const { location } = await member.signIn()
  tally.expect(location === '/account', `the finished one ended at ${location}`)
  const page = await member.get('/account')
  tally.expect(page.status === 200, `the account answered ${page.status}`)
  const cookies = member.cookies()
  const session = cookies.split('; ').find((pair) => pair.startsWith('__Host-borealis=')) ?? ''
  largest = Math.max(largest, cookies.length)
  return {
    name: `Cookies: ${ABORTED} sign-ins begun and left in one browser`,
    goal: `all together under ${ALL_BYTES} bytes, the session's at most ${SESSION_BYTES}; the next sign-in works`,
    measured: `${largest} bytes in ${cookies.split('; ').length} cookies, the session's ${session.length}`,
    isMet:
      tally.notes.length === 0 &&
      largest < ALL_BYTES &&
      session.length > 0 &&
      session.length <= SESSION_BYTES,
    notes: tally.notes,
  }
}
