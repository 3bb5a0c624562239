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
:root { color-scheme: light; font: 400 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: whitesmoke; color: black; }
main { box-sizing: border-box; max-width: 44rem; margin: 0 auto; padding: clamp(1.25rem, 6vh, 4rem) 1.25rem; }
h1 { font-size: clamp(1.75rem, 7vw, 2.5rem); line-height: 1.05; letter-spacing: -.025em; margin: 0 0 1.25rem; }
p { margin: 0; }
svg { display: block; fill: black; }
/* Black on white whatever stands around it: scanners read it. */
.card { background: white; border: 1px solid lightgray; border-radius: 16px; padding: clamp(1rem, 5vw, 2rem); }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: .25rem 1.5rem; }
.row strong { font-size: 1.125rem; }
.bars { width: 100%; height: 9rem; margin: 1rem 0; }
.qr { width: min(100%, 8.5rem); }
.number { font-size: clamp(1.35rem, 6vw, 2rem); font-weight: 600; letter-spacing: .01em; font-feature-settings: 'tnum'; }
.note { margin-top: 1.25rem; max-width: 34rem; }
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
