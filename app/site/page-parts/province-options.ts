import { provinceCodes } from '#app/domain/provinces.ts'
import type { SitePageData } from '#app/features/page-data/page-data.queries.ts'

/** The provinces by name; by code alone where page data did not arrive. */
export const provinceOptions = (pageData: SitePageData | undefined): { value: string; label: string }[] =>
  (pageData?.provinces ?? provinceCodes.map((code) => ({ code, name: code }))).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
