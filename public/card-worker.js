// Shows the member card where the site cannot be reached, at two addresses and nowhere else. It keeps no page of the site:
// only the record that the card page wrote, and draws it by itself. The names are those of app/domain/offline-member-card.ts.
const CACHE = 'borealis-card'
const RECORD = '/account/card/record.json'
const PAGES = ['/account/card', '/fr-ca/account/card']
/** Nobody waits longer than this at a till; milliseconds. */
const PATIENCE = 4000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode !== 'navigate' || request.method !== 'GET' || !PAGES.includes(pathname)) return
  const network = fetch(request).then(forgetIfSignedOut)
  event.waitUntil(network.catch(() => undefined))
  event.respondWith(answer(network, pathname))
})

async function answer(network, pathname) {
  const first = await Promise.race([network.catch(() => undefined), pause(PATIENCE)])
  if (first && first.status < 500) return first
  const record = await readRecord()
  return record ? draw(record, pathname) : (first ?? network)
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms, undefined))

/** The site sends whoever is signed out to sign in: the card goes, whatever ended the session. */
async function forgetIfSignedOut(response) {
  if (response.type === 'opaqueredirect' || response.status === 401) await caches.delete(CACHE)
  return response
}

async function readRecord() {
  const kept = await (await caches.open(CACHE)).match(RECORD)
  const record = kept && (await kept.json())
  if (!record) return undefined
  if (record.until > Date.now()) return record
  await caches.delete(CACHE)
  return undefined
}

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const text = (value) => String(value).replace(/[&<>"']/g, (sign) => signs[sign])

function draw(record, pathname) {
  const locale = pathname.startsWith('/fr-ca/') ? 'fr-ca' : 'en-ca'
  const words = record.words[locale]
  const nonce = crypto.randomUUID()
  const html = `<!doctype html>
<html lang="${locale === 'fr-ca' ? 'fr-CA' : 'en-CA'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(words.title)}</title>
<style nonce="${nonce}">
/* As the card's own page is laid out, in the letters of the device: nothing else is at hand. */
:root { color-scheme: light dark; font: 400 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: whitesmoke; color: black; }
main { box-sizing: border-box; max-width: 44.5rem; margin: 0 auto; padding: clamp(1rem, 7vh, 4.5rem) 1.25rem; }
h1 { font-size: clamp(1.5rem, min(8vh, 7vw), 2.5rem); font-weight: 600; line-height: 1.04; letter-spacing: -.028em; margin: 0 0 clamp(.75rem, 3vh, 2rem); }
p { margin: 0; }
svg { display: block; fill: black; }
/* Black on white whatever stands around it: scanners read it. */
.card { --pad: 1.25rem; overflow: hidden; background: white; color: black; border-radius: 16px; padding: var(--pad) var(--pad) 1.5rem; box-shadow: 0 0 0 1px lightgray; }
.row { display: flex; justify-content: space-between; align-items: baseline; gap: 0 1.5rem; padding: 0 3px; }
.row strong { font-size: 1.25rem; line-height: 1.25; }
.row span { font-size: .875rem; }
/* The light on both sides of the codes reaches into the padding, so that their edges meet those of the words. */
.bars { width: calc(100% + 2 * var(--pad)); height: clamp(4.5rem, 24vh, 10rem); margin: 1.25rem calc(-1 * var(--pad)) 1.5rem; }
.row:first-child { flex-wrap: wrap; }
.row:has(.qr) { align-items: end; }
.qr { flex: none; width: clamp(7.5rem, 40vh, 10rem); margin: clamp(-22px, -5.5vh, -16.5px); }
.number { font-size: clamp(1.5rem, 4.5vw, 2rem); font-weight: 600; line-height: 1.2; letter-spacing: .02em; font-feature-settings: 'tnum'; text-wrap: balance; }
.note { margin-top: clamp(1rem, 3vh, 2rem); max-width: 34rem; }
@media (min-width: 770px) { .card { --pad: 2rem; border-radius: 20px; } .row { padding: 0 15px; } }
@media (prefers-color-scheme: dark) { body { background: black; color: white; } .card { box-shadow: none; } }
</style>
</head>
<body>
<main>
<h1>${text(words.title)}</h1>
<div class="card">
<p class="row"><strong>${text(record.name)}</strong><span>${text(words.since)}</span></p>
<svg class="bars" viewBox="0 0 ${total(record.widths)} 64" preserveAspectRatio="none" shape-rendering="crispEdges" role="img" aria-label="${text(words.barcode)}"><path d="${bars(record.widths)}"/></svg>
<div class="row"><p class="number">${text(record.grouped)}</p>
<svg class="qr" viewBox="-4 -4 ${Number(record.qr.size) + 8} ${Number(record.qr.size) + 8}" shape-rendering="crispEdges" role="img" aria-label="${text(words.qr)}"><path d="${text(record.qr.path)}"/></svg></div>
</div>
<p class="note">${text(words.offline)}</p>
</main>
<script nonce="${nonce}">
const stayLit = () => document.visibilityState === 'visible' && navigator.wakeLock?.request('screen').catch(() => {})
document.addEventListener('visibilitychange', stayLit)
stayLit()
</script>
</body>
</html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Modules of light on both sides, without which a scanner finds no edge. */
const QUIET = 10
const total = (widths) => widths.reduce((sum, width) => sum + Number(width), 2 * QUIET)

function bars(widths) {
  let x = QUIET
  let path = ''
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${x} 0h${Number(width)}v64h-${Number(width)}z`
    x += Number(width)
  }
  return path
}
