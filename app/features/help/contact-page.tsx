import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import { DefinitionRows } from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'

/** How to reach people, what to have at hand, and what nobody will ever ask for. */
export function ContactPage() {
  const digits = m.help_contactPhone().replace(/\D/g, '')
  return (
    <>
      <PageHeading title={m.help_contactTitle()} lead={m.help_contactLead()} />
      <div className="page-column pb-16 desktop:pb-24">
        <div className="max-w-[56rem]">
          <DefinitionRows
            rows={[
              {
                id: 'phone',
                label: m.help_contactPhoneLabel(),
                value: <ProseLink href={`tel:+${digits}`}>{m.help_contactPhone()}</ProseLink>,
                detail: m.help_contactHours(),
              },
              {
                id: 'email',
                label: m.help_contactEmailLabel(),
                value: (
                  <ProseLink href={`mailto:${m.help_contactEmail()}`}>{m.help_contactEmail()}</ProseLink>
                ),
                detail: m.help_contactEmailDetail(),
              },
              { id: 'mail', label: m.help_contactMailLabel(), value: m.help_contactMail() },
            ]}
          />
          <Banner status="info" title={m.help_contactSafetyTitle()} className="mt-8">
            {m.help_contactSafetyText()}
          </Banner>
          <h2 className="mt-12 mb-5 text-h3">{m.help_contactFirst()}</h2>
          <LinkList
            links={[
              {
                id: 'missing',
                href: href('/help/$slug', { slug: 'missing-points' }),
                title: m.help_contactMissing(),
                text: m.help_contactMissingText(),
              },
              {
                id: 'orders',
                href: href('/account/orders'),
                title: m.help_contactOrder(),
                text: m.help_contactOrderText(),
              },
              { id: 'help', href: href('/help'), title: m.help_title(), text: m.help_lead() },
            ]}
          />
        </div>
      </div>
    </>
  )
}
