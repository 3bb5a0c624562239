import type { Announcement } from '@borealis/contract/announcements.ts'
import type { PageData } from '@borealis/contract/page-data.ts'

/**
 * A brand as the running site knows it. Colours, mark, messages and pictures are files beside it; see docs/adopt.md.
 */
export interface Brand {
  /** Name of the folder, and prefix of the names of downloaded files. */
  readonly code: string
  /** Language of `/` for new visitors. URLs do not change: French is below `/fr-ca`. */
  readonly firstLocale: 'en-ca' | 'fr-ca'
  /** `site` for the site's own typeface, otherwise the URL of a font file to preload, or `none`. */
  readonly fontPreload: 'site' | 'none' | `/${string}`
}

/** Name of the programme outside the site's messages: in the sandbox. Not part of the browser's code. */
export interface ProgrammeName {
  /** One-word name, used wherever the sandbox would say its own. */
  readonly shortName: string
  /** The name over two lines, for the sandbox's sign-in pages; the site's own is a message. */
  readonly nameLines: Readonly<Record<'en' | 'fr', readonly [first: string, second: string]>>
}

type Text = { readonly en: string; readonly fr: string }

/** A contract type with every string in both languages. */
type InBoth<T> = T extends string
  ? T | Text
  : T extends readonly (infer Item)[]
    ? readonly InBoth<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: InBoth<T[Key]> }
      : T

/** Content that replaces the sandbox's own for this brand. A real backend has its own. */
export interface BrandContent {
  readonly pageData?: Partial<InBoth<PageData>>
  readonly announcements?: readonly InBoth<Announcement>[]
}
