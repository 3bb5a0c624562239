import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Accessibility',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const keys = [
  ['Button, link, chip', 'Enter; Space on buttons'],
  ['Menu', 'Enter or ↓ opens; ↑ ↓ Home End move; Escape closes and returns focus'],
  ['Dialog, drawer', 'Tab stays inside; Escape closes and returns focus'],
  ['Disclosure, accordion', 'Enter or Space toggles; find-in-page opens'],
  ['Radio group, amount tiles', '↑ ↓ ← → select'],
  ['Quantity stepper', 'Type a number, or ↑ ↓ in the field'],
  ['Suggestion list', '↑ ↓ move, Enter follows, Escape closes and keeps the text'],
  ['Tabs, pagination', 'Links: Tab and Enter'],
  ['Table, scroll area', 'Tab focuses it when it scrolls; arrow keys scroll'],
  ['Notification bar', 'The timer pauses while it has focus; its close button is reached with Tab'],
] as const

const checks = [
  'axe on every story, in both themes; one finding fails the build.',
  'Contrast of every token pair in both themes and of every palette: 4.5 : 1 for text, 3 : 1 for controls.',
  'Keyboard and focus in play functions, such as “By Keyboard” of Menu and Suggestion list.',
  'Pages reflow at 400 % zoom and at 200 % text size without horizontal scrolling.',
]

const rules = [
  'The focus ring is 3 px at a distance of 2 px on everything, and never removed.',
  'Targets are 44 px high, 40 px in dense rows, and never below 24 px.',
  'Errors: a summary takes focus and links to the fields; each message has an icon and words.',
  'Colour never carries meaning alone: a sign, an icon or a word repeats it.',
  'Transient messages are announced, pause on hover and focus, and stay listed for the visit.',
  'Under reduced motion nothing moves. Elsewhere nothing loops.',
  'In forced colours borders and icons remain; barcodes keep dark on light.',
]

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-measure list-disc gap-3 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export const Accessibility: Story = {
  render: () => (
    <GuidePage
      title="Accessibility"
      lead="WCAG 2.2 AA, for members who use a keyboard, a screen reader, large text or high contrast, and in French as in English."
    >
      <GuideSection title="Keyboard">
        <Table caption="Keys of each component" captionHidden>
          <tbody>
            {keys.map(([component, does]) => (
              <tr key={component}>
                <HeadCell scope="row">{component}</HeadCell>
                <Cell>{does}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </GuideSection>
      <GuideSection title="Rules">
        <List items={rules} />
      </GuideSection>
      <GuideSection title="What the tests check">
        <List items={checks} />
      </GuideSection>
    </GuidePage>
  ),
}
