import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page, Response } from '@playwright/test'
import { readRedis } from '../../tests/support/redis.ts'
import type { Addresses } from '../../tests/support/world.ts'

/** A JWT as the provider issues it; access, id and step-up tokens are JWTs. */
const signedToken = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g

/** Every token in a text: JWTs by their shape, others by their value. */
export function findTokens(text: string, values: readonly string[]): string[] {
  return [...(text.match(signedToken) ?? []), ...values.filter((value) => text.includes(value))]
}

/** The refresh tokens that the provider has issued; they are opaque. */
export function refreshTokens({ dataDir }: Addresses): string[] {
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: true })
  try {
    const rows = db.prepare("SELECT id FROM oidc_records WHERE model = 'RefreshToken'").all()
    return rows.map(({ id }) => String(id))
  } finally {
    db.close()
  }
}

/** Records a page's requests and responses from now on, and reads the page's storage. */
export function gatherEvidence(page: Page, world: Addresses) {
  const traffic: Promise<string>[] = []
  page.context().on('response', (response) => {
    if (!response.url().startsWith(world.site)) return
    traffic.push(readResponse(response))
  })
  const requests: string[] = []
  page.context().on('request', (request) => {
    if (!request.url().startsWith(world.site)) return
    requests.push(`${request.url()}\n${request.postData() ?? ''}`)
  })

  return {
    /** Everything recorded so far, by place. */
    async places(): Promise<Record<string, string>> {
      const { cookies, origins } = await page.context().storageState({ indexedDB: true })
      return {
        requests: requests.join('\n'),
        responses: (await Promise.all(traffic)).join('\n'),
        page: await page.content(),
        cookies: JSON.stringify([cookies, await page.evaluate(() => document.cookie)]),
        'local storage and IndexedDB': JSON.stringify(origins),
        'session storage': await page.evaluate(() => JSON.stringify({ ...sessionStorage })),
        'address and history state': await page.evaluate(
          () => `${location.href} ${JSON.stringify(history.state)}`,
        ),
        heap: await heapOf(page),
      }
    },
    answered: () => traffic.length,
  }
}

async function readResponse(response: Response): Promise<string> {
  const head = `${response.url()}\n${JSON.stringify(await response.allHeaders().catch(() => ({})))}`
  // A redirect has no body, and the body of a page that was left is gone.
  const body = await response.body().catch(() => Buffer.alloc(0))
  return `${head}\n${body.toString('utf8')}`
}

/** Every string in the page's JavaScript heap. */
async function heapOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return chunks.join('')
}

/** What the server persists: its log and its session store. */
export async function serverPlaces({ siteLog, dataDir, redis }: Addresses): Promise<Record<string, string>> {
  const text = (file: string) => readFile(file, 'latin1').catch(() => '')
  return {
    'site log': await text(siteLog),
    'session store': redis
      ? await readRedis(redis)
      : (await text(join(dataDir, 'sessions.sqlite'))) + (await text(join(dataDir, 'sessions.sqlite-wal'))),
  }
}

/** Personal data of every customer in the sandbox: names, contact details and typed texts. */
export function personalWords({ dataDir }: Addresses): string[] {
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: true })
  const column = (query: string) =>
    db
      .prepare(query)
      .all()
      .map((row) => String(Object.values(row)[0]))
  try {
    const words = [
      ...column('SELECT email FROM accounts'),
      ...column('SELECT pending_email FROM members WHERE pending_email IS NOT NULL'),
      ...column('SELECT phone FROM accounts WHERE phone IS NOT NULL'),
      ...column('SELECT phone FROM members WHERE phone IS NOT NULL'),
      ...column("SELECT body ->> 'addressLine1' FROM addresses"),
      ...column("SELECT body ->> 'postalCode' FROM addresses"),
      ...column("SELECT first_name || ' ' || last_name FROM members"),
      ...column('SELECT first_name FROM members'),
      ...column('SELECT last_name FROM members'),
      ...column('SELECT pin FROM promotion_pins'),
    ]
    return [...new Set(words.filter((word) => word.length > 3))]
  } finally {
    db.close()
  }
}
