import { type TokenName, tokenNames } from '../../design-system/tokens/colours.ts'
import { contrastFloors } from '../../design-system/tokens/contrast-floors.ts'
import { at, type Finding, parseSource, type SourceFile, walk } from './source-files.ts'

const known: ReadonlySet<string> = new Set(tokenNames)

const hasFloor = (one: string, other: string) =>
  contrastFloors.some(({ tokens, grounds }) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([token, ground]) =>
        tokens.some((name) => name === token) && grounds.some((name: TokenName) => name === ground),
    ),
  )

/** The colour of a utility under a variant: `colourOf(['hover:bg-sunken'], 'hover:', 'bg')` is `sunken`. */
function colourOf(classes: readonly string[], variant: string, utility: 'bg' | 'text'): string | undefined {
  const start = `${variant}${utility}-`
  return classes
    .filter((each) => each.startsWith(start))
    .map((each) => each.slice(start.length))
    .find((token) => known.has(token))
}

/** Pairs of background and text colour in one class list whose contrast no test measures. */
export function findUnmeasuredPairs(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    if (!/\bbg-/.test(file.text)) continue
    walk(parseSource(file), (node) => {
      const text =
        node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.raw : undefined
      if (typeof text !== 'string' || !/\bbg-/.test(text)) return
      const classes = text.split(/\s+/)
      const variants = new Set(classes.map((each) => /^(.*:)?/.exec(each)?.[0] ?? ''))
      for (const variant of variants) {
        const ground = colourOf(classes, variant, 'bg')
        const words = colourOf(classes, variant, 'text') ?? colourOf(classes, '', 'text')
        if (ground && words && !hasFloor(words, ground))
          findings.push(`${at(file, node.start)} has ${words} on ${ground}`)
      }
    })
  }
  return findings
}
