import { createHmac } from 'node:crypto'
import { appendFileSync, mkdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '#app/env.server.ts'
import { FIRST_LINK, nextLine } from './audit-chain.ts'
import { log } from './log.server.ts'
import { countSecurityEvent, type securityEventKinds } from './metrics.server.ts'
import { maybeRequestContext } from './request-context.server.ts'

type SecurityEvent = (typeof securityEventKinds)[number]

let file: string | undefined
let link = FIRST_LINK
/** Length of the file up to its last complete line; bytes. */
let length = 0

/**
 * Appends a security event to the audit file of this process, a hash chain of lines. The actor is a keyed hash, so that a
 * customer's events can be matched without naming them.
 * @param detail our own words, such as the action or the reason; never user input
 */
export function audit(kind: SecurityEvent, { sub, detail }: { sub?: string; detail?: string } = {}): void {
  countSecurityEvent(kind)
  const correlationId = maybeRequestContext()?.correlationId
  const event = {
    at: new Date().toISOString(),
    kind,
    ...(sub && { actor: actorOf(sub) }),
    ...(detail && { detail: detail.slice(0, 60) }),
    ...(correlationId && { correlationId }),
  }
  const next = nextLine(link, event)
  try {
    appendFileSync(ownFile(), next.line)
    link = next.link
    length += Buffer.byteLength(next.line)
  } catch (error) {
    truncateToWholeLines()
    // A full disk must not lock customers out; an alert on this line tells the operators.
    log.error({ err: error, kind }, 'a security event could not be kept')
  }
}

/** Removes a line that a full disk wrote in part; the next one would be appended to it and break the chain. */
function truncateToWholeLines(): void {
  try {
    if (file) truncateSync(file, length)
  } catch {
    // An append-only file keeps the partial line, and verification ends there.
  }
}

function ownFile(): string {
  if (!file) {
    const folder = join(env().DATA_DIR, 'audit')
    mkdirSync(folder, { recursive: true })
    file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}.jsonl`)
  }
  return file
}

function actorOf(sub: string): string {
  const { secret } = env().SESSION_SECRETS
  return createHmac('sha256', secret).update(`audit:${sub}`).digest('base64url').slice(0, 16)
}
