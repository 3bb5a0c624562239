import { spawnSync } from 'node:child_process'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { plainTokens, type ResolverDocument, tokenText } from '../design-system/tokens/dtcg.ts'
import { proveConsumer } from './design-system-consumer.ts'

/**
 * `npm run build -w design-system`: builds the package for other programmes, in design-system/dist. One file per module
 * for tree shaking, with types; style sheets are copied, for Tailwind. Finally compiles and renders a small program
 * that uses the package only by its exports.
 */
const root = join(import.meta.dirname, '..')
const source = join(root, 'design-system')
const output = join(source, 'dist')

const notShipped = /\.(stories|test)\.tsx?$|\/story-content\/|server-samples\.tsx$|board-words\.ts$/

async function modules(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('{components,patterns}/*/*.{ts,tsx}', { cwd: source })) found.push(path)
  return [
    ...found.filter((path) => !notShipped.test(path)),
    'tokens/breakpoints.ts',
    'tokens/palette.ts',
  ].sort()
}

type Manifest = { name: string; version: string; license: string; dependencies: Record<string, string> }

const manifestOf = async (folder: string): Promise<Manifest & Record<string, unknown>> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))

/**
 * In this repository, icons and fonts are dependencies of the site; the package on its own needs them as dependencies.
 */
async function writeManifest(): Promise<void> {
  const own = await manifestOf(source)
  const site = await manifestOf(root)
  const shared = ['lucide', '@fontsource-variable/instrument-sans'].map((name) => [
    name,
    site.dependencies[name],
  ])
  const built = (folder: string) => ({ types: `./${folder}/*.d.ts`, default: `./${folder}/*.js` })
  const manifest = {
    name: own.name,
    version: own.version,
    license: own.license,
    type: 'module',
    sideEffects: own.sideEffects,
    exports: {
      './styles.css': './tokens/styles.css',
      './components/*': built('components'),
      './patterns/*': built('patterns'),
      './tokens/*.json': './tokens/*.json',
      './breakpoints': { types: './tokens/breakpoints.d.ts', default: './tokens/breakpoints.js' },
      './palette': { types: './tokens/palette.d.ts', default: './tokens/palette.js' },
    },
    peerDependencies: own.peerDependencies,
    dependencies: { ...own.dependencies, ...Object.fromEntries(shared) },
  }
  await writeFile(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The design tokens for other tools: the whole as one resolver, and a plain file for each width and each look. */
async function writeTokens(): Promise<void> {
  const whole: ResolverDocument = JSON.parse(await readFile(join(source, 'tokens/tokens.gen.json'), 'utf8'))
  const files = new Map([['borealis.resolver.json', whole], ...plainTokens(whole)])
  for (const [name, tokens] of files) await writeFile(join(output, 'tokens', name), tokenText(tokens))
}

await rm(output, { recursive: true, force: true })
await mkdir(output)
const entries = await modules()
await build({
  configFile: false,
  root: source,
  logLevel: 'warn',
  build: {
    outDir: output,
    minify: false,
    lib: { entry: entries.map((path) => join(source, path)), formats: ['es'] },
    rolldownOptions: {
      external: /^(react|react-dom|lucide|qr|@radix-ui\/[\w-]+)($|\/)/,
      output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
    },
  },
})
const types = spawnSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.build.json'], {
  cwd: source,
  stdio: 'inherit',
})
if (types.status !== 0) process.exit(1)
for await (const sheet of glob('{tokens,components,patterns}/**/*.css', { cwd: source }))
  await cp(join(source, sheet), join(output, sheet))
await writeTokens()
await writeManifest()
await proveConsumer(root, output)
console.log(`${entries.length} modules in design-system/dist, and a programme that uses them`)
