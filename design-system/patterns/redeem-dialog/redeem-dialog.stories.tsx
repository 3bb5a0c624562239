import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { redeemSteps as steps } from '../story-content/redeem.ts'
import { RedeemDialog, type RedeemDialogProps } from './redeem-dialog.tsx'

const usage: Usage = {
  voice: ['Redeem and spend', 'Errors', 'Reassurance'],
  'en-ca': {
    use: 'To order a gift card: format, amount, address, review, one question a step.',
    avoid: 'For travel and card credit: Redeem flow, a page of its own.',
    parts: ['Card and sum, always in view', 'Steps', 'One question', 'Back, and the button with the cost'],
    keys: 'The focus goes to each step’s question; Tab stays inside, Escape leaves, Enter goes on.',
    right: 'The cost on the button that redeems, what remains above it.',
    wrong: 'Asking again for an amount that was chosen on the page before.',
  },
  'fr-ca': {
    use: 'Pour commander une carte-cadeau\u00A0: format, montant, adresse, vérification, une question par étape.',
    avoid: 'Pour un voyage ou un crédit\u00A0: Redeem flow, une page entière.',
    parts: [
      'Carte et calcul, toujours en vue',
      'Étapes',
      'Une question',
      'Retour, et le bouton avec le prix',
    ],
    keys: 'Le focus va à la question de chaque étape; Tab reste à l’intérieur, Échap quitte, Entrée continue.',
    right: 'Le prix sur le bouton qui échange, ce qui reste au-dessus.',
    wrong: 'Redemander un montant choisi sur la page précédente.',
  },
}

const meta = {
  title: 'Patterns/Redeeming/Redeem dialog',
  component: RedeemDialog,
  parameters: { layout: 'fullscreen', framed: 720, usage },
  args: steps['en-ca'].format,
} satisfies Meta<typeof RedeemDialog>
export default meta

type Story = StoryObj<typeof meta>
const otherLanguage = {
  'en-ca': { href: '/fr-ca', label: 'Français', lang: 'fr-CA' },
  'fr-ca': { href: '/', label: 'English', lang: 'en-CA' },
} as const

type Step = keyof (typeof steps)['en-ca']

/** One step of the dialog, localised. */
const step = (
  name: Step,
  more: (globals: { locale?: unknown }) => Partial<RedeemDialogProps> = () => ({}),
): Pick<Story, 'render'> => ({
  render: (_args, { globals }) => <RedeemDialog {...inLocale(globals, steps)[name]} {...more(globals)} />,
})
const french = { globals: { locale: 'fr-ca' } }

export const Format: Story = step('format')
export const FormatFrench: Story = { ...step('format'), ...french }

/** Texts of the amount step for $50. */
const fifty = {
  'en-ca': { radio: /\$50/, left: /19,850\spts/, more: /14,850\spts/ },
  'fr-ca': { radio: /^50\s\$/, left: /19\s850\spts/, more: /14\s850\spts/ },
}

export const Amount: Story = {
  ...step('amount'),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement)
    const words = inLocale(globals, fifty)
    await userEvent.click(page.getByRole('radio', { name: words.radio }))
    await expect(page.getAllByText(words.left)[0]).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: siteMessages(globals)('redeem_more') }))
    await expect(page.getAllByText(words.more)[0]).toBeInTheDocument()
    await expect(
      page.getByText(siteMessages(globals)('redeem_limitBalance', { count: 4 })),
    ).toBeInTheDocument()
    await expect(page.getByRole('radio', { name: /250/ })).toBeDisabled()
  },
}
/** On a phone the sum at the foot is the one that is announced. */
export const AmountOnAPhone: Story = {
  ...step('amount'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement)
    const words = inLocale(globals, fifty)
    await userEvent.click(page.getByRole('radio', { name: words.radio }))
    const said = [...canvasElement.querySelectorAll('[aria-live=polite]')].filter((each) =>
      each.checkVisibility(),
    )
    await expect(said.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(words.left)])
  },
}
export const AmountFrench: Story = { ...step('amount'), ...french }

