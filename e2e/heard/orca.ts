import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Locale, languageTag } from '../../app/domain/locale.ts'
import { stopChild } from '../../scripts/stop-child.ts'
import { lineOf } from '../../tests/support/processes.ts'
import { passTime } from '../../tests/support/waits.ts'

const run = promisify(execFile)

/** Debian's packages that this needs; `npm run heard` says so where one is missing. */
const PACKAGES = 'orca xvfb at-spi2-core dbus xdotool openbox locales'

/** Orca has finished when it has said nothing for so long, and had nothing to do. */
const QUIET_MS = 1_200
/** What counts as nothing to do, in hundredths of a second of processor time. */
const IDLE_TICKS = 5
/** How long the first word may take: of a page that loads, or of a key on a busy machine. */
const FIRST_WORD_MS = 6_000
/** The longest that Orca may speak after one key. */
const LONGEST_MS = 40_000

/**
 * Loaded by Orca, which has no voice here: writes each thing that it would say as a line of JSON, with the language that the
 * browser names for the text.
 */
const CUSTOMIZATIONS = `
import json, os
from orca import settings, speech, speech_generator

said = open(os.environ["HEARD"], "a", buffering=1, encoding="utf-8")
voice = speech_generator.SpeechGenerator.voice

def voice_with_language(self, key=None, **args):
    chosen = voice(self, key, **args)
    chosen[0]["language"] = args.get("language") or None
    return chosen

def write(text, acss=None, *rest):
    said.write(json.dumps([text, (acss or {}).get("language")]) + "\\n")

def read_all(utterances, *rest):
    for context, acss in utterances:
        write(context.utterance, acss)

speech_generator.SpeechGenerator.voice = voice_with_language
speech._speak = write
speech.speakCharacter = write
speech.speakKeyEvent = lambda *rest: None
speech.sayAll = read_all
settings.speechFactoryModules = []
settings.speechServerFactory = ""
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
`

/** Orca, with a display, a session bus and a keyboard of its own, in the language of its customer. */
export interface Orca {
  /** What a browser needs to be heard. */
  readonly env: Record<string, string>
  /** Presses keys one after another, as xdotool names them: `Tab`, `ctrl+Home`. */
  press(...keys: string[]): Promise<void>
  /** Types letters, which a keyboard of the United States has. */
  type(text: string): Promise<void>
  /** Resolves, once Orca is silent, with all it has said since the last time. */
  heard(): Promise<string[]>
  stop(): Promise<void>
}

/** @throws when a program is missing, with the packages to install */
export async function startOrca(locale: Locale): Promise<Orca> {
  const folder = await mkdtemp(join(tmpdir(), 'borealis-heard-'))
  const log = join(folder, 'heard.jsonl')
  const language = languageTag(locale).replace('-', '_')
  const children: ChildProcess[] = []
  let orca: ChildProcess | undefined
  const stop = async () => {
    for (const child of children.toReversed()) await stopChild(child)
    await rm(folder, { recursive: true, force: true })
  }
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    HEARD: log,
    LOCPATH: folder,
    LANG: `${language}.UTF-8`,
    GSETTINGS_BACKEND: 'memory',
    ACCESSIBILITY_ENABLED: '1',
    TZ: 'America/Toronto',
  }
  const start = (command: string, args: string[]): ChildProcess => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    children.push(child)
    return child
  }
  try {
    await mkdir(join(folder, 'orca'))
    await writeFile(join(folder, 'orca', 'orca-customizations.py'), CUSTOMIZATIONS)
    await writeFile(log, '')
    await run('localedef', ['-i', language, '-f', 'UTF-8', join(folder, `${language}.UTF-8`)])
    const screen = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
    env.DISPLAY = `:${await lineOf(start('Xvfb', screen).stdout)}`
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'])
    env.DBUS_SESSION_BUS_ADDRESS = await lineOf(bus.stdout)
    start('openbox', [])
    const toAccessibility = ['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus']
    const set = ['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', 'IsEnabled', '<true>']
    await run('gdbus', [...toAccessibility, ...set], { env })
    orca = start('orca', [])
  } catch (error) {
    await stop()
    throw new Error(`Orca could not be started: apt-get install ${PACKAGES}`, { cause: error })
  }

  let heardBefore = 0
  const linesSaid = async () => (await readFile(log, 'utf8')).split('\n').filter(Boolean)
  const heard = async () => {
    const began = Date.now()
    let lines = await linesSaid()
    let worked = await ticksOf(orca)
    for (let quietSince = began; Date.now() - began < LONGEST_MS; ) {
      const isSilent = lines.length === heardBefore
      if (Date.now() - quietSince > (isSilent ? FIRST_WORD_MS : QUIET_MS)) break
      await passTime(150)
      const now = await linesSaid()
      const ticks = await ticksOf(orca)
      if (now.length > lines.length || ticks - worked > IDLE_TICKS) {
        quietSince = Date.now()
        worked = ticks
      }
      lines = now
    }
    const news = lines.slice(heardBefore)
    heardBefore = lines.length
    return news.map((line) => {
      const [text, spokenIn]: [string, string | null] = JSON.parse(line)
      return spokenIn && spokenIn !== locale.slice(0, 2) ? `[${spokenIn}] ${text}` : text
    })
  }
  const xdotool = async (...args: string[]) => {
    await run('xdotool', args, { env })
  }
  return {
    env,
    press: (...keys) => xdotool('key', '--delay', '120', ...keys),
    type: (text) => xdotool('type', '--delay', '40', text),
    heard,
    stop,
  }
}

/** The processor time that a program has had. */
async function ticksOf(child: ChildProcess | undefined): Promise<number> {
  const stat = await readFile(`/proc/${child?.pid}/stat`, 'utf8')
  const [, fields = ''] = stat.split(') ')
  return Number(fields.split(' ')[11]) + Number(fields.split(' ')[12])
}
