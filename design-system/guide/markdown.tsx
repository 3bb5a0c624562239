import { Fragment, type ReactNode } from 'react'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'

/** `**strong**`, `` `code` `` and `[a link](…)`, whose address belongs to the repository and is not shown. */
function Inline({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith('**')) return <strong key={key}>{<Inline text={part.slice(2, -2)} />}</strong>
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    return <Fragment key={key}>{part.replace(/^\[([^\]]+)\]\([^)]+\)$/, '$1')}</Fragment>
  })
}

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function MarkdownTable({ rows, caption }: { rows: readonly string[]; caption: string }) {
  const [head = '', , ...body] = rows
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          {cellsOf(head).map((cell) => (
            <HeadCell key={cell}>{cell}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row}>
            {cellsOf(row).map((cell, column) =>
              column === 0 ? (
                <HeadCell key={cell} scope="row">
                  <Inline text={cell} />
                </HeadCell>
              ) : (
                <Cell key={cell}>
                  <Inline text={cell} />
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Paragraphs, lists, tables and headings of the third level: what our own documents are written in. */
export function Markdown({ text, caption }: { text: string; caption: string }): ReactNode {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      if (block.startsWith('### ')) {
        return (
          <h3 key={block} className="mt-8 mb-3 text-h3">
            {block.slice(4)}
          </h3>
        )
      }
      if (block.startsWith('|')) {
        return (
          <div key={block} className="mb-6">
            <MarkdownTable caption={caption} rows={block.split('\n')} />
          </div>
        )
      }
      if (block.startsWith('- ')) {
        const items = block.slice(2).split(/\n- /)
        return (
          <ul key={block} className="mb-4 grid max-w-reading list-disc gap-2 pl-5">
            {items.map((item) => (
              <li key={item}>
                <Inline text={item} />
              </li>
            ))}
          </ul>
        )
      }
      return (
        <p key={block} className="mb-4 max-w-reading">
          <Inline text={block} />
        </p>
      )
    })
}
