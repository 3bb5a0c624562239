import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../app/domain/locale.ts'
import { textsOf } from '../tests/architecture/messages.ts'
import { at, parseSource, projectRoot, readSources, walk } from '../tests/architecture/source-files.ts'

// `npm run story-words`: what stories of the design system say as the site once did and no longer does, for a reader to judge.
// A story takes its words from the messages where it can (`siteMessages`); whoever changes messages finds the others here.
// Reads git's history, which a shallow clone has not.

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
/** A message with places matches whatever stands in them. */
const pattern = (text: string) =>
  new RegExp(
    `^${plain(text)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '.+')}$`,
  )

/** Enough words beside the places that a match is no accident. */
const isSpeaking = (text: string) => text.replace(/\{\w+\}/g, '').trim().length > 7

const said = locales.flatMap((locale) =>
  Object.values(JSON.parse(read(`messages/${locale}.json`))).flatMap(textsOf),
)
/** What a backend says, or a language of itself: no message, though it was one once. */
const others = new Set(
  read('sandbox/seed/data/page-data.json')
    .match(/"[^"]+"/g)
    ?.map((text) => text.slice(1, -1)),
)
const current = said.filter(isSpeaking).map(pattern)
const isCurrent = (text: string) => others.has(text) || current.some((one) => one.test(text))

const history = execFileSync('git', ['log', '-p', '--format=', '--', 'messages'], {
  cwd: projectRoot,
  encoding: 'utf8',
  maxBuffer: 2 ** 30,
})
const removed = [...history.matchAll(/^-\s+"[^"]+": ("(?:[^"\\]|\\.)*"),?$/gm)].map(([, json = '']): string =>
  JSON.parse(json),
)
const former = [...new Set(removed)].filter(isSpeaking).map(pattern)

const stories = (await readSources(projectRoot, ['design-system'], /\.tsx?$/)).filter(({ path }) =>
  /stories|story-content|board/.test(path),
)
const old = stories.flatMap((file) => {
  const found: string[] = []
  walk(parseSource(file), (node) => {
    const literal = node.type === 'Literal' || node.type === 'JSXText' ? node.value : undefined
    const text = typeof literal === 'string' ? plain(literal) : ''
    if (text.length > 7 && former.some((one) => one.test(text)) && !isCurrent(text))
      found.push(`${at(file, node.start)} ${text}`)
  })
  return found
})
process.stdout.write(
  `${old.map((line) => `${line}\n`).join('')}${stories.length} files of stories, ${old.length} former words\n`,
)
