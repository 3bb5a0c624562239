import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../.storybook/locale.ts'
import { ComponentUsage } from './component-usage.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'
import { usages } from './usages.ts'

const meta = {
  title: 'Guide/Component pages',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const words = {
  'en-ca': {
    title: 'Which component?',
    lead: 'When to use each one and when another, side by side. The page Docs of a component has the same with its properties and states.',
  },
  'fr-ca': {
    title: 'Quel composant?',
    lead: 'Quand utiliser chacun, et quand en choisir un autre. La page Docs d’un composant dit la même chose, avec ses propriétés et ses états.',
  },
}

/** What the stories of every component say of its use. */
export const ComponentPages: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.title} lead={say.lead}>
        {usages.map(({ title, name, usage }) => (
          <GuideSection key={title} title={name}>
            <ComponentUsage usage={usage} globals={globals} name={name} level={3} />
          </GuideSection>
        ))}
      </GuidePage>
    )
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(headings.filter((heading) => !heading.closest('[inert]'))).toHaveLength(usages.length)
  },
}

export const InFrench: Story = { ...ComponentPages, tags: ['!dev'], globals: { locale: 'fr-ca' } }
