import { Footer } from '@borealis/design-system/patterns/footer/footer.tsx'
import * as m from '#app/paraglide/messages.js'
import { useLanguageLink } from '#app/site/links/use-language-link.ts'
import { useProvinceLink } from '#app/site/links/use-province-link.ts'
import { useProvince } from '#app/site/page-parts/use-province.ts'
import { footerGroups } from './site-navigation.ts'

export function SiteFooter() {
  const language = useLanguageLink()
  const province = useProvince()
  const change = useProvinceLink()
  return (
    <Footer
      motto={m.site_motto()}
      navLabel={m.site_footerLabel()}
      groups={footerGroups()}
      copyright={m.site_copyright({ year: '2026' })}
      province={{
        text: province ? m.site_shownFor({ province: province.name }) : m.site_shownForEveryone(),
        change,
      }}
      language={language}
    />
  )
}
