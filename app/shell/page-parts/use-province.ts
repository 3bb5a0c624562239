import type { ProvinceCode } from '@borealis/contract/provinces.ts'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { provinceQueries } from '#app/features/province/province.queries.ts'

/** The province this page is rendered for: the member's own, or the one a visitor chose. */
export function useProvinceCode(): ProvinceCode | undefined {
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: false })
  const { data: picked } = useQuery(provinceQueries.current())
  return profile?.provinceCode ?? picked?.provinceCode ?? undefined
}

/** The province with its name in this document's language; `undefined` when it is unknown. */
export function useProvince(): { code: ProvinceCode; name: string } | undefined {
  const code = useProvinceCode()
  const { data: pageData } = useQuery(pageDataQueries.current())
  return pageData?.provinces.find((province) => province.code === code)
}
