import changelog from '../../CHANGELOG.md?raw'
import voice from '../../docs/voice.md?raw'

/** Headings of the second level with what stands under each, in order. */
const sectionsOf = (document: string): ReadonlyMap<string, string> =>
  new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n')
        return [section.slice(0, end).trim(), section.slice(end).trim()]
      }),
  )

/** How Borealis speaks: the sections of docs/voice.md. */
export const voiceSections = sectionsOf(voice)

/** A row of the changelog for designers: what it is about, by the names of the sidebar, and what is different. */
export type LookChange = { readonly names: readonly string[]; readonly text: string }

const [latest = ''] = sectionsOf(changelog).values()
const forDesigners = latest.split(/^### /m).find((part) => part.startsWith('Look and behaviour')) ?? ''

/** What looks or behaves differently since the last version: "Look and behaviour" of the first section of CHANGELOG.md. */
export const lookChanges: readonly LookChange[] = forDesigners
  .split(/^- /m)
  .slice(1)
  .map((row) => {
    const [, names = '', text = ''] = row.match(/^\*\*([^*]+):\*\* ([\s\S]+)$/) ?? []
    if (!text) throw new Error(`CHANGELOG.md, Look and behaviour: no name at the head of "${row.trim()}"`)
    return { names: names.split(', '), text: text.charAt(0).toUpperCase() + text.slice(1).trim() }
  })
