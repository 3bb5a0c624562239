import type { SourceFile } from './source-files.ts'

/** Log lines, metrics, labels and audit events that the operator's guide names. */
export interface Watched {
  readonly lines: readonly string[]
  readonly metrics: readonly string[]
  readonly labels: readonly string[]
  readonly events: readonly string[]
}

/** The names in backquotes in the first columns of Markdown tables, by kind; anything else is left out. */
export function watchedIn(tables: string): Watched {
  const cells = tables.split('\n').flatMap((row) => row.split('|').slice(1, 4))
  const codes = [...new Set(cells.flatMap((cell) => cell.match(/(?<=`)[^`]+(?=`)/g) ?? []))]
  const are = (shape: RegExp) => codes.filter((code) => shape.test(code))
  return {
    lines: are(/^(?!The environment)[A-Za-z'-]+( [^ ]+)+$/),
    metrics: are(/^[a-z]+(_[a-z0-9]+)+$/),
    labels: are(/^[a-z]+="[^"]+"$/),
    events: are(/^(sign|step|action|too)-?[a-z-]*-[a-z]+$/),
  }
}

/**
 * The names that do not occur in the code.
 * @param metrics names that the site exports
 */
export function findUnsaid(
  watched: Watched,
  sources: readonly SourceFile[],
  metrics: readonly string[],
): string[] {
  const isSaid = (text: string) => sources.some((source) => source.text.includes(text))
  return [
    ...watched.lines.filter((line) => !isSaid(line)).map((line) => `no line says: ${line}`),
    ...watched.metrics.filter((name) => !metrics.includes(name)).map((name) => `no metric is called ${name}`),
    ...watched.labels
      .filter((label) => !isSaid(`'${/"(.+)"/.exec(label)?.[1]}'`))
      .map((label) => `no ${label}`),
    ...watched.events.filter((event) => !isSaid(`'${event}'`)).map((event) => `no event is called ${event}`),
  ]
}
