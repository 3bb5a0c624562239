import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plane } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { ReviewRows } from '../redeem-dialog/review-rows.tsx'
import { SpendAmount } from './spend-amount.tsx'
import { SpendFlow, type SpendFlowProps, type SpendFormProps } from './spend-flow.tsx'
import { SpendPanel } from './spend-panel.tsx'

const words = {
  'en-ca': {
    steps: ['Amount', 'Review'],
    stepsLabel: 'Steps of this order',
    done: 'done',
    question: 'How much should points pay?',
    help: 'From 1,000 points, in steps of 100. You can use up to 20,712 points now, and 100,000 in one day.',
    amounts: [
      ['$186.40', '20,712 pts, all of it'],
      ['$92.70', '10,300 pts'],
      ['$45.90', '5,100 pts'],
    ],
    other: ['Other', 'Enter your own points'],
    points: 'Points to use',
    error: 'Use points in steps of 100, or 20,712 to pay all of it.',
    errorTitle: 'The amount needs a change',
    submit: 'Review',
    back: 'Back',
    wait: 'One moment',
    review: 'Is everything right?',
    spend: 'Spend 20,712 points',
    rows: [
      ['Trip', 'Northline Rail'],
      ['Points', '20,712'],
    ],
    check: ['One quick check.', 'We will ask for a code before any points leave your balance.'],
    checking: 'We are checking your order.',
    checkingText: 'Please do not place it again. This page tells you as soon as we know.',
    again: 'Check again',
    panel: 'What points pay',
    detail: 'Sudbury to Ottawa, return. Bought Nov 09, 2026; points can be applied until Feb 07, 2027.',
    bill: ['Open on this trip', '$186.40', 'Paid in points', '−$186.40', 'Stays on your card', '$0.00'],
    balance: ['You have', '24,850 pts', 'This time', '−20,712 pts', 'You will have', '4,138 pts'],
  },
  'fr-ca': {
    steps: ['Montant', 'Vérification'],
    stepsLabel: 'Étapes de la commande',
    done: 'terminée',
    question: 'Quel montant payer en points?',
    help: 'À partir de 1 000 points, par tranches de 100. Vous pouvez utiliser jusqu’à 20 712 points maintenant, et 100 000 par jour.',
    amounts: [
      ['186,40 $', '20 712 pts, au complet'],
      ['92,70 $', '10 300 pts'],
      ['45,90 $', '5 100 pts'],
    ],
    other: ['Autre', 'Entrez vos points'],
    points: 'Points à utiliser',
    error: 'Utilisez les points par tranches de 100, ou 20 712 pour tout payer.',
    errorTitle: 'Le montant est à corriger',
    submit: 'Vérifier',
    back: 'Retour',
    wait: 'Un instant',
    review: 'Tout est exact?',
    spend: 'Échanger 20 712 points',
    rows: [
      ['Voyage', 'Northline Rail'],
      ['Points', '20 712'],
    ],
    check: ['Une dernière vérification.', 'Nous vous demanderons un code avant de retirer vos points.'],
    checking: 'Nous vérifions votre commande.',
    checkingText:
      'Ne la passez pas une deuxième fois. Cette page vous dira ce qu’il en est dès que nous le saurons.',
    again: 'Vérifier de nouveau',
    panel: 'Ce que paient les points',
    detail: 'Sudbury–Ottawa, aller-retour. Acheté le 9 nov. 2026; points applicables jusqu’au 7 févr. 2027.',
    bill: [
      'À payer pour ce voyage',
      '186,40 $',
      'Payé en points',
      '−186,40 $',
      'Reste sur votre carte',
      '0,00 $',
    ],
    balance: ['Vous avez', '24 850 pts', 'Cette fois', '−20 712 pts', 'Il vous restera', '4 138 pts'],
  },
}

type Words = (typeof words)['en-ca']

const sum = ([a = '', b = '', c = '', d = '', e = '', f = '']: readonly string[]) => ({
  lines: [
    { id: 'a', label: a, value: b },
    { id: 'b', label: c, value: d },
  ],
  total: { id: 'c', label: e, value: f },
})

const shared = (say: Words, current: string): Pick<SpendFlowProps, 'steps' | 'panel'> => ({
  steps: {
    label: say.stepsLabel,
    steps: say.steps.map((label, index) => ({ id: String(index), label })),
    current,
    doneLabel: say.done,
  },
  panel: (
    <SpendPanel
      label={say.panel}
      icon={Plane}
      title="Northline Rail"
      detail={say.detail}
      bill={sum(say.bill)}
      balance={sum(say.balance)}
    />
  ),
})

const form = (say: Words): SpendFormProps => ({
  method: 'get',
  action: '#',
  submit: say.submit,
  back: { href: '#back', label: say.back },
  pending: false,
  pendingLabel: say.wait,
  onSubmit: (event) => event.preventDefault(),
})

function AmountStory({ say, error }: { say: Words; error?: string }) {
  const [chosen, setChosen] = useState(error ? 'other' : '0')
  return (
    <SpendFlow
      {...shared(say, '0')}
      question={say.question}
      help={say.help}
      form={form(say)}
      errors={error ? [{ fieldId: 'own-points', message: error }] : []}
      errorTitle={say.errorTitle}
    >
      <h3 id="story-amounts" className="sr-only">
        {say.steps[0]}
      </h3>
      <div className="mt-7">
        <SpendAmount
          labelledBy="story-amounts"
          name="amount"
          options={say.amounts.map(([label = '', detail = ''], index) => ({
            value: String(index),
            label,
            detail,
          }))}
          chosen={chosen}
          onChoose={setChosen}
          own={{
            id: 'own-points',
            name: 'points',
            tile: { label: say.other[0] ?? '', detail: say.other[1] ?? '' },
            label: say.points,
            value: error ? '1050' : '',
            error,
            onType: () => undefined,
          }}
        />
      </div>
    </SpendFlow>
  )
}

const meta = {
  title: 'Patterns/Spend flow',
  component: SpendFlow,
  args: { steps: { label: '', steps: [], current: '', doneLabel: '' }, question: '', panel: null },
} satisfies Meta<typeof SpendFlow>
export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = {
  render: (_args, { globals }) => <AmountStory say={inLocale(globals, words)} />,
  play: async ({ canvasElement, globals }) => {
    const say = inLocale(globals, words)
    const page = within(canvasElement)
    await expect(page.queryByLabelText(say.points)).not.toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: new RegExp(`^${say.other[0]}`) }))
    await expect(page.getByLabelText(say.points)).toBeVisible()
  },
}

export const AmountRefused: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return <AmountStory say={say} error={say.error} />
  },
}

export const Review: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <SpendFlow
        {...shared(say, '1')}
        question={say.review}
        form={{ ...form(say), method: 'post', submit: say.spend }}
      >
        <div className="mt-6">
          <ReviewRows
            rows={say.rows.map(([label = '', value = '']) => ({ id: label, label, value }))}
            check={{ strong: say.check[0] ?? '', text: say.check[1] ?? '' }}
          />
        </div>
      </SpendFlow>
    )
  },
}

export const Checking: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <SpendFlow
        {...shared(say, '1')}
        question={say.checking}
        help={say.checkingText}
        message={{ action: { href: '#again', label: say.again }, isLive: true }}
      />
    )
  },
}
