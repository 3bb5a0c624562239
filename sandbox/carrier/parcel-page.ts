import type { Language } from '@borealis/contract/values.ts'
import { html } from '../identity/pages/html.ts'
import { layout } from '../identity/pages/layout.ts'
import { textsIn } from '../identity/pages/texts.ts'
import type { ParcelMoment } from './parcels.ts'

/** The carrier's public tracking page. It shows no names. */
export function parcelPage(language: Language, number: string, moments: readonly ParcelMoment[]): string {
  const t = textsIn(language)
  const other = new URLSearchParams({ number, lang: language === 'fr' ? 'en' : 'fr' })
  const body = html`
<h1>${t.packageTitle}</h1>
<p class="lead">${t.packageLead}</p>
${number ? html`<p class="parcel"><code>${number}</code></p>` : null}
${moments.length === 0 ? html`<p class="empty">${t.packageUnknown}</p>` : null}
<ol class="messages">${moments.map(
    ({ label, at, expectedOn }) => html`
<li>
<p class="meta"><span>${at ? timeIn(t.tag, at) : t.packageExpected(dayIn(t.tag, expectedOn ?? ''))}</span></p>
<div class="letter"><h2>${label}</h2></div>
</li>`,
  )}</ol>
`
  return layout({ language, title: t.packageTitle, body, otherLanguageUrl: `/parcel?${other}` })
}

/** Scan times are in the carrier's time zone. */
const timeIn = (tag: string, iso: string): string =>
  new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  }).format(new Date(iso))

const dayIn = (tag: string, day: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
