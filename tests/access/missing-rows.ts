/**
 * Names without a table row, and rows whose name does not exist.
 * @param table the file of the rows
 */
export function missingRows(
  names: readonly string[],
  rows: Readonly<Record<string, unknown>>,
  table = 'tests/access/table.ts',
): string[] {
  const [[name, row] = ['none', {}]] = Object.entries(rows)
  const example = `${table} has such as '${name}': ${JSON.stringify(row)}`
  return [
    ...names.filter((name) => !Object.hasOwn(rows, name)).map((name) => `${name} has no row: ${example}`),
    ...Object.keys(rows)
      .filter((name) => !names.includes(name))
      .map((name) => `the row of ${name} is of nothing: ${table}`),
  ]
}
