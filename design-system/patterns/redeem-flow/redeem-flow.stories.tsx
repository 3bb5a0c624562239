import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Banner } from '../../components/banner/banner.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { FootSum } from '../order-summary/foot-sum.tsx'
import { ReviewRows } from '../redeem-dialog/review-rows.tsx'
import { tripIn } from '../story-content/redeem-trip.ts'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'
import { RedeemFlow } from './redeem-flow.tsx'
import { OWN_AMOUNT, RedeemFlowAmount } from './redeem-flow-amount.tsx'
import { RedeemFlowPanel } from './redeem-flow-panel.tsx'

const sent = fn()

interface TripProps {
  globals: Globals
  /** State of the flow to show. */
  moment: 'amount' | 'review' | 'refused' | 'checking'
  chosen: string | null
  typed?: string
  isInvalid?: boolean
  busy?: boolean
}

function Trip({
  globals,
  moment,
  chosen: first,
  typed: firstTyped = '',
  isInvalid,
  busy = false,
}: TripProps) {
  const say = siteMessages(globals)
  const trip = tripIn(globals)
  const [step, setStep] = useState(moment)
  const [chosen, setChosen] = useState(first)
  const [typed, setTyped] = useState(firstTyped)
  const spent = isInvalid ? 0 : Number(chosen === OWN_AMOUNT ? typed : chosen)
  const panel = <RedeemFlowPanel {...trip.panel(spent)} />
  const footSum = <FootSum line={{ label: say('redeem_left'), value: trip.pts(24850 - spent) }} />
  const shared = { panel, footSum, errorTitle: say('redeem_errorTitle') }
  const form = { action: '', busy, busyLabel: say('redeem_pending') }
  if (step === 'checking') {
    return (
      <RedeemFlow
        {...shared}
        steps={trip.steps('review')}
        question={say('redeem_checkingTitle')}
        help={say('redeem_checkingText')}
        message={{ action: { href: '#again', label: say('redeem_checkAgain') }, isLive: true }}
      />
    )
  }
  if (step === 'amount') {
    const error = isInvalid ? say('redeem_problemUneven', { step: trip.points(500) }) : undefined
    return (
      <RedeemFlow
        {...shared}
        steps={trip.steps('amount')}
        question={say('travel_question')}
        help={trip.limits}
        errors={error ? [{ fieldId: 'points-to-use', message: error }] : []}
        form={{
          ...form,
          method: 'get',
          submit: say('redeem_toReview'),
          back: { href: '#trips', label: say('redeem_back') },
          onSubmit: (event) => {
            event.preventDefault()
            setStep('review')
          },
        }}
      >
        <h3 id="redeem-amounts" className="sr-only">
          {say('redeem_stepAmount')}
        </h3>
        <div className="mt-7">
          <RedeemFlowAmount
            labelledBy="redeem-amounts"
            name="amount"
            options={trip.offered}
            chosen={chosen}
            onChoose={setChosen}
            own={{
              id: 'points-to-use',
              name: 'points',
              tile: { label: say('redeem_own'), detail: say('redeem_ownDetail') },
              label: say('redeem_pointsToUse'),
              value: typed,
              help: say('redeem_ownHelp'),
              error,
              onType: setTyped,
            }}
          />
        </div>
      </RedeemFlow>
    )
  }
  return (
    <RedeemFlow
      {...shared}
      steps={trip.steps('review')}
      question={say('redeem_reviewQuestion')}
      help={say('redeem_reviewHelpTravel')}
      notice={
        step === 'refused' ? (
          <div role="alert">
            <Banner status="error" title={say('redeem_refusedTitle')} className="mb-6">
              {say('redeem_refusedNoWords')}
            </Banner>
          </div>
        ) : null
      }
      form={{
        ...form,
        method: 'post',
        submit: say('redeem_submit', { points: trip.points(spent) }),
        back: { href: '#amount', label: say('redeem_back') },
        onSubmit: (event) => {
          event.preventDefault()
          sent(new FormData(event.currentTarget).get('intent'))
        },
        hidden: { intent: 'pay-trip' },
      }}
    >
      <div className="mt-6">
        <ReviewRows
          rows={trip.rows(spent)}
          check={{ strong: say('redeem_checkStrong'), text: say('redeem_checkText', { asks: 'always' }) }}
        />
      </div>
    </RedeemFlow>
  )
}