/** What was missing is said each time that it is, and not once an amount is chosen. */
export const AmountMissing: Story = {
  ...step('amount', (globals) => {
    const { amount } = inLocale(globals, steps)
    return {
      ...(amount.step.kind === 'amount' && { step: { ...amount.step, selected: null } }),
      notice: { status: 'error', title: siteMessages(globals)('redeem_amountMissing') },
      onSubmit: (event) => event.preventDefault(),
    }
  }),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement)
    const { amount } = inLocale(globals, steps)
    const name = 'form' in amount.step ? amount.step.form.submit : ''
    const first = await page.findByRole('alert')
    await userEvent.click(page.getByRole('button', { name }))
    await expect(page.getByRole('alert')).not.toBe(first)
    await userEvent.click(page.getByRole('radio', { name: inLocale(globals, fifty).radio }))
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

export const AmountMissingFrench: Story = { ...AmountMissing, ...french }

export const Address: Story = step('address')
export const AddressFrench: Story = { ...step('address'), ...french }

export const Review: Story = step('review')
export const ReviewFrench: Story = { ...step('review'), ...french }

export const ReviewBusy: Story = step('review', () => ({ busy: true }))

export const ReviewRefused: Story = step('review', (globals) => ({
  notice: {
    status: 'error',
    title: siteMessages(globals)('redeem_refusedTitle'),
    text: inLocale(globals, {
      'en-ca': 'Prairie Outfitters cards are sold out until Monday. No points were redeemed.',
      'fr-ca': 'Les cartes Prairie Outfitters sont épuisées jusqu’à lundi. Aucun point n’a été échangé.',
    }),
  },
}))
export const ReviewRefusedFrench: Story = { ...ReviewRefused, ...french }

/** The outcome stands above the question, so that the reader begins there. */
export const ReviewCancelled: Story = {
  ...step('review', (globals) => ({
    notice: {
      status: 'info',
      title: siteMessages(globals)('redeem_cancelledTitle'),
      text: siteMessages(globals)('redeem_choicesKept'),
    },
  })),
  play: async ({ canvasElement, globals }) => {
    const title = await within(canvasElement).findByText(siteMessages(globals)('redeem_cancelledTitle'))
    await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus())
  },
}
export const ReviewCancelledFrench: Story = { ...ReviewCancelled, ...french }

export const Checking: Story = step('checking')
export const CheckingFrench: Story = { ...step('checking'), ...french }

export const Blocked: Story = step('blocked')
export const BlockedFrench: Story = { ...step('blocked'), ...french }

function Placing({ words }: { words: Record<'review' | 'checking', RedeemDialogProps> }) {
  const [isPlaced, setIsPlaced] = useState(false)
  const place = (event: FormEvent) => {
    event.preventDefault()
    setIsPlaced(true)
  }
  return <RedeemDialog {...words[isPlaced ? 'checking' : 'review']} onSubmit={place} />
}

/** News arrives while the dialog is open, and takes the focus. */
export const FromReviewToChecking: Story = {
  render: (_args, { globals }) => <Placing words={inLocale(globals, steps)} />,
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement)
    const { review, checking } = inLocale(globals, steps)
    const name = 'form' in review.step ? review.step.form.submit : ''
    await userEvent.click(await page.findByRole('button', { name }))
    await expect(page.getByRole('heading', { name: checking.step.question })).toHaveFocus()
  },
}

/** The header's language link is behind the dialog, so the dialog has its own. */
export const WithLanguage: Story = {
  ...step('amount', (globals) => ({ language: inLocale(globals, otherLanguage) })),
  play: async ({ canvasElement, globals }) => {
    const name = inLocale(globals, otherLanguage).label
    const link = within(canvasElement).getByRole('link', { name })
    await waitFor(() => expect(link).toBeVisible())
  },
}

/** Header and footer scroll with the question: nothing is covered or overflows. */
export const ZoomedTo400Percent: Story = {
  ...WithLanguage,
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement, globals }) => {
    const name = inLocale(globals, steps).amount.step.question
    const question = within(canvasElement).getByRole('heading', { name })
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

/** At 200 % text size the submit button wraps below the back link. */
export const LargeTextOnAPhone: Story = {
  ...step('review'),
  globals: { locale: 'fr-ca', text: '200', viewport: { value: 'phone' } },
  play: async ({ canvasElement, globals }) => {
    const { review } = inLocale(globals, steps)
    const name = 'form' in review.step ? review.step.form.submit : ''
    const { left, right } = within(canvasElement).getByRole('button', { name }).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}
