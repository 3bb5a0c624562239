import { ArticleText } from '@borealis/design-system/patterns/article-text/article-text.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'

interface LegalPageProps {
  readonly title: string
  readonly lead: string
  readonly sections: readonly { heading: string; paragraphs: readonly string[] }[]
  /** Which version this is, or when it was last looked at. */
  readonly version?: string
}

/** A legal text: short paragraphs under headings. */
function LegalPage({ title, lead, sections, version }: LegalPageProps) {
  return (
    <div className="pb-16 desktop:pb-24">
      <PageHeading title={title} lead={lead} />
      <ArticleText sections={sections} {...(version && { updated: version })} />
    </div>
  )
}

export function TermsPage() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const age = pageData?.minimumAge
  const canClose = pageData?.featureFlags.accountDeletion === true
  return (
    <LegalPage
      title={m.legal_termsTitle()}
      lead={m.legal_termsLead()}
      sections={[
        {
          heading: m.legal_termsJoin(),
          paragraphs: [age ? m.legal_termsJoinText({ age }) : m.legal_termsJoinAnyAge()],
        },
        { heading: m.legal_termsEarn(), paragraphs: [m.legal_termsEarnText(), m.legal_termsEarnReturns()] },
        {
          heading: m.legal_termsRedeem(),
          paragraphs: [m.legal_termsRedeemText({ asks: stepUpAsks() }), m.legal_termsRedeemFinal()],
        },
        { heading: m.legal_termsValue(), paragraphs: [m.legal_termsValueText()] },
        {
          heading: canClose ? m.legal_termsEnd() : m.legal_termsSuspended(),
          paragraphs: [...(canClose ? [m.legal_termsEndYou()] : []), m.legal_termsEndUs()],
        },
      ]}
      {...(pageData && { version: m.legal_termsVersion({ version: pageData.termsVersion }) })}
    />
  )
}

export function PrivacyPage() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const receipts = pageData?.featureFlags.claimReceipts ? [m.legal_privacyReceipts()] : []
  return (
    <LegalPage
      title={m.legal_privacyTitle()}
      lead={m.legal_privacyLead()}
      sections={[
        {
          heading: m.legal_privacyKeep(),
          paragraphs: [m.legal_privacyKeepText(), ...receipts, m.legal_privacyKeepWhy()],
        },
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
