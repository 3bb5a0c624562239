import { createHmac } from 'node:crypto'
import { appendFileSync, mkdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '#app/env.server.ts'
import { FIRST_LINK, nextLine } from './audit-chain.ts'
import { log } from './log.server.ts'
import { countSecurityEvent } from './metrics.server.ts'
import { maybeRequestContext } from './request-context.server.ts'

/** Every kind of event that is kept (docs/operate.md, "Observability"). */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'signed-out-by-provider'
  | 'step-up-passed'
  | 'step-up-refused'
  | 'action-done'
  | 'action-refused'
  | 'too-many-tries'

let file: string | undefined
let link = FIRST_LINK
/** How long the file is up to its last whole line; bytes. */
let length = 0

/**
 * Keeps a security event in the audit file of this process, which is only ever appended to, each line chained to the one
 * before. Who it was is a keyed hash: the same customer is the same text, and nobody's name.
 * @param detail words of our own, such as the action or the reason; never what somebody typed
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
    cutToWholeLines()
    // A disk that is full must not lock customers out; the alert on this line is how operators hear of it.
    log.error({ err: error, kind }, 'a security event could not be kept')
  }
}

/** A full disk takes a line in part. The next one would be read as the end of it, and the chain as broken. */
function cutToWholeLines(): void {
  try {
    if (file) truncateSync(file, length)
  } catch {
    // A file that may only grow keeps the part, and its chain is seen to end there.
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
  const { sealing, all } = env().SESSION_SECRETS
  const secret = all[sealing] ?? ''
  return createHmac('sha256', secret).update(`audit:${sub}`).digest('base64url').slice(0, 16)
}
