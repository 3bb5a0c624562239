import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { functions, routes } from '../../tests/access/table.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { errorIn } from '../harness/call.ts'
import { aMember } from '../harness/member.ts'
import { readBuild } from '../harness/site-build.ts'
import { doorOrigin, PROCESSES, publicOrigin } from '../harness/world.ts'
import { type HostileRequest, hostileRequests } from '../hostile/bodies.ts'
import type { Stage } from '../stage.ts'

const GUARD = { NODE_OPTIONS: `--import=${fileURLToPath(new URL('../hostile/guard.ts', import.meta.url))}` }
/** Requests that are generated and sent together. */
const ROUND = 1_000
const MEMBERS = 6
/** Words that belong in a log and never in a response. */
const REVEALING =
  /\n\s+at .+:\d+:\d+|node_modules|\/dist\/server|server\.js|borealis-trust|ZodError|"expected":"|unrecognized_keys|Seroval|is not a function|Cannot read prop|SQLITE|Server function (info|module|not)/
/** Requests that would end the session that the others need. */
const ENDS_SESSIONS = /sign-out/

interface Sent {
  readonly status: number
  readonly text: string
  /** 503 with Retry-After: over capacity. */
  readonly isTurnedAway: boolean
  readonly ms: number
}

/** Sends random malformed requests to every function and page, while a guard inside the processes watches. */
export async function fuzz(stage: Stage, count: number, seed: number): Promise<Figure> {
  const { world } = stage
  const tally = createTally()
  const built = readBuild(world)
  const named = [...built.functions].map(([name, { id, method }]) => ({
    name,
    id,
    method,
    known: functions[name]?.data,
  }))
  const pages = Object.entries(routes).map(([route, { path = route }]) => path)
  const from = statSync(world.siteLog, { throwIfNoEntry: false })?.size ?? 0
  let slowest = 0
  const answers = new Map<number, number>()
  await stage.withSettings(GUARD, async () => {
    const cookies = await Promise.all(numbers(MEMBERS).map(async () => (await aMember(50_000)).cookies()))
    const known = named.map((one) => one.known)
    for (let done = 0; done < count; done += ROUND) {
      const requests = hostileRequests(known, Math.min(ROUND, count - done), seed + done)
      await inTurns(requests, 48, async (request, index) => {
        const target =
          request.to === 'function'
            ? functionTarget(named[request.pick % named.length], request)
            : pageTarget(pages[request.pick % pages.length] ?? '/', request)
        const isMember = request.isMember && !ENDS_SESSIONS.test(target.path)
        const sent = await send(index, target, request, isMember ? cookies[index % MEMBERS] : undefined)
        slowest = Math.max(slowest, sent.ms)
        answers.set(sent.status, (answers.get(sent.status) ?? 0) + 1)
        const inner = errorIn(sent.text)?.status ?? 0
        const what = () =>
          `${target.name} ${request.method} ${sent.status}/${inner}: ${Buffer.from(request.body).toString('utf8').slice(0, 300)} -> ${sent.text.slice(0, 160)}`
        // A request over capacity is rejected before any work; other 5xx are failures.
        tally.expect((sent.status < 500 || sent.isTurnedAway) && inner < 500, what())
        const told = REVEALING.exec(sent.text)?.[0]
        tally.expect(told === undefined, `tells ${told}: ${what()}`)
      })
      for (const index of numbers(PROCESSES)) {
        const isUp = await fetch(`${doorOrigin(index)}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
        tally.expect(
          isUp,
          `process ${index} is gone after ${done + requests.length} requests, seed ${seed + done}`,
        )
      }
      if (tally.notes.length > 200) break
    }
  })
  const said = guardSaid(world.siteLog, from)
  tally.notes.push(...said.findings)
  tally.expect(
    said.runs > 0 && said.ends === PROCESSES,
    `the guard ended ${said.ends} times and saw ${said.runs} runs`,
  )
  const statuses = [...answers].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`)
  return {
    name: `Fuzzing: ${named.length} server functions and ${pages.length} pages, bodies that no page sends`,
    goal: `${count} requests: 0 crashes, 0 answers of 5xx, 0 prototypes changed, 0 functions run with unchecked data, 0 program's words in answers`,
    measured: `${tally.notes.length} deviations; ${said.runs} functions ran, all on checked data; ${statuses.join(', ')}; slowest ${Math.round(slowest)} ms`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

interface Target {
  readonly name: string
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly contentType: string
}

function functionTarget(
  to: { readonly name: string; readonly id: string; readonly method: 'GET' | 'POST' } | undefined,
  { body, contentType }: HostileRequest,
): Target {
  if (!to) throw new Error('there are no server functions')
  const query = `?payload=${encodeURIComponent(Buffer.from(body).toString('utf8').slice(0, 4_000).toWellFormed())}`
  return {
    name: to.name,
    path: `/_serverFn/${to.id}${to.method === 'GET' ? query : ''}`,
    method: to.method,
    contentType: contentType || 'application/json',
  }
}

function pageTarget(page: string, { body, method, contentType, pick }: HostileRequest): Target {
  const path = (pick % 2 ? '/fr-ca' : '') + page
  const query = Buffer.from(body)
    .toString('latin1')
    .replaceAll(/[^!-~]/g, '')
    .replaceAll('#', '')
    .slice(0, 3_000)
  return {
    name: page,
    path: method === 'GET' ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path,
    method,
    contentType: contentType || 'application/x-www-form-urlencoded',
  }
}

async function send(
  index: number,
  { path, method, contentType }: Target,
  { body, headers }: HostileRequest,
  cookie: string | undefined,
): Promise<Sent> {
  const began = performance.now()
  try {
    const response = await fetch(`${doorOrigin(index % PROCESSES)}${path}`, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body }),
      headers: {
        origin: publicOrigin,
        'sec-fetch-site': 'same-origin',
        'x-tsr-serverfn': 'true',
        ...(method === 'POST' && { 'content-type': contentType }),
        accept: 'text/html, application/json',
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
    })
    const isTurnedAway = response.status === 503 && response.headers.has('retry-after')
    return {
      status: response.status,
      isTurnedAway,
      text: await response.text(),
      ms: performance.now() - began,
    }
  } catch (error) {
    return {
      status: 599,
      isTurnedAway: false,
      text: `no answer: ${String(error)} ${String(Object(error).cause)}`,
      ms: performance.now() - began,
    }
  }
}

/** What the guards inside the processes have logged since `from`. */
function guardSaid(file: string, from: number) {
  const lines = readFileSync(file).subarray(from).toString('utf8').split('\n')
  const said = lines.flatMap((line) => /"msg":"GUARD ([^"]+)"/.exec(line)?.[1] ?? [])
  const ends = said.flatMap((line) => /^saw (\d+) runs/.exec(line)?.[1] ?? [])
  return {
    ends: ends.length,
    runs: ends.reduce((sum, runs) => sum + Number(runs), 0),
    findings: [...new Set(said.filter((line) => !line.startsWith('saw ')))],
  }
}
