import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { pictureStories } from './stories.ts'

/** Ids of every story whose file names its own title, as in Storybook's URLs. */
async function storyIds(): Promise<string[]> {
  const root = join(import.meta.dirname, '..')
  const rooms = await Promise.all(
    ['components', 'patterns'].map((room) => readdir(join(root, room), { recursive: true })),
  )
  const files = rooms.flatMap((names, index) =>
    names
      .filter((name) => name.endsWith('.stories.tsx'))
      .map((name) => join(root, index === 0 ? 'components' : 'patterns', name)),
  )
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts.flatMap((text) => {
    const title = /const meta = \{\s*title: '([^']+)'/.exec(text)?.[1]
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
    return title ? names.map((name) => toId(title, storyNameFromExport(name))) : []
  })
}

it('names at most 60 pictures, each once, of existing stories', async () => {
  expect(pictureStories.length).toBeLessThanOrEqual(60)
  const names = pictureStories.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  const ids = new Set(await storyIds())
  expect(pictureStories.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([])
})
