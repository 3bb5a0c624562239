import { Footer } from '@borealis/design-system/patterns/footer/footer.tsx'
import { useQuery } from '@tanstack/react-query'
import { dayIn } from '#app/domain/time-zone.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useMoment, useProvince } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { useLanguageLink } from '../links/use-language-link.ts'
import { useProvinceLink } from '../links/use-province-link.ts'
import { footerGroups } from './site-navigation.ts'

export function SiteFooter() {
  const language = useLanguageLink()
  const province = useProvince()
  const change = useProvinceLink()
  const { now, timeZone } = useMoment()
  const { data: pageData } = useQuery(pageDataQueries.current())
  const [year = ''] = dayIn(now, timeZone).split('-')
  return (
    <Footer
      motto={m.site_motto()}
      navLabel={m.site_footerLabel()}
      groups={footerGroups(pageData?.hasHelp ?? true)}
      copyright={m.site_copyright({ year })}
      province={{
        text: province ? m.site_shownFor({ province: province.name }) : m.site_shownForEveryone(),
        change,
      }}
      language={language}
    />
  )
}
