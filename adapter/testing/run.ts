import { harbourAdapter, listening, tokensOf } from './harbour.ts'

/** An adapter as a process of its own, which a trial kills: `node run.ts '{"issuer":…}'` prints its address. */
const {
  issuer,
  pointsUrl,
  cms,
  storeAt,
  killAt,
  signal = 'SIGKILL',
  times,
} = JSON.parse(process.argv[2] ?? '{}')
const log = (line: string) => process.stderr.write(`${line}\n`)
const { listener } = await harbourAdapter({ pointsUrl, cms: { ...cms, log } }, storeAt, tokensOf(issuer), {
  log,
  times,
  at: (place) => {
    // SIGKILL is a power cut, SIGSTOP a machine that stands still.
    if (place === killAt) process.kill(process.pid, signal)
  },
})
const { url } = await listening(listener)
process.stdout.write(`${url}\n`)
