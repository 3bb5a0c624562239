import { dirname } from 'node:path'
import type { ESTree } from 'vite'
import { resolveImport } from './rooms.ts'
import { at, type Finding, importsOf, parseSource, type SourceFile, walk } from './source-files.ts'

/** Parts of other components without a look of their own, and sample content: their owners' stories show them. */
const partsOfOthers = new Set([
  'components/field',
  'components/formatted-field',
  'components/hidden-fields',
  'patterns/story-content',
])

const folderOf = ({ path }: SourceFile) =>
  /^design-system\/((?:components|patterns)\/[^/]+)\//.exec(path)?.[1]
const isStory = ({ path }: SourceFile) => path.endsWith('.stories.tsx')

/** Folders with components and without stories. */
export function findFoldersWithoutStories(files: readonly SourceFile[]): Finding[] {
  const shown = new Set(files.filter(isStory).map(({ path }) => dirname(path)))
  const drawing = files.filter((file) => !isStory(file) && /\/[^/]+(?<!\.test)\.tsx$/.test(file.path))
  const folders = new Set(drawing.flatMap((file) => folderOf(file) ?? []))
  return [...folders]
    .filter((folder) => !partsOfOthers.has(folder) && !shown.has(`design-system/${folder}`))
    .map((folder) => `design-system/${folder} has no stories`)
}

/** What no page uses, and why it is here. */
const withoutUser: Readonly<Record<string, string>> = {
  'components/dialog/dialog.tsx':
    'the design system stands on Radix’ dialog (docs/dependencies.md), for a question that no page asks yet',
  'patterns/story-content/site-frame.tsx': 'sample content of stories',
}

/**
 * Components and patterns that no page reaches, however many stories show them: each is an entry to the tool that looks for
 * unused files. A file of types alone is reached by whoever names them.
 * @param files of the site and of the design system
 */
export function findComponentsWithoutUser(files: readonly SourceFile[]): Finding[] {
  const known = new Map(files.map((file) => [file.path, file]))
  const reached = new Set<string>()
  const reach = (file: SourceFile | undefined) => {
    if (!file || reached.has(file.path)) return
    reached.add(file.path)
    for (const { specifier } of importsOf(file)) reach(known.get(resolveImport(file.path, specifier) ?? ''))
  }
  for (const file of files) if (file.path.startsWith('app/') && !/\.test\./.test(file.path)) reach(file)
  return files
    .filter((file) => folderOf(file) && file.path.endsWith('.tsx') && !isStory(file))
    .filter(({ path }) => !reached.has(path) && !(path.replace('design-system/', '') in withoutUser))
    .map(({ path }) => `${path} is used by no page`)
}

/**
 * Props of exported components without a description, optional props that do not state their default, and nested props
 * without a unit or default.
 */
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
        // Outermost first. A component may document a nested prop where it names it.
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
          else if (prop.optional && !isPart && !saysItsDefault.test(words) && !attributes.has(name))
            findings.push(`${at(file, prop.start)} ${type.id.name} does not say what stands without ${name}`)
          around.push({ end: prop.end, words })
        })
      })
      return findings
    })
}

const docBefore = (file: SourceFile, offset: number) =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(file.text.slice(0, offset))?.[0] ?? ''

/** Words that state what applies when the prop is not given. */
const saysItsDefault = /\bdefault|\bnone\b|without|absent|left out|otherwise|leave it out|\bneeded with\b/i

/** HTML attributes keep their meaning. */
const attributes = new Set(['href', 'src', 'srcSet', 'sizes', 'alt', 'disabled', 'checked', 'current'])

/** A required prop that is not a number, boolean or callback has no unit and no default to document. */
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

/** Text sizes in px, which do not scale with the reader's font size. */
export function findFixedText(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => !isStory(file))
    .flatMap((file) =>
      [...file.text.matchAll(/\btext-\[[\d.]+px\]|font-size:\s*[\d.]+px/g)].map(
        ({ 0: size, index }) => `${at(file, index)} sizes text in px: ${size}`,
      ),
    )
}

