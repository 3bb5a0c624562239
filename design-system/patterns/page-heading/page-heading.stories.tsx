import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { ActionLink } from '../../components/link/link.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { PageHeading } from './page-heading.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'Once on each page, with its only h1.',
    avoid: 'For a part of a page: Section heading.',
    parts: [
      'Link to the parent, if there is one',
      'Heading',
      'Lead: one sentence',
      'One link or figure aside',
    ],
    keys: 'Tab reaches the link back, then what stands aside.',
    right: 'The name by which links call the page; a sentence where the page is an event.',
    wrong: 'A greeting or a slogan instead of the name.',
  },
  'fr-ca': {
    use: 'Une fois par page, avec son seul h1.',
    avoid: 'Pour une partie de page\u00A0: Section heading.',
    parts: [
      'Lien vers le parent, s’il y en a un',
      'Titre',
      'Chapeau\u00A0: une phrase',
      'Un lien ou un chiffre à côté',
    ],
    keys: 'Tab mène au retour, puis à ce qui est à côté.',
    right: 'Le nom que les liens donnent à la page; une phrase si la page est un événement.',
    wrong: 'Une salutation ou un slogan à la place du nom.',
  },
}

const meta = {
  title: 'Patterns/Layout/Page heading',
  component: PageHeading,
  parameters: { layout: 'fullscreen', usage },
  args: { title: 'Rewards' },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return <PageHeading title={say('rewards_title')} lead={say('rewards_lead')} />
  },
} satisfies Meta<typeof PageHeading>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAWayBackAndAnAside: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <PageHeading
        title={say('addresses_title')}
        back={{ href: '#profile', label: say('addresses_backToProfile') }}
        aside={<ActionLink href="#new">{say('addresses_add')}</ActionLink>}
      />
    )
  },
}

/** Headings that are sentences, as of an order, are smaller. */
export const Sentence: Story = {
  render: (_args, { globals }) => (
    <PageHeading
      scale="sentence"
      title={inLocale(globals, {
        'en-ca': 'On its way to Sudbury',
        'fr-ca': 'En route\u00A0: Sainte-Catherine-de-la-Jacques-Cartier',
      })}
    />
  ),
}

/** After the first step the question leads, and the heading says what it is part of. */
export const Step: Story = {
  render: (_args, { globals }) => <PageHeading scale="step" title={siteMessages(globals)('join_title')} />,
}

export const LongFrenchSentence: Story = {
  ...Sentence,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}

export const LongFrenchLabel: Story = {
  ...WithAWayBackAndAnAside,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}

/** A word with a hyphen stays on one line. */
export const HyphenOnAPhone: Story = {
  globals: { locale: 'en-ca', viewport: { value: 'phone' } },
  render: (_args, { globals }) => <PageHeading title={siteMessages(globals)('offers_groupLimited')} />,
  play: async ({ canvas }) => {
    const word = canvas.getByText('Limited-time')
    const line = Number.parseFloat(getComputedStyle(word).lineHeight)
    await expect(word.getBoundingClientRect().height).toBeLessThan(1.5 * line)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Limited-time offers')
  },
}
