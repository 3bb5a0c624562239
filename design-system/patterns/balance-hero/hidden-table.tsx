export type HiddenTableProps = {
  /** Caption of the table. */
  caption: string
  /** Headers of its two columns. */
  columns: readonly [string, string]
  /** Rows in order, values formatted. */
  rows: readonly { id: string; name: string; value: string }[]
}

/** Visually hidden table with the numbers behind a drawing. */
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
