import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describeError, log } from '#app/edge/log.server.ts'
import { eachInSpan } from '#app/edge/tracing.server.ts'
import { env } from '#app/env.server.ts'
import type { RecordStore } from './record-store.server.ts'
import { openRedisRecordStore } from './redis-record-store.server.ts'
import { openSqliteRecordStore } from './sqlite-record-store.server.ts'

let opened: RecordStore | undefined

/** The store of this process, opened at first use: Redis when `SESSION_STORE` names one, else a file in `DATA_DIR`. */
export function recordStore(): RecordStore {
  opened ??= eachInSpan('store', open(), ['place', 'close'])
  return opened
}

function open(): RecordStore {
  const { SESSION_STORE, SESSION_STORE_TIMEOUT_MS, SESSION_STORE_REPLICAS, DATA_DIR } = env()
  if (SESSION_STORE.kind === 'sqlite') return openSqliteRecordStore(join(DATA_DIR, 'sessions.sqlite'))
  return openRedisRecordStore(SESSION_STORE, {
    timeoutMs: SESSION_STORE_TIMEOUT_MS,
    replicas: SESSION_STORE_REPLICAS,
    onFailure: () => void watch(),
    // Sessions would end early, and limits on guessing with them.
    onEviction: (policy) =>
      log.error({ policy }, 'the session store may throw records away: noeviction is needed'),
  })
}

/** Why the store was lost since it last answered. */
const causes = new Set<string>()

/**
 * Whether the store answers. The log says once that it is lost, once more for another cause (the disk that was full is now
 * read-only), and once that it is back, however often this is asked.
 */
export async function isAnswering(): Promise<boolean> {
  try {
    await recordStore().ping()
    if (causes.size > 0) log.info('the session store answers again')
    causes.clear()
    return true
  } catch (error) {
    const cause = causeOf(error)
    if (!causes.has(cause)) log.error({ err: error }, 'the session store does not answer')
    causes.add(cause)
    return false
  }
}

/** The same text as long as the same goes wrong. */
const causeOf = (error: unknown) =>
  JSON.stringify(describeError(error), (key, value: unknown) => (key === 'stack' ? undefined : value))

const WATCH_MS = 5_000
let isWatched = false

/** After a failed call asks the store until it answers: where nobody asks for readiness, the log tells of a loss all the same. */
async function watch(): Promise<void> {
  if (isWatched) return
  isWatched = true
  for (let isBack = false; !isBack; ) {
    isBack = await isAnswering()
    await wait(WATCH_MS, undefined, { ref: false })
  }
  isWatched = false
}
