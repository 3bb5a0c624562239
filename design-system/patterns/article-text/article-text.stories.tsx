import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { articleEn, articleFr } from '../story-content/help.ts'
import { ArticleText } from './article-text.tsx'

const meta = {
  title: 'Patterns/Content/Article text',
  component: ArticleText,
  parameters: { layout: 'fullscreen' },
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
