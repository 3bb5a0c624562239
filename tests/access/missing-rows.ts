/** Names without a table row, and rows whose name does not exist. */
export function missingRows(names: readonly string[], rows: Readonly<Record<string, unknown>>): string[] {
  return [
    ...names.filter((name) => !Object.hasOwn(rows, name)).map((name) => `${name} has no row`),
    ...Object.keys(rows)
      .filter((name) => !names.includes(name))
      .map((name) => `the row of ${name} is of nothing`),
  ]
}
