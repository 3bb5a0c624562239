import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rasterise } from './media.ts'
import { renderAppIcon, renderFavicon, renderShareImage } from './site-images.ts'

/** Writes the site's own pictures into `public/`. Run by hand when the drawing changes: `npm run site-images -w sandbox`. */
const site = join(import.meta.dirname, '../../../public')
await mkdir(join(site, 'meta'), { recursive: true })
await mkdir(join(site, 'icons'), { recursive: true })
await writeFile(join(site, 'favicon.svg'), renderFavicon())
await writeFile(join(site, 'meta/en-ca.png'), await rasterise(renderShareImage('en'), 1200))
await writeFile(join(site, 'meta/fr-ca.png'), await rasterise(renderShareImage('fr'), 1200))
for (const [name, size] of [
  ['icon-192', 192],
  ['icon-512', 512],
  ['apple-touch-icon', 180],
] as const) {
  await writeFile(join(site, `icons/${name}.png`), await rasterise(renderAppIcon(size), size))
}
