import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { calls } from '../../app/backend/contract/calls.ts'
import { Html, html } from '../identity/pages/html.ts'
import { botActions } from '../loyalty/http/bot-check.ts'
import { checkBooks } from '../loyalty/ledger/check.ts'
import { kitNumbers } from '../loyalty/seeding/write-catalogue.ts'
import type { ControlDeps } from './control-deps.ts'
import { scenarioBody } from './scenarios.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8884; vertical-align: top }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .75rem 0 }
label { display: grid; gap: .25rem; font-size: .875rem }
input, select, button { font: inherit; padding: .35rem .6rem }
pre { white-space: pre-wrap; background: #8881; padding: .75rem }`

// Forms of this page send JSON to the control API and show its answer.
const script = `
for (const form of document.forms) form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const fields = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
  const path = form.dataset.path.replace(':sub', encodeURIComponent(fields.sub ?? ''))
  delete fields.sub
  for (const name of (form.dataset.numbers ?? '').split(' ')) if (name in fields) fields[name] = Number(fields[name])
  const answer = await fetch(path, { method: form.dataset.method ?? 'POST',
    ...(form.dataset.method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }) })
  document.querySelector('pre').textContent = JSON.stringify(await answer.json(), null, 2)
})`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy = [
  "default-src 'none'",
  `style-src ${hash(style)}`,
  `script-src ${hash(script)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const options = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`)

/** The personas first, then other customers in order of creation. */
const listAccounts = (db: ControlDeps['loyalty']['db']) =>
  db
    .prepare('SELECT sub, email, status, language FROM accounts ORDER BY created_at, email LIMIT 30')
    .all()
    .map((row) => ({
      sub: String(row.sub),
      email: String(row.email),
      status: String(row.status),
      language: String(row.language),
    }))

/** A page for the most common controls; the API has all of them. */
export function controlPage(context: Context, { loyalty }: ControlDeps): Response {
  const { db, clock, ledger } = loyalty
  const rows = listAccounts(db).map(({ sub, email, status, language }) => {
    const cells = [email, sub, language, status, ledger.balanceOf(sub)]
    return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`
  })
  const kinds = scenarioBody.shape.kind.options
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox control</title>
<meta name="viewport" content="width=device-width"><style>${new Html(style)}</style></head><body>
<h1>Sandbox control</h1>
<p>Sandbox time ${new Date(clock.now()).toISOString()}. The books ${checkBooks(db).isBalanced ? 'balance' : 'do not balance'}.</p>
<h2>Customers</h2><table><tr><th>Email</th><th>sub</th><th>Language</th><th>Status</th><th>Points</th></tr>${rows}</table>
<form data-path="/control/customers" data-numbers="points"><label>Email<input name="email"></label>
<label>Language<select name="language">${options(['en', 'fr'])}</select></label><label>Points<input name="points" type="number" value="5000"></label>
<button>Create a customer</button></form>
<form data-path="/control/customers/:sub" data-method="GET"><label>sub<input name="sub" required></label><button>Look at a customer</button></form>
<h2>Scenarios</h2>
<form data-path="/control/customers/:sub/scenario" data-numbers="ms status times"><label>sub<input name="sub" required></label>
<label>Call<select name="call">${options(['*', ...Object.keys(calls)])}</select></label>
<label>Kind<select name="kind">${options(kinds)}</select></label><label>ms<input name="ms" type="number"></label>
<label>Status<input name="status" type="number"></label><label>Code<input name="code"></label><label>Times<input name="times" type="number"></label>
<button>Set</button></form>
<form data-path="/control/customers/:sub/scenario" data-method="DELETE"><label>sub<input name="sub" required></label><button>Clear</button></form>
<h2>Clock</h2>
<form data-path="/control/clock" data-numbers="advance"><label>Milliseconds<input name="advance" type="number" value="86400000"></label><button>Advance</button></form>
<h2>Good to know</h2>
<p>Promotion PINs: ${loyalty.catalogue.content.promotionPins.map(({ pin }) => pin).join(', ')}. Card kits: ${kitNumbers.join(', ')}.
Bot-check tokens: POST /bot-check/tokens with action ${botActions.join(', ')}.</p>
<pre>Answers appear here.</pre><script>${new Html(script)}</script></body></html>`
  return context.html(page.markup, 200, { 'content-security-policy': policy, 'cache-control': 'no-store' })
}
