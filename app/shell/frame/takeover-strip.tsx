import { AnnouncementStrip } from '@borealis/design-system/patterns/announcement-strip/announcement-strip.tsx'
import { formatDay } from '#app/domain/dates.ts'
import { defaultTimeZone } from '#app/domain/time-zone.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { useProvince, useTakeover } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '../links/href.ts'
import { useProvinceLink } from '../links/use-province-link.ts'

/**
 * Names the brand whose colours the site wears, with the province, the end date, the way to what is on there, and a link to
 * change the province.
 */
export function TakeoverStrip() {
  const takeover = useTakeover()
  const province = useProvince()
  const change = useProvinceLink()
  if (!takeover || !province) return null
  const day = formatDay(takeover.endDate, currentLocale(), defaultTimeZone)
  return (
    <AnnouncementStrip
      kind="place"
      label={m.site_takeoverLabel()}
      title={takeover.title}
      text={m.site_takeoverUntil({ province: province.name, day })}
      link={change}
      more={{ href: href('/offers'), label: m.site_takeoverOffers() }}
      place={province.name}
    />
  )
}
