import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'

const folder = join(import.meta.dirname, 'pictures')

/** Size of each kind's drawings, and how many pixels of the PNG lie on one unit: sharp enough for a dense phone screen. */
const kinds = {
  cards: { width: 320, height: 202, scale: 3 },
  swatches: { width: 128, height: 128, scale: 2 },
  featured: { width: 704, height: 424, scale: 2 },
  scenes: { width: 704, height: 424, scale: 2 },
} as const

/** What a picture shows: kind, then which one, as in `/media/cards/maple-books.png`. */
type PictureKind = keyof typeof kinds

const pixels = (kind: PictureKind) => {
  const { width, height, scale } = kinds[kind]
  return { width: width * scale, height: height * scale }
}

const isKind = (name: string): name is PictureKind => Object.hasOwn(kinds, name)

/** Every drawing in `seed/pictures`, as `kind/id`. */
const drawings: ReadonlySet<string> = new Set(
  Object.keys(kinds).flatMap((kind) =>
    readdirSync(join(folder, kind)).map((file) => `${kind}/${file.replace(/\.svg$/, '')}`),
  ),
)

/** The colour that each drawing lies on: its first shape, a rectangle as wide as the whole. One on a gradient has none. */
const grounds: ReadonlyMap<string, string> = new Map(
  [...drawings].flatMap((drawing) => {
    const svg = readFileSync(join(folder, `${drawing}.svg`), 'utf8')
    const fill = /fill="#([0-9a-f]+)" d="M0 0h(?:320|704)v[\d.]+H0z"/.exec(svg)?.[1]
    if (fill === undefined) return []
    return [[drawing, `#${fill.length === 3 ? fill.replaceAll(/./g, '$&$&') : fill}`]]
  }),
)

/** The paths of all pictures, each as SVG and as PNG. */
export const picturePaths = (): string[] =>
  [...drawings].flatMap((drawing) => [`/media/${drawing}.svg`, `/media/${drawing}.png`])

/**
 * The decorative picture of the contract for a kind and id, as a path without the server's origin. Sizes are those of
 * the PNG.
 * @throws when there is no such drawing
 */
export function picture(kind: PictureKind, id: string) {
  if (!drawings.has(`${kind}/${id}`)) throw new Error(`seed/pictures has no ${kind}/${id}.svg`)
  const colour = grounds.get(`${kind}/${id}`)
  return { url: `/media/${kind}/${id}.png`, label: '', ...pixels(kind), ...(colour && { colour }) }
}

/** A picture of a data file by kind and id, such as `scenes/travel`. */
export const pictureNamed = z.string().transform((name, context) => {
  const [kind = '', id = ''] = name.split('/')
  if (isKind(kind) && drawings.has(name)) return picture(kind, id)
  context.addIssue(`seed/pictures has no ${name}.svg`)
  return z.NEVER
})

const rasterised = new Map<string, Promise<Buffer>>()

/** The picture at a `/media/…` path, or null. PNGs are drawn once per process (about 12 ms each) and kept, 5 MB for all. */
export async function pictureFile(pathname: string): Promise<{ contentType: string; body: Buffer } | null> {
  const [, kind = '', id = '', type = ''] =
    /^\/media\/([a-z]+)\/([a-z0-9-]+)\.(svg|png)$/.exec(pathname) ?? []
  if (!isKind(kind) || !drawings.has(`${kind}/${id}`)) return null
  const file = join(folder, kind, `${id}.svg`)
  if (type === 'svg') return { contentType: 'image/svg+xml', body: await readFile(file) }
  let png = rasterised.get(pathname)
  if (!png) {
    png = rasterise(file, kind)
    rasterised.set(pathname, png)
    // A failed picture is tried again next time.
    png.catch(() => rasterised.delete(pathname))
  }
  return { contentType: 'image/png', body: await png }
}

async function rasterise(file: string, kind: PictureKind): Promise<Buffer> {
  // Loaded on first use: starting the sandbox must not wait for it.
  const { default: sharp } = await import('sharp')
  return sharp(file, { density: 72 * kinds[kind].scale })
    .resize(pixels(kind).width)
    .png({ compressionLevel: 7 })
    .toBuffer()
}

/** Serves the pictures. A URL always returns the same bytes. */
export function pictureRoutes() {
  const app = new Hono()
  app.get('/media/*', async (context) => {
    const file = await pictureFile(context.req.path)
    if (!file) return context.notFound()
    return new Response(new Uint8Array(file.body), {
      headers: {
        'content-type': file.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    })
  })
  return app
}
