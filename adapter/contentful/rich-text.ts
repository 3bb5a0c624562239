import { z } from 'zod'

/** A node of Contentful's rich text: a document is one, too. */
interface Node {
  readonly nodeType: string
  readonly value?: string | undefined
  readonly data?: { readonly uri?: string | undefined } | undefined
  readonly content?: readonly Node[] | undefined
}

const node: z.ZodType<Node> = z.object({
  nodeType: z.string(),
  value: z.string().optional(),
  data: z.object({ uri: z.string().optional() }).optional(),
  get content() {
    return z.array(node).optional()
  },
})

/** A heading, and the paragraphs below it. */
export interface Section {
  readonly heading: string
  readonly paragraphs: string[]
}

/** What people read of a rich text: paragraphs with a blank line between them. The contract carries no markup. */
export const plainText = (value: unknown): string =>
  blocksOf(value)
    .map(({ text }) => text)
    .join('\n\n')

/** The same by its headings. What stands before the first one has `title` for a heading. */
export function sectionsOf(value: unknown, title: string): Section[] {
  const sections: Section[] = [{ heading: title, paragraphs: [] }]
  for (const { text, isHeading } of blocksOf(value)) {
    if (isHeading) sections.push({ heading: text, paragraphs: [] })
    else sections.at(-1)?.paragraphs.push(text)
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0)
}

interface Block {
  readonly text: string
  readonly isHeading: boolean
}

/** A text that an editor has typed into a plain field is one paragraph for each blank line. */
function blocksOf(value: unknown): Block[] {
  if (typeof value === 'string')
    return value
      .split(/\n\s*\n/)
      .map((text) => ({ text: text.trim(), isHeading: false }))
      .filter(({ text }) => text !== '')
  const read = node.safeParse(value)
  return read.success ? blocksIn(read.data, '') : []
}

function blocksIn({ nodeType, content = [] }: Node, mark: string): Block[] {
  if (nodeType === 'ordered-list') return content.flatMap((item, at) => blocksIn(item, `${mark}${at + 1}. `))
  if (nodeType === 'unordered-list') return content.flatMap((item) => blocksIn(item, `${mark}• `))
  // Only the first line of an item has its mark.
  if (nodeType === 'list-item') return content.flatMap((one, at) => blocksIn(one, at === 0 ? mark : ''))
  if (nodeType === 'table-row')
    return blockOf(content.map((cell) => cell.content?.map(inline).join(' ') ?? '').join(', '), mark)
  if (nodeType === 'paragraph' || nodeType.startsWith('heading-'))
    return blockOf(content.map(inline).join(''), mark, nodeType !== 'paragraph')
  return content.flatMap((one) => blocksIn(one, mark))
}

function blockOf(written: string, mark: string, isHeading = false): Block[] {
  const text = written.replace(/[ \t]+/g, ' ').trim()
  return text === '' ? [] : [{ text: mark + text, isHeading }]
}

/** A link is its words; an address that stands for itself is not said twice. */
function inline({ nodeType, value = '', data, content = [] }: Node): string {
  if (nodeType === 'text') return value
  const words = content.map(inline).join('')
  const uri = nodeType === 'hyperlink' ? (data?.uri ?? '') : ''
  return uri === '' || uri === words || !/^https?:/.test(uri) ? words : `${words} (${uri})`
}