/** Stories whose text does not change with the toolbar's language, with the reason. */
const withoutWords: Readonly<Record<string, string>> = {
  'design-system/components/icon/icon.stories.tsx': 'icons and their sizes in px',
  'design-system/patterns/card-art/card-art.stories.tsx': 'a picture, its name stands beside it',
  'design-system/components/picture/picture.stories.tsx': 'a picture, its name stands beside it',
  'design-system/patterns/sky-window/sky-window.stories.tsx': 'light without words',
  'design-system/components/slats/slats.stories.tsx': 'light without words',
  'design-system/patterns/page-outline/page-outline.stories.tsx': 'outlines without words',
  'design-system/patterns/step-sky/step-sky.stories.tsx': 'light without words',
}

/** Stories that do not follow the toolbar's language, because their render function does not read it. */
export function findStoriesOfOneLanguage(
  files: readonly SourceFile[],
  exempt: Readonly<Record<string, string>> = withoutWords,
): Finding[] {
  const stories = files.filter(isStory)
  const unused = Object.keys(exempt).filter((path) => !stories.some((file) => file.path === path))
  return [
    ...unused.map((path) => `${path} is exempt and is no story`),
    ...stories.flatMap((file) => {
      const found = storiesOfOneLanguage(file)
      if (!(file.path in exempt)) return found
      return found.length > 0 ? [] : [`${file.path} is exempt and follows the language`]
    }),
  ]
}

function storiesOfOneLanguage(file: SourceFile): Finding[] {
  const named = new Map<string, ESTree.Node>()
  const exported = new Map<string, ESTree.Node>()
  for (const statement of parseSource(file).body) {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = isExported ? statement.declaration : statement
    if (declaration?.type === 'FunctionDeclaration' && declaration.id)
      named.set(declaration.id.name, declaration)
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      named.set(id.name, init)
      if (isExported) exported.set(id.name, init)
    }
  }
  const follows = (node: ESTree.Node, seen = new Set<string>()): boolean => {
    let isFollowing = false
    walk(node, (each) => {
      if (each.type !== 'Identifier' && each.type !== 'JSXIdentifier') return
      if (each.name === 'globals') isFollowing = true
      const meant = named.get(each.name)
      if (!meant || seen.has(each.name)) return
      seen.add(each.name)
      if (follows(meant, seen)) isFollowing = true
    })
    return isFollowing
  }
  const meta = renderOf(named.get('meta'), named)
  return [...exported].flatMap(([name, story]) => {
    const drawn = renderOf(story, named) ?? meta
    return namesItsLanguage(story) || (drawn && follows(drawn))
      ? []
      : [`${at(file, story.start)} ${name} does not follow the language`]
  })
}

/** A story for one language says so: `globals: { locale: 'fr-ca' }`. */
function namesItsLanguage(story: ESTree.Node): boolean {
  if (story.type !== 'ObjectExpression') return false
  return story.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'globals' &&
      property.value.type === 'ObjectExpression' &&
      property.value.properties.some(
        (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'locale',
      ),
  )
}

/** The render function of a story: its own, or that of a story it spreads. */
function renderOf(
  story: ESTree.Node | undefined,
  named: ReadonlyMap<string, ESTree.Node>,
): ESTree.Node | undefined {
  if (story?.type === 'TSSatisfiesExpression') return renderOf(story.expression, named)
  if (story?.type === 'Identifier') return renderOf(named.get(story.name), named)
  // Created by a function in the file.
  if (story?.type === 'CallExpression') return story
  if (story?.type !== 'ObjectExpression') return undefined
  let render: ESTree.Node | undefined
  for (const property of story.properties) {
    if (property.type === 'SpreadElement') render = renderOf(property.argument, named) ?? render
    else if (property.key.type === 'Identifier' && property.key.name === 'render') render = property.value
  }
  return render
}

/** Widths at which the layout changes, written as numbers: `design-system/tokens/breakpoints.ts` has a name for each. */
export function findUnnamedBreakpoints(files: readonly SourceFile[]): Finding[] {
  const pattern =
    /@media[^{]*(?:\bwidth [<>]=? [\d.]|\d(?:px|rem) [<>]=? width)|(?<!@container )\(width [<>]=? [\d.]/g
  return files.flatMap((file) => [...file.text.matchAll(pattern)].map(({ index }) => at(file, index)))
}
