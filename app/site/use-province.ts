import { useQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { placeQueries } from '#app/features/place/place.queries.ts'

/** The province that this page is shown for, with its name; `undefined` when nobody said. */
export function useProvince(): { code: string; name: string } | undefined {
  const { data: place } = useQuery(placeQueries.current())
  const { data: pageData } = useQuery(pageDataQueries.current())
  return pageData?.provinces.find((province) => province.code === place?.provinceCode)
}
