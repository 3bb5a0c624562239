import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { SectionHeading } from './section-heading.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'Above a section, with the way to all of what it shows some of.',
    avoid: 'For the page: Page heading.',
    parts: ['Heading', 'Link with an arrow'],
    keys: 'Tab, Enter.',
    right: 'Say in the link what there is more of.',
    wrong: '“See more”: in a list of links nobody knows of what.',
  },
  'fr-ca': {
    use: 'Au-dessus d’une section, avec un lien vers la liste entière.',
    avoid: 'Pour la page\u00A0: Page heading.',
    parts: ['Titre', 'Lien avec une flèche'],
    keys: 'Tab, Entrée.',
    right: 'Dites dans le lien ce qu’il y a de plus.',
    wrong: '«\u00A0Voir plus\u00A0»\u00A0: dans une liste de liens, personne ne sait de quoi.',
  },
}

const meta = {
  title: 'Patterns/Layout/Section heading',
  component: SectionHeading,
  parameters: { usage },
  args: { title: 'Rewards' },
  render: (args, { globals }) => <SectionHeading {...args} title={siteMessages(globals)('rewards_title')} />,
} satisfies Meta<typeof SectionHeading>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithIntroAndLink: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <SectionHeading
        title={say('rewards_title')}
        intro={say('rewards_lead')}
        link={{
          href: inLocale(globals, { 'en-ca': '/rewards', 'fr-ca': '/fr-ca/rewards' }),
          label: say('rewards_noneAction'),
        }}
      />
    )
  },
}

export const LongFrenchLabel: Story = {
  ...WithIntroAndLink,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
