import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { ProseLink } from '@borealis/design-system/components/link/link.tsx'
import {
  DefinitionRows,
  type DefinitionRowsProps,
} from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { LinkList } from '@borealis/design-system/patterns/link-list/link-list.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readPhone } from '#app/domain/phone.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { helpQueries, type KnownContact } from './help.data.ts'

/** How to contact the programme, what to have at hand, and what its staff never ask for. */
export function ContactPage() {
  const contact = useQuery(helpQueries.contact())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const rows = contact.data ? rowsOf(contact.data.ways) : []
  const isNowhere = contact.data?.hasWays === false
  const canClaim = pageData?.canClaim === true
  return (
    <>
      <PageHeading title={m.help_contactTitle()} lead={rows.length > 0 ? m.help_contactLead() : null} />
      <div className="page-column pb-16 desktop:pb-24">
        <div className="max-w-wide-list">
          <SectionData query={contact} failed={m.help_contactFailed()}>
            {() =>
              rows.length > 0 ? (
                <DefinitionRows rows={rows} />
              ) : (
                <p className="text-lead">{m.help_contactNone()}</p>
              )
            }
          </SectionData>
          <Banner status="info" title={m.help_contactSafetyTitle()} className="mt-8">
            {isNowhere ? m.help_contactSafetyAlone() : m.help_contactSafetyText()}
          </Banner>
          <h2 className="mt-12 mb-5 text-h3">{m.help_contactFirst()}</h2>
          <LinkList
            links={[
              ...((pageData?.hasMissing ?? true)
                ? [
                    {
                      id: 'missing',
                      href: href('/help/missing-points'),
                      title: m.help_contactMissing(),
                      text: canClaim ? m.help_contactMissingText() : m.claims_lead(),
                    },
                  ]
                : []),
              {
                id: 'orders',
                href: href('/account/orders'),
                title: m.help_contactOrder(),
                text: m.help_contactOrderText(),
              },
              ...((pageData?.hasHelp ?? true)
                ? [{ id: 'help', href: href('/help'), title: m.help_title(), text: m.help_lead() }]
                : []),
            ]}
          />
        </div>
      </div>
    </>
  )
}

/** A number that can be dialled from anywhere; one that is not of here stays text, so that a press calls nobody else. */
function phoneLink(phone: string): ReactNode {
  const read = readPhone(phone)
  if (!('phone' in read)) return phone
  const extension = read.extension === null ? '' : `;ext=${read.extension}`
  return <ProseLink href={`tel:+1-${read.phone}${extension}`}>{phone}</ProseLink>
}

/** Only the channels that the programme lists. */
function rowsOf({
  phone,
  phoneHours,
  email,
  emailDetail,
  mail,
}: KnownContact['ways']): DefinitionRowsProps['rows'] {
  return [
    ...(phone
      ? [
          {
            id: 'phone',
            label: m.help_contactPhoneLabel(),
            value: phoneLink(phone),
            ...(phoneHours && { detail: phoneHours }),
          },
        ]
      : []),
    ...(email
      ? [
          {
            id: 'email',
            label: m.help_contactEmailLabel(),
            value: <ProseLink href={`mailto:${email}`}>{email}</ProseLink>,
            ...(emailDetail && { detail: emailDetail }),
          },
        ]
      : []),
    ...(mail ? [{ id: 'mail', label: m.help_contactMailLabel(), value: mail }] : []),
  ]
}
