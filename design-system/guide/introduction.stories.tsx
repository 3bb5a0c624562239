import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuroraLight } from '../components/slats/aurora-light.tsx'
import { auroraLevels, slatRow } from '../components/slats/slat-geometry.ts'
import { Stars } from '../components/slats/stars.tsx'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { SkyWindow } from '../patterns/sky-window/sky-window.tsx'
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

const LIGHT = slatRow(auroraLevels(51, 12, 0.3, 1), { step: 20, height: 210 })

/** What the site is about, in one picture: a number that leads, and light that is data. It wears the toolbar's palette. */
function Sky() {
  return (
    <SkyWindow className="rounded-window px-6 pt-9 tablet:px-9 tablet:pt-12">
      <svg
        viewBox="0 0 1020 400"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <Stars width={1020} height={400} />
      </svg>
      <p className="relative text-on-night-2">Points in plain sight</p>
      <p data-first="2" className="relative mt-3 text-display">
        24,850
      </p>
      <svg
        viewBox="0 0 1011.2 210"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="relative mt-8 block h-36 w-full tablet:h-52"
      >
        <AuroraLight slats={LIGHT} rise />
      </svg>
    </SkyWindow>
  )
}

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
      <Sky />
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
