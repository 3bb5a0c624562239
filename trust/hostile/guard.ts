import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'

/**
 * Loaded into a process of the site (`NODE_OPTIONS=--import`) that is about to be fuzzed: watches from within what no
 * answer would tell. It writes to the log what it finds, and at its end how much it saw.
 */

type Validator = { '~standard'?: { validate(input: unknown): unknown } }
interface Watched {
  passed(validator: Validator, input: unknown, value: unknown): unknown
  runs(validator: Validator | undefined, data: unknown, handler: unknown): void
}

const prototypes = [Object, Array, Function, String, Number, Boolean, Promise, Map, Set, Date, RegExp, Error]
const namesOf = () =>
  prototypes.map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join()).join(';')
const tell = (what: string) =>
  process.stderr.write(`${JSON.stringify({ level: 50, msg: `GUARD ${what}` })}\n`)

const checked = new WeakMap<object, Validator>()
const seen = { runs: 0, checked: 0 }
let before = ''
let isTold = false

function look(): void {
  // The first snapshot is of what the site itself has loaded.
  before ||= namesOf()
  if (isTold || namesOf() === before) return
  isTold = true
  tell('a prototype was changed')
}

const watch: Watched = {
  passed(validator, _input, value) {
    seen.checked += 1
    if (typeof value === 'object' && value !== null) checked.set(value, validator)
    return value
  },
  runs(validator, data, handler) {
    seen.runs += 1
    look()
    if (!validator) {
      if (/^(async )?\(\{[^)]*\bdata\b/.test(String(handler))) tell('a function reads data and has no schema')
      return
    }
    const isChecked =
      typeof data === 'object' && data !== null
        ? checked.get(data) === validator
        : isStillGood(validator, data)
    if (!isChecked) tell('a function ran with data that did not come out of its schema')
  },
}

function isStillGood(validator: Validator, data: unknown): boolean {
  const result = validator['~standard']?.validate(data)
  return typeof result === 'object' && result !== null && !Reflect.get(result, 'issues')
}

Reflect.set(globalThis, 'borealisGuard', watch)
setInterval(look, 200).unref()
process.on('exit', () => tell(`saw ${seen.runs} runs and ${seen.checked} checks`))

const places: readonly (readonly [string, string])[] = [
  [
    'result.issues, void 0, 2));\n\t\treturn result.value;',
    'result.issues, void 0, 2));\n\t\treturn globalThis.borealisGuard.passed(validator, input, result.value);',
  ],
  [
    'const result = await options.serverFn?.(ctx);',
    'globalThis.borealisGuard.runs(options.validator, ctx.data, options.serverFn); const result = await options.serverFn?.(ctx);',
  ],
]

const server = join(import.meta.dirname, '../../dist/server')
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
)

/** The one file of the build that holds all places, as an address of it ends; which one that is, the bundler decides. */
function watchedFile(): string {
  const holding = files.filter((file) => {
    const source = readFileSync(join(server, file), 'utf8')
    return places.every(([place]) => source.split(place).length === 2)
  })
  const [file] = holding
  if (!file || holding.length > 1) throw new Error('the guard does not find its places')
  return `/dist/server/${file}`
}

const watched = watchedFile()

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(watched)) return loaded
    let source = String(
      typeof loaded.source === 'string' ? loaded.source : Buffer.from(Object(loaded.source)),
    )
    for (const [place, guarded] of places) source = source.replace(place, () => guarded)
    return { ...loaded, source }
  },
})
