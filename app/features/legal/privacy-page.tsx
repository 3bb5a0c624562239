import * as m from '#app/paraglide/messages.js'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return (
    <LegalPage
      title={m.legal_privacyTitle()}
      lead={m.legal_privacyLead()}
      sections={[
        { heading: m.legal_privacyKeep(), paragraphs: [m.legal_privacyKeepText(), m.legal_privacyKeepWhy()] },
        {
          heading: m.legal_privacyCookies(),
          paragraphs: [m.legal_privacyCookiesText(), m.legal_privacyTracking()],
        },
        { heading: m.legal_privacyPartners(), paragraphs: [m.legal_privacyPartnersText()] },
        {
          heading: m.legal_privacyRights(),
          paragraphs: [m.legal_privacyRightsText(), m.legal_privacyOfficer()],
        },
      ]}
    />
  )
}
