import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Adding a component',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [
  'Look at the list below first: the part may be here under another name.',
  'A part of any page lives in components/<name>/; a part that knows loyalty (an offer, an order) lives in patterns/<name>/.',
  'Take words, links and numbers as props, already in the page’s language. No text, no data, no router.',
  'Colour only by token utilities (bg-surface, text-ink-2). A raw colour fails the tests; so does a style attribute, which the site’s security policy blocks.',
  'Prefer the browser’s own element: details, progress, select, input. It works without JavaScript, and the keyboard is right.',
  'Write <name>.stories.tsx: Default and each state that can be seen (Invalid, Loading, Empty, LongFrenchLabel), in both languages. A play function shows what it does by keyboard.',
  'Say of each public prop what it means, its unit and its default.',
  'Run the stories: vitest run --config design-system/vitest.config.ts <name>. Each is also an axe test, in light and dark.',
  'If it belongs to the key pictures, name it in pictures/stories.ts and run npm run pictures:accept.',
]

/** Common names of parts, and what they are called here. */
const names = [
  ['Accordion', 'components/disclosure: Accordion, and Disclosure for one'],
  [
    'Address form; edit; delete',
    'patterns/address-form; patterns/address-card; patterns/edit-section; patterns/notice-page asks before an address goes, and names it',
  ],
  ['Alert, toast', 'components/notification-bar; NoticeList for this visit’s notices'],
  ['Bar chart with a table', 'patterns/points-chart'],
  ['Button group', 'components/button-group: a button and the links beside it'],
  ['Checkbox group', 'components/checkbox-group, of Checkbox each; RadioGroup where one is chosen'],
  ['Card', 'patterns/offer-card, reward-card, gift-card-tile, spotlight-card, address-card, member-card'],
  ['Definition rows', 'components/definition-list; patterns/definition-rows'],
  ['Drawer; modal', 'components/drawer; components/dialog (Dialog, or PageDialog with its own address)'],
  ['Greeting hero, points balance', 'patterns/balance-hero; patterns/balance-figure'],
  ['Language switch', 'patterns/language-link'],
  ['Load more; pages', 'components/pagination'],
  ['Menu', 'components/menu; patterns/account-menu and header for the site’s head'],
  ['Picture', 'components/picture; patterns/card-art at the ratio of a card'],
  ['Progress', 'components/progress-line; Stepper for steps; order-timeline for an order'],
  ['Barcode', 'components/barcode, Code 128; components/qr-code for what a phone reads'],
  ['Scroll area', 'components/scroll-area; Table scrolls by itself'],
  ['Sort', 'patterns/sort-choice; the chips of patterns/chip-row for a few orders'],
  ['Stretched link', 'components/link: CoverLink'],
  ['Toggle', 'components/switch'],
]

export const AddingAComponent: Story = {
  render: () => (
    <GuidePage title="Adding a component" lead="A component is finished when its stories cover its states.">
      <GuideSection title="Steps">
        <ol className="grid max-w-measure list-decimal gap-3 pl-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </GuideSection>
      <GuideSection title="What it is called here">
        <Table caption="Names" captionHidden>
          <thead>
            <tr>
              <HeadCell>You look for</HeadCell>
              <HeadCell>You find</HeadCell>
            </tr>
          </thead>
          <tbody>
            {names.map(([wanted, found]) => (
              <tr key={wanted}>
                <HeadCell scope="row">{wanted}</HeadCell>
                <Cell>{found}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </GuideSection>
    </GuidePage>
  ),
}
