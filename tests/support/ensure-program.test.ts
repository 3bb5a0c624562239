import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureProgram } from './ensure-program.ts'

const PROGRAM = 'borealis-needs-this'
let folder: string

const script = (name: string, lines: string) => {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${lines}\n`)
  chmodSync(file, 0o755)
}

// A fake package manager that precedes the machine's on the PATH.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'borealis-programs-'))
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  script('sudo', 'shift; exec "$@"')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a missing program is installed as the package of its name, with fresh lists where it is not found', () => {
  const [asked, made, lists] = [join(folder, 'asked'), join(folder, PROGRAM), join(folder, 'lists')]
  const install = `install -y --no-install-recommends ${PROGRAM}\n`
  script(
    'apt-get',
    `echo "$@" >> ${asked}
[ "$1" = update ] && { echo > ${lists}; exit; }
[ -e ${lists} ] && { echo > ${made}; chmod +x ${made}; }`,
  )
  ensureProgram(PROGRAM)
  expect(readFileSync(asked, 'utf8')).toBe(`${install}update\n${install}`)
  rmSync(made)
  ensureProgram(PROGRAM)
  expect(readFileSync(asked, 'utf8')).toBe(`${install}update\n${install}${install}`)
})

test('a program that cannot be installed fails the run by name', () => {
  script('apt-get', 'exit 100')
  expect(() => ensureProgram(PROGRAM)).toThrow(
    `${PROGRAM} is missing and could not be installed: run "apt-get install ${PROGRAM}" first.`,
  )
})

test('an installed program is left alone', () => {
  script(PROGRAM, '')
  script('apt-get', `echo > ${join(folder, 'asked')}`)
  ensureProgram(PROGRAM)
  expect(existsSync(join(folder, 'asked'))).toBe(false)
})
