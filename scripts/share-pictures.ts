import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { locales } from '../app/domain/locale.ts'
import { asMarkup } from '../app/edge/answers.ts'
import { brandMark as siteMark } from '../design-system/patterns/logo/brand-mark.ts'
import type { Oklch } from '../design-system/tokens/colours.ts'
import { light } from '../design-system/tokens/themes.ts'
import { launchChromium } from './launch-chromium.ts'

/**
 * `npm run share-pictures [-- brand …]` writes what is shown where a link is shared, in both languages: `share.svg` of the
 * brand, under its mark, its name and its motto. The words are its messages', and the picture carries the motto as its
 * description, by which `brands/brands.test.ts` knows when it says another one.
 */
const root = join(import.meta.dirname, '..')
const SITE = 'borealis'
const [width, height] = [1200, 630]

const named = process.argv.slice(2)
const codes = readdirSync(join(root, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && (named.length === 0 || named.includes(entry.name)))
  .map(({ name }) => name)
if (codes.length === 0) throw new Error(`No brand is called ${named.join(' or ')}`)

async function writePictures(page: Page, code: string): Promise<void> {
  const folder = join(root, 'brands', code)
  const target = join(code === SITE ? root : folder, 'public/meta')
  mkdirSync(target, { recursive: true })
  for (const locale of locales) {
    const words = { ...messagesIn(root, locale), ...messagesIn(folder, locale) }
    await page.setContent(await documentOf(folder, words))
    await page.evaluate(() => document.fonts.ready)
    const file = join(target, `${locale}.png`)
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 100, effort: 10 })
      .withXmp(describedBy(words.site_motto ?? ''))
      .toFile(file)
    console.log(file)
  }
}

type Words = Readonly<Record<string, string>>

const messagesIn = (folder: string, locale: string): Words => {
  const file = join(folder, 'messages', `${locale}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

async function documentOf(folder: string, words: Words): Promise<string> {
  const own = <T>(name: string): Promise<Partial<T>> | Partial<T> =>
    existsSync(join(folder, name)) ? import(join(folder, name)) : {}
  const { brandMark = siteMark } = await own<{ brandMark: typeof siteMark }>('mark.ts')
  const { brandColours } = await own<{ brandColours: { light?: Partial<typeof light> } }>('colours.ts')
  const colours = { ...light, ...brandColours?.light }
  const text = (name: string) => `<span>${asMarkup(words[name] ?? '')}</span>`
  return `<!doctype html><style>${styleOf(folder)}
    * { margin: 0; box-sizing: border-box }
    body { width: ${width}px; height: ${height}px; padding: 62px 0 0 64px; background: ${css(colours.night)};
      color: ${css(colours['on-night'])}; font-family: var(--font-sans); font-weight: 600 }
    body > svg { position: absolute; inset: 0 }
    p, h1 { position: relative }
    p { display: flex; align-items: center; gap: 22px; font-size: 34px; line-height: 37px; letter-spacing: -.02em }
    p svg { height: 58px; color: ${css(colours.aurora)} }
    p span { display: block }
    h1 { position: absolute; font-weight: 600; left: 62px; bottom: 78px; width: 560px; font-size: 78px; line-height: 1.1;
      letter-spacing: -.035em; word-spacing: .06em; text-wrap: balance }
  </style>${existsSync(join(folder, 'share.svg')) ? readFileSync(join(folder, 'share.svg'), 'utf8') : ''}
  <p><svg viewBox="${brandMark.viewBox}"><path d="${brandMark.path}" fill="currentColor" /></svg>
    <span>${text('site_nameFirstLine')}${text('site_nameSecondLine')}</span></p>
  <h1>${text('site_motto')}</h1>`
}

const css = ([l, c, h]: Oklch): string => `oklch(${l} ${c} ${h})`

const dataUrl = (file: string): string => `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`

/** The brand's typeface, or the site's. */
function styleOf(folder: string): string {
  const file = join(folder, 'styles.css')
  const style = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (style.includes('--font-sans'))
    return style
      .replace('@theme inline', ':root')
      .replaceAll(/url\(["']?(\/[^"')]+)["']?\)/g, (_url, path: string) =>
        dataUrl(join(folder, 'public', path)),
      )
  const files = join(root, 'node_modules/@fontsource-variable/instrument-sans/files')
  return `@font-face { font-family: Instrument; font-weight: 400 700;
    src: ${dataUrl(join(files, 'instrument-sans-latin-wght-normal.woff2'))} }
    :root { --font-sans: Instrument }`
}

const describedBy = (motto: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
  `<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:description="${asMarkup(motto)}" /></rdf:RDF></x:xmpmeta>`

const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width, height } })
for (const code of codes) await writePictures(page, code)
await browser.close()
