import { useQuery } from '@tanstack/react-query'
import { MINIMUM_AGE } from '#app/domain/birth-date.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { LegalPage } from './legal-page.tsx'

export function TermsPage() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const age = pageData?.minimumAge ?? MINIMUM_AGE
  return (
    <LegalPage
      title={m.legal_termsTitle()}
      lead={m.legal_termsLead()}
      sections={[
        { heading: m.legal_termsJoin(), paragraphs: [m.legal_termsJoinText({ age })] },
        { heading: m.legal_termsEarn(), paragraphs: [m.legal_termsEarnText(), m.legal_termsEarnReturns()] },
        { heading: m.legal_termsSpend(), paragraphs: [m.legal_termsSpendText(), m.legal_termsSpendFinal()] },
        { heading: m.legal_termsValue(), paragraphs: [m.legal_termsValueText()] },
        { heading: m.legal_termsEnd(), paragraphs: [m.legal_termsEndYou(), m.legal_termsEndUs()] },
      ]}
      {...(pageData && { version: m.legal_termsVersion({ version: pageData.termsVersion }) })}
    />
  )
}
