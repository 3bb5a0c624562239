import { Hono } from 'hono'

/** As many events as a person or a test wants to look back at. */
const KEPT = 500

/**
 * A stand-in for a third-party tag manager: a script that runs in the site's tag frame and sends the data layer's
 * events. `/tag-events.json` lists what it received.
 */
export function tagRoutes() {
  const app = new Hono()
  const events: unknown[] = []

  app.get('/tag-manager.js', () => new Response(manager, { headers: scriptHeaders }))
  app.post('/collect', async (context) => {
    events.push(JSON.parse(await context.req.text()))
    events.splice(0, events.length - KEPT)
    return context.body(null, 204)
  })
  app.get('/tag-events.json', (context) => context.json(events))
  return app
}

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
}

const manager = `(() => {
  const collect = new URL('/collect', document.currentScript.src)
  const send = (event) => fetch(collect, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(event) })
  const layer = window.dataLayer
  for (const event of layer) send(event)
  const push = layer.push.bind(layer)
  layer.push = (...more) => { more.forEach(send); return push(...more) }
})()
`
