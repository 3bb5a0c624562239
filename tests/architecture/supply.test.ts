import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './source-files.ts'

interface Package {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly cpu?: readonly string[]
  readonly hasInstallScript?: boolean
}

// The types of the repository's own files and of npm's lock file.
const read = <T>(path: string): T => JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as T

const packagesOf = (lockFile: string) =>
  Object.entries(read<{ packages: Record<string, Package> }>(lockFile).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, one]) => ({ ...one, name: path.slice(path.lastIndexOf('node_modules/') + 13) }))

const installed = packagesOf('package-lock.json')

const everywhere = (name: string) =>
  globSync(
    ['', '*/', 'bench/*/', 'bench/*/*/'].map((folder) => folder + name),
    { cwd: projectRoot },
  ).sort()
const manifests = everywhere('package.json')
const toolLocks = everywhere('package-lock.json').filter((path) => path !== 'package-lock.json')

/** Packages with install scripts, each with the reason. The site works without running any. */
const mayRunScripts = new Set([
  // Checks that the platform's binary is installed; Storybook's builder depends on it.
  'esbuild',
])

type Floors = Readonly<Record<string, string>>
type Installed = { readonly name: string; readonly version?: string }

/** Packages below the version from which they are known to be safe. */
const belowFloor = (packages: readonly Installed[], floors: Floors) =>
  packages.flatMap(({ name, version = '' }) => {
    const floor = floors[name]
    return floor && compare(version, floor) < 0 ? [`${name}@${version} is below ${floor}`] : []
  })

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(/[.-]/).map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

test('the lock file was read', () => expect(installed.length).toBeGreaterThan(300))

test('all packages of the project, and the lock files of its tools, are read', () => {
  expect(manifests.length).toBeGreaterThan(7)
  expect(toolLocks.length).toBeGreaterThan(2)
})

test.each(manifests)('%s pins exact versions', (path) => {
  const { dependencies, devDependencies, optionalDependencies } =
    read<Record<string, Record<string, string>>>(path)
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

test('every package has an SHA-512 hash, except binaries of other platforms', () => {
  const loose = installed.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  const isForElsewhere = ({ optional, cpu, resolved }: Package) => optional && cpu && resolved === undefined
  expect(loose.filter((one) => !isForElsewhere(one)).map(({ name }) => name)).toEqual([])
})

test.each(toolLocks)('every package of %s has an SHA-512 hash', (path) => {
  const tools = packagesOf(path)
  expect(tools.length).toBeGreaterThan(100)
  expect(tools.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('tools outside the lock file are installed without scripts', () => {
  const installer = readFileSync(join(projectRoot, 'scripts/install-tools.ts'), 'utf8')
  expect(installer).toContain("'--ignore-scripts'")
})

/**
 * npm records no hash for binaries of platforms that it did not download. Their versions are exact, and npm checks the
 * registry's hash when they are installed there. Their number may only fall.
 */
test('only binaries of other platforms have no hash, and their number does not grow', () => {
  const without = installed.filter(({ integrity }) => integrity === undefined)
  expect(without.length).toBeLessThanOrEqual(37)
  for (const { name, version, optional } of without) {
    expect([name, optional]).toEqual([name, true])
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(name).toMatch(
      /android|darwin|win32|musl|freebsd|openharmony|wasm32|gnueabi|ppc64|riscv64|s390x|linux-arm/,
    )
  }
})

test('only listed packages have install scripts', () => {
  const scripts = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  expect(scripts.filter((name) => !mayRunScripts.has(name))).toEqual([])
  for (const name of mayRunScripts) expect(scripts).toContain(name)
})

test('no package is below its lowest safe version', () => {
  const floors = read<Floors>('tests/safe-versions.json')
  const names = new Set(installed.map(({ name }) => name))
  for (const name of Object.keys(floors)) expect(names).toContain(name)
  expect(belowFloor(installed, floors)).toEqual([])
})

test('a package below its lowest safe version is found', () => {
  const floors = { seroval: '1.6.7' }
  for (const version of ['1.6.6', '1.5.99', '0.99.99', ''])
    expect(belowFloor([{ name: 'seroval', version }], floors), version).toHaveLength(1)
  for (const version of ['1.6.7', '1.6.10', '1.10.0', '2.0.0'])
    expect(belowFloor([{ name: 'seroval', version }], floors), version).toEqual([])
})
