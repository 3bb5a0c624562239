import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/**
 * `npm run size -w design-system`: the bytes that each part adds to a page, after Brotli, without React. Fails when the
 * button alone reaches 3 kB, or when the site's build loads the redeem dialog or the address form before they are
 * opened (`--alone` leaves out the site).
 */
const root = join(import.meta.dirname, '..')
const MAX_BUTTON_BYTES = 3 * 1024

const parts = {
  Button: 'components/button/button.tsx',
  TextField: 'components/text-field/text-field.tsx',
  NotificationBar: 'components/notification-bar/notification-bar.tsx',
  Dialog: 'components/dialog/dialog.tsx',
  RedeemDialog: 'patterns/redeem-dialog/redeem-dialog.tsx',
  AddressForm: 'patterns/address-form/address-form.tsx',
  Header: 'patterns/header/header.tsx',
  guardPalette: 'tokens/palette.ts',
}

async function sizeOf(name: string, path: string): Promise<number> {
  const entry = 'virtual:part'
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'part',
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) =>
          id === entry ? `export { ${name} } from '${join(root, 'design-system', path)}'` : null,
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'part' },
      rolldownOptions: { external: /^react($|\/)|^react-dom($|\/)/ },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const code = outputs.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('')
  return brotliCompressSync(code).length
}

/** A string that occurs only in this part's code, to find it in the site's minified chunks. */
const marks = { 'redeem dialog': 'data-page-dialog', 'address form': 'address-line1' }

async function loadedAtOnce(): Promise<string[]> {
  const assets = join(root, 'dist', 'client', 'assets')
  if (!existsSync(assets)) return ['The site is not built: npm run build, then this again']
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const code = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(assets, name), 'utf8')] as const)),
  )
  const first = new Set(names.filter((name) => /^(index|routes)-/.test(name)))
  if (first.size === 0)
    return ['No chunk of the site is the first page: the bundler names them otherwise now']
  for (const name of first) {
    const text = code.get(name) ?? ''
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      if (imported) first.add(imported)
  }
  return Object.entries(marks).flatMap(([part, mark]) => {
    const holders = names.filter((name) => code.get(name)?.includes(mark))
    if (holders.length === 0) return [`No chunk of the site holds the ${part}`]
    console.log(`${part.padEnd(16)} in ${holders.join(', ')}`)
    return holders.some((name) => first.has(name)) ? [`The ${part} is loaded with the first page`] : []
  })
}

const problems: string[] = []
for (const [name, path] of Object.entries(parts)) {
  const size = await sizeOf(name, path)
  console.log(`${name.padEnd(16)} ${(size / 1024).toFixed(2)} kB`)
  if (name === 'Button' && size >= MAX_BUTTON_BYTES) problems.push('The button alone adds 3 kB or more')
}
if (!process.argv.includes('--alone')) problems.push(...(await loadedAtOnce()))
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
