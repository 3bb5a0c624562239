import type { Announcement } from '../app/backend/contract/announcements.ts'
import type { PageData } from '../app/backend/contract/page-data.ts'

/** What the running site knows of its brand. Colours, mark, words and pictures are files beside it; see docs/adopt.md. */
export interface Brand {
  /** The folder's name, and the beginning of the names of files that members download. */
  readonly code: string
  /** The language of `/` for whoever has not chosen one. Every address stays as it is: French below `/fr-ca`. */
  readonly firstLocale: 'en-ca' | 'fr-ca'
  /** `site`: the site's own typeface. Otherwise the address of a font file to fetch first, or `none`. */
  readonly fontPreload: 'site' | 'none' | `/${string}`
}

/** What the programme is called where the site's messages do not reach: in the sandbox. No browser loads it. */
export interface ProgrammeName {
  /** The one word that stands for the programme; the sandbox says it wherever it would say its own. */
  readonly shortName: string
  /** The name over two lines, on the sandbox's sign-in pages; the site's own are messages. */
  readonly nameLines: Readonly<Record<'en' | 'fr', readonly [first: string, second: string]>>
}

type Text = { readonly en: string; readonly fr: string }

/** A value of the contract whose texts are said in both languages. */
type InBoth<T> = T extends string
  ? T | Text
  : T extends readonly (infer Item)[]
    ? readonly InBoth<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: InBoth<T[Key]> }
      : T

/** What the sandbox's backend answers for this brand in place of its own content. A real backend answers by itself. */
export interface BrandContent {
  readonly pageData?: Partial<InBoth<PageData>>
  readonly announcements?: readonly InBoth<Announcement>[]
}
