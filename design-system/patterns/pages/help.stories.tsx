import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Button } from '../../components/button/button.tsx'
import { ActionLink, ProseLink } from '../../components/link/link.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { DefinitionRows } from '../definition-rows/definition-rows.tsx'
import { LinkList } from '../link-list/link-list.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { articleEn, articleFr } from '../story-content/help.ts'
import { type Globals, SiteFrame } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': {
    article: articleEn,
    where: 'Where is my order?',
    hours: 'Monday to Saturday, 8 a.m. to 8 p.m. Eastern',
    delay: 'We answer within two days',
    mail: '88 Elgin Street, Sudbury, ON P3E 3N4',
  },
  'fr-ca': {
    article: articleFr,
    where: 'Où est ma commande?',
    hours: 'Du lundi au samedi, de 8\u00A0h à 20\u00A0h, heure de l’Est',
    delay: 'Nous répondons en deux jours',
    mail: '88, rue Elgin, Sudbury (Ontario) P3E 3N4',
  },
}

/** The help centre: articles by topic. */
function Help({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { article, where } = inLocale(globals, content)
  const { title, summary } = article
  return (
    <SiteFrame globals={globals} isVisitor>
      <PageHeading title={say('help_title')} lead={say('help_lead')} />
      <search className="page-column block pb-12">
        <form className="flex max-w-[40rem] flex-col gap-3 tablet:flex-row tablet:items-end">
          <div className="flex-1">
            <TextField name="q" type="search" label={say('help_search')} enterKeyHint="search" />
          </div>
          <Button type="submit" size="field" icon={Search} wide="phone">
            {say('search_button')}
          </Button>
        </form>
      </search>
      <div className="page-column gap-x-24 desktop:columns-2">
        {[
          {
            subject: article.subject,
            links: [{ id: 'missing', href: '#missing', title, text: summary }, ...article.related],
          },
          { subject: say('orders_title'), links: [{ id: 'where', href: '#where', title: where }] },
        ].map(({ subject, links }) => (
          <section key={subject} aria-label={subject} className="break-inside-avoid pb-12">
            <SectionHeading title={subject} />
            <LinkList links={links} />
          </section>
        ))}
      </div>
      <p className="page-column pt-10 pb-16 desktop:pb-24">
        <span className="mr-2 text-ink-2">{say('help_stillStuck')}</span>
        <ActionLink href="#contact">{say('help_contactLink')}</ActionLink>
      </p>
    </SiteFrame>
  )
}

/** Contact options, what to have at hand, and what we never ask for. */
function Contact({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { hours, delay, mail } = inLocale(globals, content)
  return (
    <SiteFrame globals={globals} isVisitor>
      <PageHeading title={say('help_contactTitle')} lead={say('help_contactLead')} />
      <div className="page-column pb-16 desktop:pb-24">
        <div className="max-w-wide-list">
          <DefinitionRows
            rows={[
              {
                id: 'phone',
                label: say('help_contactPhoneLabel'),
                value: <ProseLink href="tel:+18005550148">1 800 555-0148</ProseLink>,
                detail: hours,
              },
              {
                id: 'email',
                label: say('help_contactEmailLabel'),
                value: <ProseLink href="mailto:aide@example.ca">aide@example.ca</ProseLink>,
                detail: delay,
              },
              { id: 'mail', label: say('help_contactMailLabel'), value: `${say('site_name')}, ${mail}` },
            ]}
          />
          <Banner status="info" title={say('help_contactSafetyTitle')} className="mt-8">
            {say('help_contactSafetyText')}
          </Banner>
          <h2 className="mt-12 mb-5 text-h3">{say('help_contactFirst')}</h2>
          <LinkList
            links={[
              {
                id: 'missing',
                href: '#missing',
                title: say('help_contactMissing'),
                text: say('help_contactMissingText'),
              },
              {
                id: 'orders',
                href: '#orders',
                title: say('help_contactOrder'),
                text: say('help_contactOrderText'),
              },
            ]}
          />
        </div>
      </div>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Help',
  component: Help,
  subcomponents: { Contact },
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <Help {...args} globals={globals} />,
} satisfies Meta<typeof Help>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const ContactEnglish: Story = {
  render: (_args, { globals }) => <Contact globals={globals} />,
}
export const ContactFrench: Story = { ...ContactEnglish, globals: { locale: 'fr-ca' } }
