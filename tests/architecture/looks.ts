import type { ESTree } from 'vite'
import { tokenNames } from '../../design-system/tokens/colours.ts'
import { at, type Finding, parseSource, type SourceFile, walk } from './source-files.ts'

/** The text colours that the site may use; all other colours belong to components of the design system. */
const textColours = new Set<string>(['ink', 'ink-2'])
/** The border colours that the site may use, for the lines between sections. */
const lineColours = new Set<string>(['line'])

const paint =
  /^(bg|rounded|shadow|ring|outline|fill|stroke|from|via|to|decoration|accent|caret|divide|backdrop|blur|opacity|animate|transition)(-|$)/

/** Boxes, colours and graphics in the site's own code: visual elements belong in the design system. */
export function findLooks(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const findings: Finding[] = []
    walk(parseSource(file), (node) => {
      if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') {
        const { name } = node.name
        if (name === 'svg' || name === 'canvas') findings.push(`${at(file, node.start)} draws a ${name}`)
      }
      const isAttribute = node.type === 'JSXAttribute' && node.name.name === 'className'
      const isProperty =
        node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'className'
      const isAssigned =
        node.type === 'AssignmentExpression' && /\.class(Name|List)$/.test(textOf(file, node.left))
      const isCalled = node.type === 'CallExpression' && /\.classList\.\w+$/.test(textOf(file, node.callee))
      const value = isAttribute || isProperty ? node.value : isAssigned ? node.right : isCalled ? node : null
      if (!value) return
      walk(value, (part) => {
        const text =
          part.type === 'Literal' ? part.value : part.type === 'TemplateElement' ? part.value.cooked : null
        if (typeof text !== 'string') return
        const looks = text.split(/\s+/).filter(isLook)
        if (looks.length > 0)
          findings.push(`${at(file, part.start)} has a look of its own: ${looks.join(' ')}`)
      })
    })
    return findings
  })
}

const textOf = ({ text }: SourceFile, { start, end }: ESTree.Node) => text.slice(start, end)

function isLook(utility: string): boolean {
  const plain = utility.slice(utility.lastIndexOf(':') + 1)
  if (paint.test(plain) || plain === 'border') return true
  const [, kind, colour = ''] = /^(text|border(?:-[trblxy])?)-(.+)$/.exec(plain) ?? []
  const allowed = kind === 'text' ? textColours : lineColours
  return tokenNames.some((name) => name === colour) && !allowed.has(colour)
}
