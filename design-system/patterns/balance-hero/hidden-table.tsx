export type HiddenTableProps = {
  /** What the table is. */
  caption: string
  /** Heads of its two columns. */
  columns: readonly [string, string]
  /** Each with its name and its number as it is written, in their order. */
  rows: readonly { id: string; name: string; value: string }[]
}

/** The numbers behind a drawing, for whoever reads instead of looking. */
export function HiddenTable({ caption, columns, rows }: HiddenTableProps) {
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
