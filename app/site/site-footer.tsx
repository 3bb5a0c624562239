import { Footer } from '@borealis/design-system/patterns/footer/footer.tsx'
import * as m from '#app/paraglide/messages.js'
import { footerGroups } from './site-navigation.ts'
import { useLanguageLink } from './use-language-link.ts'
import { useProvince } from './use-province.ts'
import { useProvinceLink } from './use-province-link.ts'

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
