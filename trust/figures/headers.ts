import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { withLocalePrefix } from '../../app/domain/locale.ts'
import { installTools } from '../../scripts/install-tools.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { createTally, type Figure, inTurns } from '../figure.ts'
import { makeCertificate, openTlsDoor } from '../harness/tls-door.ts'
import { doorOrigin, tlsPorts } from '../harness/world.ts'
import type { Stage } from '../stage.ts'
import { gatherPersons, routesFor } from './access.ts'

const LEAST = 125
const scanned = z.object({
  address: z.string(),
  score: z.number(),
  lost: z.array(z.string()),
})
const locales = ['en-ca', 'fr-ca'] as const

interface Page {
  readonly who: 'visitor' | 'member'
  readonly path: string
}

/** The HTTP Observatory's score of every page, behind TLS as in a deployment, and the scripts of each page. */
export async function headersOfPages(stage: Stage): Promise<Figure> {
  const tally = createTally()
  const packages = await installTools()
  const { persons, avery } = await gatherPersons()
  const averys = persons[4]?.cookies ?? ''
  const pagesOf = (who: Page['who'], person: number): Page[] =>
    routesFor(person).flatMap((path) =>
      locales.map((locale) => ({ who, path: withLocalePrefix(avery.fill(path), locale) })),
    )
  const found: z.infer<typeof scanned>[] = []
  let inline = 0
  const nonces = new Set<string>()
  const folder = await mkdtemp(join(tmpdir(), 'borealis-tls-'))
  const [visitorPort = 0, memberPort = 0] = tlsPorts
  const origin = `https://localhost:${visitorPort}`
  const close: (() => void)[] = []
  try {
    await stage.restartSite(0, { PUBLIC_ORIGIN: origin, TAGS_ORIGIN: 'https://tags.example.ca' })
    const files = await makeCertificate(folder)
    close.push(await openTlsDoor({ port: visitorPort, to: doorOrigin(0), files, cookies: '' }))
    close.push(await openTlsDoor({ port: memberPort, to: doorOrigin(0), files, cookies: averys }))
    const pages = [...pagesOf('visitor', 0), ...pagesOf('member', 4)]
    const isDocument = await inTurns(pages, 8, async ({ who, path }) => {
      const response = await fetch(doorOrigin(0) + path, {
        redirect: 'manual',
        headers: { accept: 'text/html', ...(who === 'member' && { cookie: averys }) },
      })
      const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
      const text = await response.text()
      if (!isPage) return false
      const policy = response.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
      if (nonce) {
        tally.expect(!nonces.has(nonce), `${who} ${path}: its nonce was used before`)
        nonces.add(nonce)
      }
      const judged = judgeMarkup(text, policy)
      inline += judged.inline
      tally.notes.push(...judged.found.map((what) => `${who} ${path}: ${what}`))
      return true
    })
    const documents = pages.filter((_page, index) => isDocument[index])
    for (const who of ['visitor', 'member'] as const) {
      const port = who === 'visitor' ? visitorPort : memberPort
      const addresses = documents
        .filter((page) => page.who === who)
        .map(({ path }) => `localhost:${port}${path}`)
      found.push(...(await observe(packages, files.authority, addresses)))
    }
    tally.expect(
      found.length === documents.length,
      `${found.length} of ${documents.length} pages were scanned`,
    )
    for (const { address, score, lost } of found)
      tally.expect(score >= LEAST, `${address}: ${score}, ${lost.join(', ')}`)
  } finally {
    for (const end of close) end()
    await rm(folder, { recursive: true, force: true })
    await stage.restartSite(0)
  }
  const scores = found.map(({ score }) => score)
  return {
    name: 'Headers: HTTP Observatory and inline scripts of every page, 2 languages, signed in and out',
    goal: `at least ${LEAST} (A+ begins at 100) on every page; no inline script without nonce or hash, no style or handler attribute, each nonce once`,
    measured: `${found.length} pages, ${Math.min(...scores)} to ${Math.max(...scores)}; ${inline} inline scripts and styles, ${nonces.size} nonces; ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0 && found.length > 100 && inline > 100,
    notes: tally.notes,
  }
}

async function observe(packages: string, authority: string, addresses: readonly string[]) {
  const program = fileURLToPath(new URL('../harness/observatory.ts', import.meta.url))
  const { ok, output } = await runCommand([process.execPath, program, packages, ...addresses], {
    env: { NODE_EXTRA_CA_CERTS: authority, NODE_NO_WARNINGS: '1' },
  })
  if (!ok) throw new Error(`the observatory broke: ${output}`)
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => scanned.parse(JSON.parse(line)))
}

/** What of a page's markup its policy should forbid, and how many inline scripts and styles it allows. */
function judgeMarkup(html: string, policy: string): { readonly inline: number; readonly found: string[] } {
  const found: string[] = []
  const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? ''
  if (/unsafe-|\*|data:|https?:(?!\/\/)/.test(directive('script-src')))
    found.push(`script-src ${directive('script-src')}`)
  let inline = 0
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    // Data blocks do not run, so no policy has to allow them.
    if (/\btype="application\/(?:ld\+)?json"/.test(attributes)) continue
    const allowed = directive(`${name}-src`)
    const nonce = /\bnonce="([^"]+)"/.exec(attributes)?.[1]
    const isOurs = /\bsrc="\/assets\//.test(attributes)
    if (!/\bsrc=/.test(attributes)) inline += 1
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const isNamed = nonce
      ? allowed.includes(`'nonce-${nonce}'`)
      : allowed.includes(hash) || (isOurs && allowed.includes("'self'"))
    if (!isNamed) found.push(`a ${name} that the policy does not name: ${attributes} ${text.slice(0, 60)}`)
  }
  const rest = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  for (const [tag] of rest.matchAll(/<[a-z][^>]*\s(?:on[a-z]+|style)=[^>]*>/g))
    found.push(`an attribute that acts: ${tag.slice(0, 120)}`)
  if (/(?:href|action|src)="\s*(?:javascript|data):/i.test(rest)) found.push('an address that acts')
  return { inline, found }
}
