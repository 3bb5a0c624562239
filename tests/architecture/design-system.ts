import { dirname } from 'node:path'
import type { ESTree } from 'vite'
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

/** Props of exported components that say nothing of what they mean, and parts of them that hide a unit or a default. */
export function findUndocumentedProps(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => !isStory(file))
    .flatMap((file) => {
      const findings: Finding[] = []
      walk(parseSource(file), (node) => {
        if (node.type !== 'ExportNamedDeclaration') return
        const type = node.declaration
        if (type?.type !== 'TSTypeAliasDeclaration' && type?.type !== 'TSInterfaceDeclaration') return
        const isProps = type.id.name.endsWith('Props')
        // Outermost first. What stands around a part explains it where it names it.
        let around = [{ end: type.end, words: docBefore(file, node.start) }]
        walk(type, (prop) => {
          if (prop.type !== 'TSPropertySignature') return
          around = around.filter(({ end }) => prop.start < end)
          const name = prop.key.type === 'Identifier' ? prop.key.name : 'a prop'
          const words = docBefore(file, prop.start)
          const isPart = !isProps || around.length > 1
          const isNamed = around.some((one) => one.words.includes(`\`${name}`))
          if (words === '' && !(isPart && (isNamed || speaksForItself(prop, name))))
            findings.push(`${at(file, prop.start)} ${type.id.name} does not say what ${name} means`)
          around.push({ end: prop.end, words })
        })
      })
      return findings
    })
}

const docBefore = (file: SourceFile, offset: number) =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(file.text.slice(0, offset))?.[0] ?? ''

/** Attributes of HTML mean here what they mean there. */
const attributes = new Set(['href', 'src', 'srcSet', 'sizes', 'alt', 'disabled', 'checked', 'current'])

/** What is always there and neither counts, switches nor acts has no unit and no default to tell. */
const speaksForItself = (prop: ESTree.TSPropertySignature, name: string): boolean =>
  attributes.has(name) || !(prop.optional || countsOrActs(prop.typeAnnotation?.typeAnnotation))

function countsOrActs(type: ESTree.TSType | undefined): boolean {
  switch (type?.type) {
    case 'TSNumberKeyword':
    case 'TSBooleanKeyword':
    case 'TSFunctionType':
      return true
    case 'TSArrayType':
      return countsOrActs(type.elementType)
    case 'TSTypeOperator':
      return countsOrActs(type.typeAnnotation)
    case 'TSUnionType':
      return type.types.some(countsOrActs)
    default:
      return false
  }
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
