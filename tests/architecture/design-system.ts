import { dirname } from 'node:path'
import { at, type Finding, parseSource, type SourceFile, walk } from './source-files.ts'

/** Parts of other parts, without a look of their own: their owners' stories show them. */
const partsOfOthers = new Set([
  'components/field',
  'components/formatted-field',
  'components/visually-hidden',
])

const folderOf = ({ path }: SourceFile) =>
  /^design-system\/((?:components|patterns)\/[^/]+)\//.exec(path)?.[1]
const isStory = ({ path }: SourceFile) => path.endsWith('.stories.tsx')

/** Folders that draw something and that no story shows. */
export function findFoldersWithoutStories(files: readonly SourceFile[]): Finding[] {
  const shown = new Set(files.filter(isStory).map(({ path }) => dirname(path)))
  const drawing = files.filter((file) => !isStory(file) && /\/[^/]+(?<!\.test)\.tsx$/.test(file.path))
  const folders = new Set(drawing.flatMap((file) => folderOf(file) ?? []))
  return [...folders]
    .filter((folder) => !partsOfOthers.has(folder) && !shown.has(`design-system/${folder}`))
    .map((folder) => `design-system/${folder} has no stories`)
}

/** Props of exported components that say nothing of what they mean. */
export function findUndocumentedProps(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => !isStory(file))
    .flatMap((file) => {
      const findings: Finding[] = []
      walk(parseSource(file), (node) => {
        if (node.type !== 'ExportNamedDeclaration') return
        const type = node.declaration
        if (type?.type !== 'TSTypeAliasDeclaration' && type?.type !== 'TSInterfaceDeclaration') return
        if (!type.id.name.endsWith('Props')) return
        let inside = 0
        walk(type, (prop) => {
          // What a prop's own type is made of is explained by the prop.
          if (prop.type !== 'TSPropertySignature' || prop.start < inside) return
          inside = prop.end
          if (/\*\/\s*$/.test(file.text.slice(0, prop.start))) return
          const name = prop.key.type === 'Identifier' ? prop.key.name : 'a prop'
          findings.push(`${at(file, prop.start)} ${type.id.name} does not say what ${name} means`)
        })
      })
      return findings
    })
}

/** Letters sized in px do not grow with what a reader set. Excepted: numerals past twice the body, and the picture of a card. */
const keepsItsSize = /\/(offer-numeral|member-card)\.tsx$/

/** Sizes of text that ignore the reader's own. */
export function findFixedText(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => !isStory(file) && !keepsItsSize.test(file.path))
    .flatMap((file) =>
      [...file.text.matchAll(/\btext-\[[\d.]+px\]|font-size:\s*[\d.]+px/g)].map(
        ({ 0: size, index }) => `${at(file, index)} sizes text in px: ${size}`,
      ),
    )
}
