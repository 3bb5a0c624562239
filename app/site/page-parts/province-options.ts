import { provinceCodes } from '#app/domain/provinces.ts'
import type { SitePageData } from '#app/features/page-data/page-data.queries.ts'

/** The provinces as options; labelled by code when page data failed to load. */
export const provinceOptions = (pageData: SitePageData | undefined): { value: string; label: string }[] =>
  (pageData?.provinces ?? provinceCodes.map((code) => ({ code, name: code }))).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
