import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Finding, SourceFile } from './source-files.ts'

/** The variables that `.env.example` documents, including those that are commented out. */
export const explainedVariables = (example: string): string[] =>
  [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1] ?? '')

/** The variables that the schema of the environment reads. */
export const readVariables = (source: string): string[] =>
  [
    ...(/const schema = z\.object\(\{([\s\S]*?)\n\}\)/.exec(source)?.[1] ?? '').matchAll(
      /^ {2}([A-Z][A-Z0-9_]+):/gm,
    ),
  ].map((match) => match[1] ?? '')

/** Variables in backquotes that are documented nowhere. A name without an underscore may be another word. */
export function findUnknownVariables(document: SourceFile, known: readonly string[]): Finding[] {
  const names = [...document.text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(
    (match) => match[1] ?? '',
  )
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .map((name) => `${document.path} speaks of ${name}, which .env.example does not`)
}

/**
 * Files of code that a comment or a document names and that are gone: by their name, or by the end of their path. Those named `x`
 * and those of the brand `acme` are examples.
 */
export function findGoneFiles({ path, text }: SourceFile, all: readonly string[]): Finding[] {
  const words = path.endsWith('.md') ? text : [...text.matchAll(/^\s*(?:\/\/|\/?\*).*$/gm)].join('\n')
  const named = [...words.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name)
  return named
    .filter((name) => !/^x\.|\/acme\//.test(name))
    .filter(
      (name) => !all.some((file) => file === name || file.endsWith(`/${name.replace(/^(\.\.?\/)+/, '')}`)),
    )
    .map((name) => `${path} names ${name}, which does not exist`)
}

/** Relative links to files that do not exist. */
export function findDeadLinks(document: SourceFile, root: string): Finding[] {
  const targets = [...document.text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map((match) => match[1] ?? '')
  return targets
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(document.path), target)))
    .map((target) => `${document.path} links to ${target}, which does not exist`)
}
