import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareText } from '@borealis/contract/text.ts'
import { installTools } from '../../scripts/install-tools.ts'

/**
 * `npm run mutation [-- GROUP…]`: mutation testing of code where a mistake would cost points or allow an open redirect.
 * Makes one small change at a time, and counts how many of them a unit test detects. Installs Stryker in this folder on
 * first use.
 */
const here = import.meta.dirname
const root = join(here, '../..')
const stryker = join(here, 'node_modules/@stryker-mutator')
const MIN_PERCENT = 85

const groups: Readonly<Record<string, readonly string[]>> = {
  domain: ['app/domain/*.ts', '!app/domain/*.test.ts'],
  'return-path': ['app/domain/return-path.ts'],
  redemption: [
    'app/features/spend/gift-card-state.ts',
    'app/actions/intents.server.ts',
    'app/actions/run-intent.server.ts',
    'app/actions/settle-intent.server.ts',
  ],
}

type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { status: string }[] }>>
}
type Score = { readonly file: string; readonly noticed: number; readonly all: number }

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(groups, name))
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}
const chosen = Object.keys(groups).filter((name) => wanted.length === 0 || wanted.includes(name))
await installTools('bench/mutation')

const folder = mkdtempSync(join(tmpdir(), 'borealis-mutation-'))
const lines: string[] = []
try {
  for (const name of chosen) {
    const scores = mutate(name)
    const total = sum(`**${name}**`, scores)
    for (const score of [total, ...scores]) lines.push(row(score))
    // A group whose files were renamed has no mutants, and proves nothing.
    if (total.all === 0 || percent(total) < MIN_PERCENT) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const table = [
  `# Mutants that the unit tests notice`,
  '',
  `Written by \`npm run mutation\` on ${new Date().toISOString().slice(0, 10)}; each group has to reach ${MIN_PERCENT} %. A mutant that`,
  'cannot be told from the code (an equal boundary, a check that a second one repeats) survives and is counted. Files have the',
  'names of that day.',
  '',
  '| Group, file | Mutants | Noticed | Score |',
  '| --- | --- | --- | --- |',
  ...lines,
  '',
].join('\n')
if (wanted.length === 0) {
  const file = join(root, 'bench/reports/mutation.md')
  writeFileSync(file, table)
  run(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], root)
}
console.log(table)

function mutate(name: string): Score[] {
  const report = join(folder, `${name}.json`)
  const config = join(folder, `${name}.conf.json`)
  const settings = {
    mutate: groups[name],
    testRunner: 'vitest',
    plugins: [join(stryker, 'vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'bench/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    dryRunTimeoutMinutes: 20,
    // TypeScript 7 has no compiler API with which Stryker could rewrite the configuration, which is not needed.
    tsconfigFile: 'none.json',
    tempDirName: join(folder, 'sandbox'),
    ignorePatterns: ['dist', 'design-system/pictures', 'trust', 'e2e'],
    reporters: ['clear-text', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false },
    jsonReporter: { fileName: report },
  }
  writeFileSync(config, JSON.stringify(settings))
  run(process.execPath, [join(stryker, 'core/bin/stryker.js'), 'run', config], root)
  const { files }: Report = JSON.parse(readFileSync(report, 'utf8'))
  // Sorted, so that two reports can be compared line by line.
  const byName = Object.entries(files).toSorted(([a], [b]) => compareText(a, b))
  return byName.map(([file, { mutants }]) => {
    const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
    return {
      file,
      noticed: count('Killed', 'Timeout'),
      all: count('Killed', 'Timeout', 'Survived', 'NoCoverage'),
    }
  })
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}`)
}

function sum(file: string, scores: readonly Score[]): Score {
  const add = (pick: (score: Score) => number) => scores.reduce((total, score) => total + pick(score), 0)
  return { file, noticed: add(({ noticed }) => noticed), all: add(({ all }) => all) }
}

function percent({ noticed, all }: Score): number {
  return all === 0 ? 100 : (100 * noticed) / all
}

function row(score: Score): string {
  return `| ${score.file} | ${score.all} | ${score.noticed} | ${percent(score).toFixed(1)} % |`
}
