import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { frame } from '../story-content/frame.ts'
import { Footer } from './footer.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'On every page, once, last.',
    avoid: 'For what a task needs: it belongs above, beside the task.',
    parts: ['Mark and motto', 'Links in groups', 'Province, copyright and the other language'],
    keys: 'Tab goes through the links, group by group.',
    right: 'Group links by what people look for.',
    wrong: 'The only link to a page that members need every day.',
  },
  'fr-ca': {
    use: 'Sur chaque page, une seule fois, à la fin.',
    avoid: 'Pour ce dont une tâche a besoin\u00A0: au-dessus, à côté de la tâche.',
    parts: ['Sigle et devise', 'Liens par groupes', 'Province, droits d’auteur et autre langue'],
    keys: 'Tab parcourt les liens, groupe par groupe.',
    right: 'Groupez les liens selon ce que l’on cherche.',
    wrong: 'Le seul lien vers une page dont les membres ont besoin chaque jour.',
  },
}

const meta = {
  title: 'Patterns/Page frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', usage },
  args: frame({}).footer,
  render: (_args, { globals }) => <Footer {...frame(globals).footer} />,
} satisfies Meta<typeof Footer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** At 200 % text size the columns stack and nothing overflows. */
export const LargeTextOnAPhone: Story = largeText
export const ZoomedTo400Percent: Story = zoomed
