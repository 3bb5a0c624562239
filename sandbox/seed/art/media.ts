import { type BrandArtId, brandArt } from './brand-art.ts'
import { cardSize, featuredSize, renderCard, renderFeatured, renderSwatch, swatchSize } from './render.ts'
import { renderScene, type SceneId, sceneIds, sceneSize } from './scenes.ts'

/** What a picture shows: kind, then which one, as in `/media/cards/maple-books.png`. */
type MediaKind = 'cards' | 'swatches' | 'featured' | 'scenes'

/** Pixels of each PNG; sharp enough for a card on a dense phone screen. */
const pngScale: Record<MediaKind, number> = { cards: 3, swatches: 2, featured: 2, scenes: 2 }

const size: Record<MediaKind, { width: number; height: number }> = {
  cards: cardSize,
  swatches: { width: swatchSize, height: swatchSize },
  featured: featuredSize,
  scenes: sceneSize,
}

const kinds: readonly MediaKind[] = ['cards', 'swatches', 'featured', 'scenes']

const isBrand = (id: string): id is BrandArtId => Object.hasOwn(brandArt, id)
const isScene = (id: string): id is SceneId => sceneIds.some((known) => known === id)

function draw(kind: MediaKind, id: string): string | null {
  if (kind === 'scenes') return isScene(id) ? renderScene(id) : null
  if (!isBrand(id)) return null
  if (kind === 'cards') return renderCard(id)
  return kind === 'swatches' ? renderSwatch(id) : renderFeatured(id)
}

/** Every path that `mediaFile` answers, SVG and PNG. */
export function mediaPaths(): string[] {
  const brands = Object.keys(brandArt)
  return kinds.flatMap((kind) =>
    (kind === 'scenes' ? sceneIds : brands).flatMap((id) => [
      `/media/${kind}/${id}.svg`,
      `/media/${kind}/${id}.png`,
    ]),
  )
}

/** The decorative picture of the contract for a kind and id, as a path without the server's origin. Sizes are those of the PNG. */
export function mediaImage(kind: MediaKind, id: BrandArtId | SceneId) {
  const { width, height } = size[kind]
  const scale = pngScale[kind]
  return { url: `/media/${kind}/${id}.png`, label: '', width: width * scale, height: height * scale }
}

/** SVG text of a `/media/…` path, whatever its extension, with the pixel size of its PNG; null when there is no such picture. */
export function mediaSource(
  pathname: string,
): { svg: string; type: 'svg' | 'png'; width: number; height: number } | null {
  const match = /^\/media\/([a-z]+)\/([a-z0-9-]+)\.(svg|png)$/.exec(pathname)
  const kind = kinds.find((known) => known === match?.[1])
  if (!match || !kind) return null
  const svg = draw(kind, match[2] ?? '')
  if (svg === null) return null
  const scale = pngScale[kind]
  return {
    svg,
    type: match[3] === 'svg' ? 'svg' : 'png',
    width: size[kind].width * scale,
    height: size[kind].height * scale,
  }
}

const rendered = new Map<string, Promise<Buffer>>()

/** A picture ready to send. PNGs are rasterised once per process (about 12 ms each) and kept, 5 MB for all of them. */
export async function mediaFile(pathname: string): Promise<{ contentType: string; body: Buffer } | null> {
  const source = mediaSource(pathname)
  if (!source) return null
  if (source.type === 'svg') return { contentType: 'image/svg+xml', body: Buffer.from(source.svg) }
  let png = rendered.get(pathname)
  if (!png) {
    png = rasterise(source.svg, source.width)
    rendered.set(pathname, png)
    // A failed picture is tried again next time.
    png.catch(() => rendered.delete(pathname))
  }
  return { contentType: 'image/png', body: await png }
}

/** Draws an SVG of ours as a PNG, `width` pixels wide. */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  // Loaded on first use: starting the sandbox must not wait for it.
  const { default: sharp } = await import('sharp')
  const drawn = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? width)
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn })
    .resize(width)
    .png({ compressionLevel: 7 })
    .toBuffer()
}
