import type { PageData } from '#app/backend/contract/page-data.ts'
import { provinceCodes } from '#app/domain/provinces.ts'

/** The provinces by name; by code alone where page data did not arrive. */
export const provinceOptions = (pageData: PageData | undefined): { value: string; label: string }[] =>
  (pageData?.provinces ?? provinceCodes.map((code) => ({ code, name: code }))).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