const usage: Usage = {
  voice: ['Redeem and spend', 'Errors', 'Reassurance'],
  'en-ca': {
    use: 'To pay a trip or a card credit with points, one question a step.',
    avoid: 'For gift cards: Redeem dialog.',
    parts: ['What is paid, with bill and balance', 'Steps', 'Suggested amounts, and one’s own', 'Review'],
    keys: 'Tab goes through the amounts; Enter goes on.',
    right: 'Offer amounts that fit bill and balance.',
    wrong: 'A free field alone: people then look for the largest number that works.',
  },
  'fr-ca': {
    use: 'Pour payer un voyage ou un crédit en points, une question par étape.',
    avoid: 'Pour une carte-cadeau\u00A0: Redeem dialog.',
    parts: ['Ce qui est payé, facture et solde', 'Étapes', 'Montants proposés, et le sien', 'Vérification'],
    keys: 'Tab parcourt les montants; Entrée continue.',
    right: 'Proposez des montants qui conviennent à la facture et au solde.',
    wrong: 'Un champ libre seul\u00A0: on cherche alors le plus grand nombre permis.',
  },
}

const meta = {
  title: 'Patterns/Redeeming/Redeem flow',
  component: Trip,
  parameters: { usage },
  subcomponents: { RedeemFlow, RedeemFlowAmount, RedeemFlowPanel },
  args: { globals: {}, moment: 'amount', chosen: '5000' },
  argTypes: { globals: { table: { disable: true } } },
  render: (args, { globals }) => <Trip key={String(globals.locale)} {...args} globals={globals} />,
} satisfies Meta<typeof Trip>
export default meta

type Story = StoryObj<typeof meta>

/** Bill and balance follow the selection; the next step's question takes focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('radio', { name: /\$100/ }))
    await expect(page.getAllByText(/14,850\spts/)[0]).toBeInTheDocument()
    await expect(page.getByText('$312.30')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Review order' }))
    await expect(page.getByRole('heading', { level: 2 })).toHaveFocus()
  },
}

export const Nothing: Story = { args: { chosen: null } }

/** The text field is revealed by its tile and hidden by another. */
export const OwnAmount: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('textbox')).toBeNull()
    await userEvent.click(page.getByRole('radio', { name: /Other/ }))
    const field = page.getByRole('textbox', { name: 'Points to use' })
    await userEvent.type(field, '7500')
    // A browser without `:has()` shows it by its own class.
    await expect(field.closest('.hidden')).toHaveClass('no-has:block')
    await expect(page.getByText('$337.30')).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: /\$25/ }))
    await expect(page.queryByRole('textbox')).toBeNull()
    await expect(field.closest('.hidden')).not.toHaveClass('no-has:block')
    await userEvent.click(page.getByRole('radio', { name: /Other/ }))
    await expect(page.getByRole('textbox')).toHaveValue('7500')
  },
}

export const Invalid: Story = {
  args: { chosen: OWN_AMOUNT, typed: '7,250', isInvalid: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('textbox')).toBeInvalid()
    await expect(page.getByRole('textbox')).toHaveValue('7,250')
    await userEvent.click(page.getByRole('link', { name: 'Enter a multiple of 500' }))
    await expect(page.getByRole('textbox')).toHaveFocus()
  },
}

/** The submit button names the price. */
export const Review: Story = {
  args: { moment: 'review', chosen: '10000' },
  play: async ({ canvasElement }) => {
    sent.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Redeem 10,000 points' }))
    await expect(sent).toHaveBeenCalledTimes(1)
    await expect(sent).toHaveBeenCalledWith('pay-trip')
  },
}

export const Loading: Story = {
  args: { moment: 'review', chosen: '10000', busy: true },
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const Refused: Story = { args: { moment: 'refused', chosen: '10000' } }

/** While the outcome is unknown there is no form, so that nobody pays twice. */
export const Checking: Story = {
  args: { moment: 'checking', chosen: '10000' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.queryByRole('button')).toBeNull()
  },
}

/** Beside the account navigation, where a credit is paid, the form keeps the room that two amounts in a row take. */
export const BesideTheAccountNavigation: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'fr-ca', viewport: { value: 'narrow' } },
  render: (args, { globals }) => (
    <AccountFrame globals={globals} current="ways_title" title={siteMessages(globals)('credit_title')}>
      <Trip {...args} globals={globals} />
    </AccountFrame>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.getBoundingClientRect().top)
    await expect(first).toBeDefined()
    await expect(second).toBe(first)
  },
}

export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const ReviewLongFrenchLabel: Story = {
  args: { moment: 'review', chosen: '10000' },
  globals: { locale: 'fr-ca' },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnAPhoneInFrench: Story = {
  args: { moment: 'review', chosen: '10000' },
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}
