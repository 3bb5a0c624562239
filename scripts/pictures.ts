import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { comparePictures } from '../design-system/pictures/compare.ts'
import { pictureStories } from '../design-system/pictures/stories.ts'
import { takePictures } from '../design-system/pictures/take.ts'
import { findOrInstallChromium } from './find-browsers.ts'

/**
 * `npm run pictures` compares key stories with the committed pictures; `npm run pictures:accept` replaces those.
 * `--only <text>` selects stories by name; `--built` uses an existing Storybook build.
 */
const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    accept: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
})
const storybook = join(root, 'dist', 'storybook')

const stories = pictureStories.filter(({ name }) => name.includes(values.only))
if (stories.length === 0) throw new Error(`No picture has ${values.only} in its name`)

const executablePath = findOrInstallChromium()
if (!executablePath) throw new Error('Pictures need Chromium')

if (!values.built) {
  const built = spawnSync('npm', ['run', '--silent', 'storybook:build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) process.exit(1)
}

const taken = await takePictures({ storybook, stories, executablePath })
const { failures, written } = await comparePictures(taken, {
  baselines: join(root, 'design-system', 'pictures', 'baselines'),
  output: join(root, 'test-results', 'pictures'),
  accept: values.accept,
})

for (const failure of failures) console.error(failure)
console.log(
  values.accept
    ? `${written} pictures written`
    : `${taken.length - failures.length} passed, ${failures.length} failed`,
)
process.exit(failures.length > 0 ? 1 : 0)
