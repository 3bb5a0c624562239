// `npm start`, `npm test` and `npm run dev`, from a fresh clone: `node scripts/bootstrap.mjs <script of this folder> …`.
// Runs on Node 20 without installed packages: plain JavaScript, built-in modules only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const NEEDED_MAJOR = 24

runWithNode24(process.argv.slice(2))

/**
 * Installs missing packages and runs a script under Node 24, with the repository's tools first on the PATH. Exits with
 * the script's code.
 * @param {string[]} script its name in this folder, and its arguments
 */
function runWithNode24([script = '', ...args]) {
  installIfNeeded()
  const node = findNode24()
  if (!node) {
    fail(
      `Borealis needs Node ${NEEDED_MAJOR} and this is ${process.version}; no packaged Node exists for ` +
        `${process.platform} ${process.arch}, so install it from https://nodejs.org and run this again.`,
    )
  }
  const child = spawn(node, [join(root, 'scripts', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '') },
  })
  // A terminal signals the whole process group, a supervisor only this process: pass it on, and end when the child does.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`${node} cannot be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** Runs `npm ci` when packages are missing or do not match package-lock.json. */
function installIfNeeded() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  const marker = join(root, 'node_modules', '.borealis-lock')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return
  if (!matchesInstalled(JSON.parse(lock.toString('utf8')))) {
    console.log('Installing packages (npm ci) …')
    // Windows finds npm only through a shell; the arguments are fixed, so there is nothing to escape.
    const result = spawnSync(
      'npm',
      ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      },
    )
    if (result.error) fail(`npm cannot be started: ${result.error.message}`)
    if (result.status !== 0) fail('npm ci failed; its own words are above.')
  }
  writeFileSync(marker, hash)
}

/** Whether npm's record of node_modules has every package of the lock file, as after a manual `npm ci`. */
function matchesInstalled(lock) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages ?? {}
  return Object.entries(lock.packages ?? {}).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.optional ||
      installed[path]?.version === wanted.version ||
      wanted.link,
  )
}

function findNode24() {
  const packaged =
    process.platform === 'win32'
      ? join(root, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
      : join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged
  return Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR ? process.execPath : undefined
}

/** @returns {never} */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
