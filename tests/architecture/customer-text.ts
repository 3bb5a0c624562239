import type { ESTree } from 'vite'
import type { Messages } from './messages.ts'
import { at, type Finding, parseSource, type SourceFile, walk } from './source-files.ts'

/** Attributes whose value is visible or announced. */
const spoken = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'heading',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** Literal text in JSX: between tags, in an attribute that is visible or announced, or in an expression of either. */
export function findLiteralText(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const findings: Finding[] = []
    const report = ({ start }: ESTree.Node, text: string) => {
      if (hasLetters(text)) findings.push(`${at(file, start)} says “${text.trim()}”`)
    }
    walk(parseSource(file), (node, parent) => {
      if (node.type === 'JSXText') report(node, node.value)
      const isText = node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute'
      const isSpoken =
        node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && spoken.has(node.name.name)
      const value = isText ? node.expression : isSpoken ? node.value : null
      if (value) for (const said of saidBy(value)) report(said, textOf(said))
    })
    return findings
  })
}

const textOf = (node: ESTree.Node): string =>
  node.type === 'Literal'
    ? String(node.value)
    : node.type === 'TemplateElement'
      ? (node.value.cooked ?? '')
      : ''

/** The strings that an expression may come to: of its branches and templates, not of its conditions and calls. */
function saidBy(node: ESTree.Node): ESTree.Node[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : []
  if (node.type === 'JSXExpressionContainer') return saidBy(node.expression)
  if (node.type === 'ParenthesizedExpression') return saidBy(node.expression)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(saidBy)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(saidBy)
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [node.left, node.right].flatMap(saidBy)
  if (node.type === 'TemplateLiteral') return [...node.quasis, ...node.expressions.flatMap(saidBy)]
  return []
}

/** A capitalised word followed by another word: a sentence begins so, but no code, class or URL does. */
const phrase = /^\s*\p{Lu}[\p{L}’'-]*[ \u00a0]\p{L}/u

/** Strings that begin like a sentence anywhere in a page's code: a prop, a branch, a template, a constant. */
export function findPhrases(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    walk(parseSource(file), (node) => {
      const text =
        node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : undefined
      if (typeof text === 'string' && phrase.test(text))
        findings.push(`${at(file, node.start)} says “${text.trim()}”`)
    })
  }
  return findings
}

/** Functions that take texts in both languages, and at which places: English and French by turns. */
const bilingualCalls: Readonly<Record<string, readonly [en: number, fr: number][]>> = {
  text: [[0, 1]],
  say: [
    [0, 1],
    [2, 3],
  ],
  category: [[1, 2]],
}

/** What code or a data file says in both languages, as messages whose keys are places: `{ en, fr }` and `text(en, fr)`. */
export function bilingualTexts(files: readonly SourceFile[]): { english: Messages; french: Messages } {
  const english: Record<string, string> = {}
  const french: Record<string, string> = {}
  for (const file of files) {
    const keep = (language: 'en' | 'fr', node: ESTree.Node | undefined) => {
      if (!node) return
      for (const { start, said } of stringsIn(node))
        (language === 'en' ? english : french)[`${at(file, start)}, ${start}`] = said
    }
    walk(parseSource(asCode(file)), (node) => {
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
        for (const [en, fr] of bilingualCalls[node.callee.name] ?? []) {
          keep('en', node.arguments[en])
          keep('fr', node.arguments[fr])
        }
      const name =
        node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : undefined
      const value =
        node.type === 'Property' ? node.value : node.type === 'VariableDeclarator' ? node.init : undefined
      const language =
        name?.type === 'Identifier' ? name.name : name?.type === 'Literal' ? name.value : undefined
      if ((language === 'en' || language === 'fr') && value) keep(language, value)
    })
  }
  return { english, french }
}

/** A data file is read as the code of one value, so that places are those of the file. */
const asCode = (file: SourceFile): SourceFile =>
  file.path.endsWith('.json') ? { path: `${file.path}.ts`, text: `(${file.text})` } : file

/** The strings below a node; what a template fills in is a placeholder, as in a message. */
function stringsIn(root: ESTree.Node): { start: number; said: string }[] {
  const found: { start: number; said: string }[] = []
  walk(root, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && hasLetters(node.value))
      found.push({ start: node.start, said: node.value })
    if (node.type === 'TemplateLiteral')
      found.push({ start: node.start, said: node.quasis.map(({ value }) => value.cooked).join('{value}') })
  })
  return found
}

/** The CSS named colours. `transparent` and `currentColor` are left out, because they take the colour that is there. */
const colourNames = (
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
  'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod ' +
  'darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon ' +
  'darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray ' +
  'dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green ' +
  'greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon ' +
  'lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon ' +
  'lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen ' +
  'magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue ' +
  'mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy ' +
  'oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip ' +
  'peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown ' +
  'seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal ' +
  'thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
).split(' ')

/** `style` attributes, which the content security policy blocks in server-rendered HTML. */
export function findStyleAttributes(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    walk(parseSource(file), (node) => {
      if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier' || node.name.name !== 'style')
        return
      findings.push(`${at(file, node.start)} has a style attribute`)
    })
  }
  return findings
}

const colour =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\(/i

const name = `(?:${colourNames.join('|')})(?![\\w-])`
/** A colour name as a value in a style sheet: after a colon, and not part of a longer word. */
const namedInCss = new RegExp(`:[^{}]*?(?<![\\w.#-])${name}`, 'i')
/** A colour name as a whole value, or in the brackets of a utility: `fill="white"`, `bg-[white]`. */
const namedValue = new RegExp(`^${name}$`, 'i')
const namedUtility = new RegExp(`-\\[${name}`, 'i')
/** Attributes that take a colour. */
const coloured = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'lightingColor'])

/** Literal colours in style sheets and in strings of code, instead of tokens. */
export function findRawColours(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    if (file.path.endsWith('.css')) {
      const css = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
      for (const [index, line] of css.split('\n').entries()) {
        const found = (colour.exec(line) ?? namedInCss.exec(line))?.[0]
        if (found) findings.push(`${file.path}:${index + 1} has the colour ${found}`)
      }
      continue
    }
    walk(parseSource(file), (node, parent) => {
      const text =
        node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.raw : undefined
      if (typeof text !== 'string') return
      const takesColour =
        parent?.type === 'JSXAttribute' &&
        parent.name.type === 'JSXIdentifier' &&
        coloured.has(parent.name.name)
      const named = namedUtility.exec(text) ?? (takesColour ? namedValue.exec(text) : null)
      const found = (colour.exec(text) ?? named)?.[0]
      if (found) findings.push(`${at(file, node.start)} has the colour ${found}`)
    })
  }
  return findings
}
