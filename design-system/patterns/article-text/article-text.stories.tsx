import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { articleEn, articleFr } from '../story-content/help.ts'
import { ArticleText } from './article-text.tsx'

const usage: Usage = {
  voice: ['Who speaks', 'Consents and legal texts'],
  'en-ca': {
    use: 'For text that is read from top to bottom: help, legal pages, news.',
    avoid: 'For facts to look up: Definition list or Table.',
    parts: ['Headings, beside their paragraphs where there is room', 'Paragraphs and lists'],
    keys: 'Tab goes through the links.',
    right: 'A heading that answers a question.',
    wrong: 'Paragraphs without headings: nobody finds the third one again.',
  },
  'fr-ca': {
    use: 'Pour un texte lu de haut en bas\u00A0: aide, pages juridiques, nouvelles.',
    avoid: 'Pour des faits à consulter\u00A0: Definition list ou Table.',
    parts: ['Titres, à côté de leurs paragraphes s’il y a la place', 'Paragraphes et listes'],
    keys: 'Tab parcourt les liens.',
    right: 'Un titre qui répond à une question.',
    wrong: 'Des paragraphes sans titres\u00A0: personne ne retrouve le troisième.',
  },
}

const meta = {
  title: 'Patterns/Content/Article text',
  component: ArticleText,
  parameters: { layout: 'fullscreen', usage },
  args: { sections: [] },
  render: (args, { globals }) => {
    const { sections, updated } = inLocale(globals, { 'en-ca': articleEn, 'fr-ca': articleFr })
    const date = siteMessages(globals)('help_updated', { date: updated })
    return <ArticleText {...args} sections={sections} updated={date} />
  },
} satisfies Meta<typeof ArticleText>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

/** An e-mail address is a link, and the full stop after it is not. */
export const WithAnAddress: Story = {
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const paragraphs = [say('legal_accessTellText'), 'help@borealis.example.']
    return <ArticleText {...args} sections={[{ heading: say('legal_accessTell'), paragraphs }]} />
  },
  play: async ({ canvas }) => {
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(addresses).toEqual(['mailto:access@borealis.example', 'mailto:help@borealis.example'])
  },
}
