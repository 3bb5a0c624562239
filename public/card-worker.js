// Shows the member card where the site cannot be reached, at its own addresses and nowhere else. It keeps no page of the site:
// only the record that the card page wrote, and draws it by itself. The names are those of app/domain/offline-member-card.ts.
const CACHE = 'borealis-card'
const RECORD = '/account/card/record.json'
const PAGES = ['/account/card', '/account/card/full', '/fr-ca/account/card', '/fr-ca/account/card/full']
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
  // The language without a prefix is the first; one that came after this card was stored has no words in it.
  const spoken = Object.keys(record.words)
  const locale = spoken.find((one) => pathname.startsWith(`/${one}/`)) ?? spoken[0]
  const words = record.words[locale]
  // A card that was stored before there was a choice has none of its words, nor those of the links.
  const choice = words.choice ?? { legend: words.title, bars: words.barcode, qr: words.qr }
  const home = locale === spoken[0] ? '/' : `/${locale}`
  const ways = words.ways
    ? `<p class="ways"><a href="${text(pathname)}">${text(words.ways.again)}</a> <a href="${text(home)}">${text(words.ways.home)}</a></p>`
    : ''
  const nonce = crypto.randomUUID()
  const html = `<!doctype html>
<html lang="${Intl.getCanonicalLocales(locale)[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(words.title)}</title>
<style nonce="${nonce}">
/* As the card alone on the screen is laid out, in the letters of the device: nothing else is at hand. */
/* Black on white in both themes, because scanners read it; "only", or a browser that darkens pages turns it round. */
:root { color-scheme: only light; font: 400 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: white; color: black; }
main { box-sizing: border-box; display: flex; flex-direction: column; justify-content: center; gap: min(3vh, 1.5rem); min-height: 100vh; min-height: 100dvh; max-width: 48rem; margin: 0 auto; padding: min(4vh, 2rem) 1.5rem; }
h1 { position: absolute; clip-path: inset(50%); }
p { margin: 0; }
svg { display: block; fill: black; }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .5rem 1.5rem; }
.row strong { font-size: 1.25rem; line-height: 1.25; }
.row span { font-size: .875rem; }
/* The light on both sides of the bars reaches into the margin, so that their edges meet those of the words. */
.code { position: relative; flex: 1; min-height: 7rem; max-height: min(45vh, 24rem); margin: 0 -1.5rem; }
.code svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.qr, main:has([value=qr]:checked) .bars { visibility: hidden; }
main:has([value=qr]:checked) .qr { visibility: visible; }
.number { font-size: clamp(1.5rem, 4.5vw, 2rem); font-weight: 600; line-height: 1.2; letter-spacing: .02em; font-feature-settings: 'tnum'; text-wrap: balance; }
fieldset { display: flex; margin: 0; padding: 0; border: 1.5px solid; border-radius: 10px; forced-color-adjust: none; }
label { display: flex; align-items: center; min-height: 2.5rem; padding: 0 1rem; font-weight: 600; border-radius: 8px; }
label:has(:checked) { background: black; color: white; }
label:has(:focus-visible) { outline: 3px solid black; outline-offset: 2px; }
legend, input { position: absolute; clip-path: inset(50%); }
.note { max-width: 34rem; }
.ways { display: flex; flex-wrap: wrap; gap: 0 2rem; margin: -.75rem 0; }
a { padding: .75rem 0; color: inherit; font-weight: 600; text-underline-offset: .3em; }
a:focus-visible { outline: 3px solid black; outline-offset: 2px; border-radius: 4px; }
</style>
</head>
<body>
<main>
<h1>${text(words.title)}</h1>
<p class="row"><strong>${text(record.name)}</strong><span>${text(words.since)}</span></p>
<div class="code">
<svg class="bars" viewBox="0 0 ${total(record.widths)} 64" preserveAspectRatio="none" shape-rendering="crispEdges" role="img" aria-label="${text(words.barcode)}"><path d="${bars(record.widths)}"/></svg>
<svg class="qr" viewBox="-4 -4 ${Number(record.qr.size) + 8} ${Number(record.qr.size) + 8}" shape-rendering="crispEdges" role="img" aria-label="${text(words.qr)}"><path d="${text(record.qr.path)}"/></svg>
</div>
<div class="row"><p class="number">${text(record.grouped)}</p>
<fieldset><legend>${text(choice.legend)}</legend><label><input type="radio" name="code" value="bars" checked>${text(choice.bars)}</label><label><input type="radio" name="code" value="qr">${text(choice.qr)}</label></fieldset></div>
<p class="note">${text(words.offline)}</p>
${ways}
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
