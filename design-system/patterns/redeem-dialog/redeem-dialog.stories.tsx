import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { redeemEn } from '../story-content/redeem-en.ts'
import { redeemFr } from '../story-content/redeem-fr.ts'
import { RedeemDialog, type RedeemDialogProps } from './redeem-dialog.tsx'

const meta = {
  title: 'Patterns/Redeem dialog',
  component: RedeemDialog,
  parameters: { layout: 'fullscreen' },
  args: redeemEn.format,
} satisfies Meta<typeof RedeemDialog>
export default meta

type Story = StoryObj<typeof meta>
type Step = keyof typeof redeemEn & keyof typeof redeemFr

/** One step of the dialog, in the language of the toolbar. */
const step = (name: Step, more: Partial<RedeemDialogProps> = {}): Pick<Story, 'render'> => ({
  render: (_args, { globals }) => (
    <RedeemDialog {...inLocale(globals, { 'en-ca': redeemEn, 'fr-ca': redeemFr })[name]} {...more} />
  ),
})
const french = { globals: { locale: 'fr-ca' } }

export const Format: Story = step('format')
export const FormatFrench: Story = { ...step('format'), ...french }

export const Amount: Story = {
  args: redeemEn.amount,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('radio', { name: /\$50/ }))
    await expect(page.getAllByText(/19,850\spts/)[0]).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'One more' }))
    await expect(page.getAllByText(/14,850\spts/)[0]).toBeInTheDocument()
    await expect(page.getByText('4 at most with your balance')).toBeInTheDocument()
    await expect(page.getByRole('radio', { name: /\$250/ })).toBeDisabled()
  },
}
export const AmountFrench: Story = { ...step('amount'), ...french }

export const Address: Story = step('address')
export const AddressFrench: Story = { ...step('address'), ...french }

export const Review: Story = step('review')
export const ReviewFrench: Story = { ...step('review'), ...french }

export const ReviewPending: Story = step('review', { pending: true })

export const ReviewRefused: Story = {
  args: {
    ...redeemEn.review,
    notice: {
      status: 'error',
      title: 'Order not placed.',
      text: 'Prairie Outfitters cards are sold out until Monday. Your 24,850 points are untouched.',
    },
  },
}
export const ReviewRefusedFrench: Story = {
  args: {
    ...redeemFr.review,
    notice: {
      status: 'error',
      title: 'Commande non passée.',
      text: 'Les cartes Prairie Outfitters sont épuisées jusqu’à lundi. Vos 24 850 points sont intacts.',
    },
  },
}

export const Checking: Story = step('checking')
export const CheckingFrench: Story = { ...step('checking'), ...french }

export const Blocked: Story = { args: redeemEn.blocked }

/** The header's switch lies behind the dialog, so the dialog has its own. */
export const WithLanguage: Story = {
  args: { ...redeemEn.amount, language: { href: '/fr-ca', label: 'Français', lang: 'fr-CA' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Français' })
    await waitFor(() => expect(link).toBeVisible())
  },
}

/** Head and foot scroll with the question: nothing covers it, and nothing scrolls sideways. */
export const ZoomedTo400Percent: Story = {
  ...WithLanguage,
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    const question = within(canvasElement).getByRole('heading', { name: redeemEn.amount.step.question })
    const dialog = question.closest('[role=dialog]')
    const scrollers = [...(dialog?.querySelectorAll('*') ?? [])].filter(
      (part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1,
    )
    await expect(scrollers).toEqual([])
    await expect(dialog?.scrollHeight).toBeGreaterThan(innerHeight)
    question.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = question.getBoundingClientRect()
    await expect(question.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    const next = within(canvasElement).getAllByRole('button').at(-1)
    next?.scrollIntoView({ block: 'center' })
    await expect(next?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await expect(dialog?.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
