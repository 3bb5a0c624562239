import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { type ServiceName, serviceNames, services } from '../../app/bot-check/services.ts'
import { listenLocally } from '../../tests/support/listen-locally.ts'

const SECRET = 'a secret of this provider'

/** Stand-ins for the providers' scripts: like the real ones, they add an iframe and make a request. */
const scripts: Readonly<Record<ServiceName, string>> = {
  recaptcha: `(() => {
    const home = new URL('.', document.currentScript.src)
    window.grecaptcha = {
      ready: (then) => setTimeout(then, 20),
      execute: async (siteKey, { action }) => {
        const badge = document.createElement('iframe')
        badge.src = new URL('frame', home).href
        badge.title = 'reCAPTCHA'
        document.body.append(badge)
        return (await fetch(new URL('token?action=' + action, home))).text()
      },
    }
  })()`,
  turnstile: `(() => {
    const home = new URL('.', document.currentScript.src)
    window.turnstile = {
      render: (room, { action, callback }) => {
        const frame = document.createElement('iframe')
        frame.src = new URL('frame', home).href
        frame.title = 'Turnstile'
        room.append(frame)
        fetch(new URL('token?action=' + action, home)).then((answer) => answer.text()).then(callback)
        return 'widget'
      },
      remove: () => {},
    }
  })()`,
}

/** A server that implements every provider's protocols: a script, a frame, single-use tokens, and verification. */
export async function startBotProvider() {
  const actions = new Map<string, string>()
  let isDown = false
  let verdicts = 0

  async function judge(request: IncomingMessage): Promise<object> {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const token = form.get('response') ?? ''
    const action = form.get('secret') === SECRET ? actions.get(token) : undefined
    actions.delete(token)
    verdicts += 1
    return action
      ? { success: true, action, hostname: 'localhost', score: 0.9 }
      : { success: false, 'error-codes': ['timeout-or-duplicate'] }
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    const script = serviceNames.find((name) => pathname === `/${name}/api.js`)
    if (script) response.setHeader('content-type', 'text/javascript').end(scripts[script])
    else if (pathname.endsWith('/frame')) response.setHeader('content-type', 'text/html').end('<p>hello')
    else if (pathname.endsWith('/token')) {
      const token = randomUUID()
      actions.set(token, searchParams.get('action') ?? '')
      response.setHeader('content-type', 'text/plain').end(token)
    } else if (isDown) response.writeHead(500).end()
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(await judge(request)))
  })
  const origin = await listenLocally(server)
  return {
    /** Of a site that uses this server as one of them, and verifies. */
    settings: (name: ServiceName) => ({
      BOT_CHECK_SCRIPT_URL: `${origin}/${name}/api.js`,
      BOT_CHECK_VERIFY_URL: `${origin}/${name}/siteverify`,
      [services[name].siteKey]: 'site',
      [services[name].secret]: SECRET,
    }),
    /** What a policy for this one alone lets in. */
    sources: (name: ServiceName) =>
      name === 'recaptcha' ? `${origin}/recaptcha/ https://www.gstatic.com/recaptcha/` : origin,
    breakDown: (): void => {
      isDown = true
    },
    verdicts: (): number => verdicts,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
