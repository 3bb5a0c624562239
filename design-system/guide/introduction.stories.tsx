import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Introduction',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const rooms = [
  ['Guide', 'Tokens, type, palettes and rules, and every component on one page'],
  ['Components', 'Parts that any site could use: buttons, fields, dialogs, tables'],
  [
    'Patterns',
    'Parts that know a loyalty programme: offers, gift cards, the points ledger, the redeem dialog',
  ],
  ['Pages', 'Whole pages made of patterns, with realistic content'],
] as const

const toolbar = [
  ['Theme', 'Light or dark. Every story works in both'],
  ['Language', 'English or French. The texts are the site’s own messages'],
  ['Palette', 'The colours of a partner brand, repaired where they cannot be read'],
  ['Takeover', 'A province’s campaign: its palette, and on whole pages its announcement strip'],
  ['Motion', 'Full or reduced, as the system setting would ask for'],
  ['Text size', '100 % or 200 % (WCAG 1.4.4)'],
  ['Viewport', 'Phone 375, tablet 770, desktop 1440, and 400 % zoom (WCAG 1.4.10)'],
] as const

const panels = [
  ['Docs', 'What a component is for, its props, and all of its states on one page'],
  ['Controls', 'Change the props of a story. Texts come from the language in the toolbar'],
  ['Interactions', 'The steps of a story that is also a test, such as “By Keyboard”'],
  [
    'Accessibility',
    'What axe finds in the story as it is shown now. In the test suite a finding fails, in both themes',
  ],
] as const

function Terms({ caption, rows }: { caption: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <Table caption={caption} captionHidden>
      <tbody>
        {rows.map(([name, meaning]) => (
          <tr key={name}>
            <HeadCell scope="row">{name}</HeadCell>
            <Cell>{meaning}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export const Introduction: Story = {
  render: () => (
    <GuidePage
      title="Borealis design system"
      lead="The parts that the loyalty site is made of: bilingual, accessible, themed by tokens, and usable before any script has loaded."
    >
      <GuideSection title="What is here">
        <Terms caption="Sections of the sidebar" rows={rooms} />
      </GuideSection>
      <GuideSection title="The toolbar">
        <Terms caption="Settings of the toolbar" rows={toolbar} />
      </GuideSection>
      <GuideSection title="Tabs and panels">
        <Terms caption="Tabs and panels of a story" rows={panels} />
      </GuideSection>
      <GuideSection title="Principles">
        <ul className="grid max-w-measure list-disc gap-3 pl-5">
          <li>Components contain no text, no data and no router: everything comes in as props.</li>
          <li>Links are links and forms post, so that a page works without JavaScript.</li>
          <li>Colours are tokens. A brand changes values, never components.</li>
          <li>French is as long as it is: labels wrap, nothing is cut off.</li>
        </ul>
      </GuideSection>
    </GuidePage>
  ),
}
