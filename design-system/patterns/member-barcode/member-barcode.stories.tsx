import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { WholeScreen } from '../full-screen/full-screen.tsx'
import { MemberBarcode } from './member-barcode.tsx'
import { qrPath } from './qr-path.ts'

const widths = [2, 1, 1, 2, 3, 2, 2, 2, 1, 3, 1, 2, 1, 1, 4, 1, 3, 1, 2, 1, 2, 2, 2, 3, 2, 3, 3, 1, 1, 1, 2]
const qr = { ...qrPath('6046460193227504'), label: '', choice: { legend: '', bars: '', qr: '' } }
const names = { 'en-ca': 'Avery Chen', 'fr-ca': 'Marie-Philippe Courtemanche-Deschênes' }

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For the member card at a checkout, on its page and full screen.',
    avoid: 'As a picture of membership: Member card.',
    parts: ['Barcode, dark on light', 'Number in large digits', 'Choice of the QR code'],
    keys: 'Tab reaches the choice; ← → choose.',
    right: 'One code with its quiet zone, in both themes.',
    wrong: 'A code in the brand’s colours: scanners fail.',
  },
  'fr-ca': {
    use: 'Pour la carte de membre à la caisse, sur sa page et en plein écran.',
    avoid: 'Comme image de l’adhésion\u00A0: Member card.',
    parts: ['Code-barres foncé sur clair', 'Numéro en grands chiffres', 'Choix du code QR'],
    keys: 'Tab mène au choix; ← → choisissent.',
    right: 'Un seul code avec sa marge, dans les deux thèmes.',
    wrong: 'Un code aux couleurs de la marque\u00A0: les lecteurs échouent.',
  },
}

const meta = {
  title: 'Patterns/Points/Member barcode',
  component: MemberBarcode,
  parameters: { framed: 560, usage },
  args: { name: '', since: '', number: '6046 4601 9322 7504', label: '', widths },
  render: ({ qr: code, ...args }, { globals }) => {
    const say = siteMessages(globals)
    return (
      <MemberBarcode
        {...args}
        name={inLocale(globals, names)}
        since={say('card_since', { year: 2019 })}
        label={say('card_barcode')}
        {...(code && {
          qr: {
            ...code,
            label: say('card_qr'),
            choice: {
              legend: say('card_choice'),
              bars: say('card_choiceBars'),
              qr: say('card_choiceQr'),
            },
          },
        })}
      />
    )
  },
} satisfies Meta<typeof MemberBarcode>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchName: Story = { globals: { locale: 'fr-ca' } }
export const WithQrCode: Story = { args: { qr } }

/** The number is never covered, whichever code is shown, and choosing the other one moves nothing. */
export const OnTheWholeScreen: Story = {
  args: { qr, isFullScreen: true },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Shown, { globals }) => (
      <WholeScreen
        title={siteMessages(globals)('card_title')}
        close={{ href: '#card', label: siteMessages(globals)('site_close') }}
      >
        <Shown />
      </WholeScreen>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const say = siteMessages(globals)
    const number = canvas.getByText('6046 4601 9322 7504')
    const bars = canvas.getByRole('img', { name: say('card_barcode') })
    const below = (code: HTMLElement) =>
      number.getBoundingClientRect().top - code.getBoundingClientRect().bottom
    const belowBars = below(bars)
    expectUncovered(number)
    await expect(belowBars).toBeGreaterThanOrEqual(0)
    await userEvent.click(canvas.getByRole('radio', { name: say('card_choiceQr') }))
    const code = canvas.getByRole('img', { name: say('card_qr') })
    await expect(code).toBeVisible()
    await expect(bars).not.toBeVisible()
    // A browser without `:has()` shows it by their own classes.
    await expect(code).toHaveClass('no-has:visible')
    await expect(bars).toHaveClass('no-has:invisible')
    expectUncovered(number)
    await expect(below(code)).toBe(belowBars)
    await userEvent.click(canvas.getByRole('radio', { name: say('card_choiceBars') }))
    await expect(bars).toBeVisible()
  },
}
export const At360: Story = { ...OnTheWholeScreen, globals: { viewport: { value: 'phone360' } } }
export const At390: Story = { ...OnTheWholeScreen, globals: { viewport: { value: 'phone390' } } }
export const At412InFrench: Story = {
  ...OnTheWholeScreen,
  globals: { viewport: { value: 'phone412' }, locale: 'fr-ca' },
}
export const Sideways: Story = { ...OnTheWholeScreen, globals: { viewport: { value: 'sideways' } } }
export const TextTwiceAsLarge: Story = {
  ...OnTheWholeScreen,
  globals: { viewport: { value: 'phone360' }, text: '200', locale: 'fr-ca' },
}

/** Nothing lies over the element, from its first line to its last. */
function expectUncovered(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' })
  const { left, right, top, bottom } = element.getBoundingClientRect()
  for (const x of [left + 4, (left + right) / 2]) {
    for (const y of [top + 2, (top + bottom) / 2, bottom - 2])
      expect(document.elementFromPoint(x, y)).toBe(element)
  }
}
