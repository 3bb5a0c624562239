import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// `brands.test.ts` finds what is wrong with a brand: it is run on copies of Rivage with one mistake each.

const mistakes = [
  ['nameless', 'says who it is', 'brand.ts', "code: 'nameless'", "code: 'another'"],
  ['pale', 'can be read in its colours, in light and in dark', 'colours.ts', 'ink: [0.265,', 'ink: [0.9,'],
  [
    'loud',
    'changes only messages that the site has, in both languages, and sets its French well',
    'messages/fr-ca.json',
    'chaque achat.',
    'chaque achat !',
  ],
  [
    'copied',
    'leaves no word of another programme',
    'messages/en-ca.json',
    '© {year} Rivage',
    '© {year} Borealis',
  ],
  [
    'strange',
    'brings content that the contract knows, in both languages',
    'content.ts',
    'minimumAge:',
    'leastAge:',
  ],
  ['cut', 'has a mark that its frame does not cut', 'mark.ts', "'0 3 33 28'", "'0 3 20 28'"],
  [
    'two-mottos',
    'shares pictures that say its motto',
    'messages/en-ca.json',
    '"site_motto": "Points',
    '"site_motto": "Tides',
  ],
  ['bare', 'has every picture that carries a name, or none', 'public/favicon.svg', '', undefined],
  ['borrowed', 'has no picture of another programme', 'public/icons/icon-192.png', undefined, ''],
] as const

/** Each copy changes these, as a brand does: none of them is Rivage's. */
const pictures = globSync('public/**/*.{svg,png}', { cwd: join(import.meta.dirname, 'rivage') })

test('each mistake of a brand is found by its name, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'borealis-brands-'))
  for (const code of ['borealis', 'rivage'])
    cpSync(join(import.meta.dirname, code), join(folder, code), { recursive: true })
  for (const [code, , name, right, wrong] of mistakes) {
    const file = (of: string) => join(folder, code, of)
    cpSync(join(folder, 'rivage'), join(folder, code), { recursive: true })
    replace(file('brand.ts'), "code: 'rivage'", `code: '${code}'`)
    for (const picture of pictures) appendFileSync(file(picture), `<!-- ${code} -->`)
    if (wrong === undefined) rmSync(file(name))
    else if (right === undefined) cpSync(join(import.meta.dirname, '..', name), file(name))
    else replace(file(name), right, wrong)
  }
  const report = join(folder, 'report.json')
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'brands/brands.test.ts',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: join(import.meta.dirname, '..'), env: { ...process.env, PLANTED_BRANDS: folder } },
  )
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(folder, { recursive: true })
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, title }) => [ancestorTitles[0], title])
  // Two brands with one picture: each has the other's.
  const lender = ['borealis', 'has no picture of another programme']
  expect(failed.toSorted()).toEqual([lender, ...mistakes.map(([code, title]) => [code, title])].toSorted())
})

/** What vitest's reporter `json` prints. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

function replace(file: string, right: string, wrong: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(right)) throw new Error(`${file} has no ${right}`)
  writeFileSync(file, text.replace(right, wrong))
}
