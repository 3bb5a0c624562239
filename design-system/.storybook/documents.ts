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

/** What has changed since the last version: the first section of CHANGELOG.md, under its heading. */
export const [latestChanges = ['', '']] = sectionsOf(changelog)
