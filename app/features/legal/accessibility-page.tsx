import * as m from '#app/paraglide/messages.js'
import { LegalPage } from './legal-page.tsx'

export function AccessibilityPage() {
  return (
    <LegalPage
      title={m.legal_accessTitle()}
      lead={m.legal_accessLead()}
      sections={[
        {
          heading: m.legal_accessWorks(),
          paragraphs: [m.legal_accessWorksKeys(), m.legal_accessWorksSight()],
        },
        {
          heading: m.legal_accessLimits(),
          paragraphs: [m.legal_accessLimitsText(), m.legal_accessLimitsProvider()],
        },
        { heading: m.legal_accessTell(), paragraphs: [m.legal_accessTellText()] },
      ]}
    />
  )
}
