import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import { footerEn, footerFr } from '../story-content/frame.ts'
import { Footer } from './footer.tsx'

const words = { 'en-ca': footerEn, 'fr-ca': footerFr }

const meta = {
  title: 'Patterns/Page frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: footerEn,
  render: (_args, { globals }) => <Footer {...inLocale(globals, words)} />,
} satisfies Meta<typeof Footer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** At 200 % text size the columns stack and nothing overflows. */
export const LargeTextOnAPhone: Story = largeText
export const ZoomedTo400Percent: Story = zoomed
