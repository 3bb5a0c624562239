import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS } from './chromium-args.ts'
import type { PictureStory } from './stories.ts'

export type Picture = { readonly name: string; readonly png: Buffer }

type Request = { storybook: string; stories: readonly PictureStory[]; executablePath: string }

/** A day in the middle of the stories' season, so that no picture shows when it was taken. */
const NOW = '2026-11-20T15:00:00Z'
/** Longer pages are cut: what is below has pictures of its own. */
const MAX_HEIGHT = 2400

/** Key stories of a built Storybook as a browser shows them: time stands still, nothing moves, letters are ours. */
export async function takePictures({ storybook, stories, executablePath }: Request): Promise<Picture[]> {
  const server = await serve(storybook)
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...CHROMIUM_ARGS,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      // Deterministic rasterisation: otherwise antialiased edges vary between runs.
      '--disable-partial-raster',
      '--disable-checker-imaging',
      '--disable-skia-runtime-opts',
      '--run-all-compositor-stages-before-draw',
    ],
  })
  try {
    const pictures: Picture[] = []
    for (const story of stories) {
      const png = await take(browser, server.origin, story).catch((cause: unknown) => {
        throw new Error(`${story.name} cannot be taken`, { cause })
      })
      pictures.push({ name: story.name, png })
    }
    return pictures
  } finally {
    await browser.close()
    server.close()
  }
}

async function take(browser: Browser, origin: string, story: PictureStory): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: story.width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: story.locale ?? 'en-CA',
    timezoneId: 'America/Toronto',
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    // Storybook makes no external requests; a story that did would not be reproducible.
    await page.route('**/*', (route) =>
      route.request().url().startsWith(origin) ? route.continue() : route.abort(),
    )
    const globals = Object.entries(story.globals ?? {}).map(([key, value]) => `${key}:${value}`)
    const address = new URLSearchParams({
      id: story.id,
      viewMode: 'story',
      globals: ['motion:reduced', ...globals].join(';'),
    })
    await page.goto(`${origin}/iframe.html?${address}`)
    await page.waitForSelector('#storybook-root > *', { state: 'attached', timeout: 20_000 })
    await page.waitForLoadState('networkidle')
    // Lazily rendered content has no height of its own until it is near the viewport.
    await page.addStyleTag({ content: '.skip-offscreen { content-visibility: visible }' })
    await page.evaluate(async () => {
      await document.fonts.ready
      // A lazy image below the viewport would never be decoded.
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    })
    if (await page.locator('.sb-show-errordisplay, .sb-show-nopreview').count())
      throw new Error(`${story.id} does not show`)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const shown = Math.min(Math.max(height, 200), MAX_HEIGHT)
    await page.setViewportSize({ width: story.width, height: shown })
    // An error summary takes focus, which scrolls the page.
    await page.evaluate(() => scrollTo(0, 0))
    return await settled(page)
  } finally {
    await context.close()
  }
}

/** Waits for two identical pictures in a row: fonts, images and transitions have settled by then. */
async function settled(page: Page): Promise<Buffer> {
  const picture = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  let before = await picture()
  for (let attempt = 0; attempt < 8; attempt++) {
    await page.waitForTimeout(150)
    const after = await picture()
    if (after.equals(before)) return after
    before = after
  }
  throw new Error(`${page.url()} does not come to rest`)
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

async function serve(directory: string): Promise<{ origin: string; close: () => Server }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    try {
      const body = await readFile(join(directory, path))
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The Storybook server has no address')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
