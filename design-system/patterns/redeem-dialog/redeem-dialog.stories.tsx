import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { redeemEn } from '../story-content/redeem-en.ts'
import { redeemFr } from '../story-content/redeem-fr.ts'
import { RedeemDialog } from './redeem-dialog.tsx'

const meta = {
  title: 'Patterns/Redeem dialog',
  component: RedeemDialog,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RedeemDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Format: Story = { args: redeemEn.format }
export const FormatFrench: Story = { args: redeemFr.format }

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
export const AmountFrench: Story = { args: redeemFr.amount }

export const Address: Story = { args: redeemEn.address }
export const AddressFrench: Story = { args: redeemFr.address }

export const Review: Story = { args: redeemEn.review }
export const ReviewFrench: Story = { args: redeemFr.review }

export const ReviewPending: Story = { args: { ...redeemEn.review, pending: true } }

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

export const Checking: Story = { args: redeemEn.checking }
export const CheckingFrench: Story = { args: redeemFr.checking }

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
