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
    components: 'Which component?',
    patterns: 'Which pattern?',
    lead: 'When to use each one and when another, side by side. The page Docs of each has the same with its properties and states.',
  },
  'fr-ca': {
    components: 'Quel composant?',
    patterns: 'Quel motif?',
    lead: 'Quand utiliser chacun, et quand en choisir un autre. La page Docs de chacun dit la même chose, avec ses propriétés et ses états.',
  },
}

const pages = (kind: keyof typeof usages): Story => ({
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say[kind]} lead={say.lead}>
        {usages[kind].map(({ title, name, usage }) => (
          <GuideSection key={title} title={name}>
            <ComponentUsage usage={usage} globals={globals} name={name} level={3} />
          </GuideSection>
        ))}
      </GuidePage>
    )
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(headings.filter((heading) => !heading.closest('[inert]'))).toHaveLength(usages[kind].length)
  },
})

/** What the stories of every component say of its use. */
export const ComponentPages: Story = pages('components')

/** The same of every pattern. */
export const PatternPages: Story = pages('patterns')

export const InFrench: Story = { ...ComponentPages, tags: ['!dev'], globals: { locale: 'fr-ca' } }
export const PatternsInFrench: Story = { ...PatternPages, tags: ['!dev'], globals: { locale: 'fr-ca' } }
