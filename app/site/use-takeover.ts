import { useQuery } from '@tanstack/react-query'
import type { Palette, Takeover } from '#app/backend/contract/page-data.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { useProvince } from './use-province.ts'

/** The brand takeover of this page's province, with its palette, or `undefined` (spec §3). */
export function useTakeover(): { takeover: Takeover; palette: Palette | undefined } | undefined {
  const province = useProvince()
  const { data: pageData } = useQuery(pageDataQueries.current())
  const takeover = pageData?.takeovers.find(({ provinceCodes }) =>
    provinceCodes.some((code) => code === province?.code),
  )
  if (!takeover) return undefined
  return { takeover, palette: pageData?.palettes.find(({ brandCode }) => brandCode === takeover.brandCode) }
}
