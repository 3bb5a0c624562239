import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

/** A sample of what a site gives. */
const read = (typed: string) => (/^[1-9]\d*$/.test(typed) ? Number(typed) : null)

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  pictures: (_say, globals) => {
    const { quantity, quantityHelp, less, more } = inLocale(globals, boardWords)
    const stepper = (help?: string) => (
      <QuantityStepper
        name="quantity"
        label={quantity}
        help={help}
        value="2"
        onChange={() => {}}
        max={2}
        read={read}
        decreaseLabel={less}
        increaseLabel={more}
      />
    )
    return { right: stepper(quantityHelp), wrong: stepper() }
  },
  'en-ca': {
    use: 'For a small number of one thing.',
    avoid: 'For amounts of money: Amount tile.',
    parts: ['Minus', 'Number, can be typed', 'Plus', 'Limit, in words'],
    keys: 'Type a number, or ↑ ↓ in the field.',
    right: 'Say why it stops.',
    wrong: 'A plus that no longer works, without a reason.',
  },
  'fr-ca': {
    use: 'Pour une petite quantité d’une chose.',
    avoid: 'Pour des montants\u00A0: Amount tile.',
    parts: ['Moins', 'Nombre, qu’on peut taper', 'Plus', 'Limite, en mots'],
    keys: 'Tapez un nombre, ou ↑ ↓ dans le champ.',
    right: 'Dites pourquoi ça s’arrête.',
    wrong: 'Un plus qui ne marche plus, sans raison.',
  },
}

const meta = {
  title: 'Components/Forms/Quantity stepper',
  component: QuantityStepper,
  parameters: { usage },
  args: {
    name: 'quantity',
    label: '',
    max: 2,
    read,
    decreaseLabel: '',
    increaseLabel: '',
    value: '1',
    onChange: fn(),
  },
  render: function Counting(args, { globals }) {
    const [text, setText] = useState(args.value)
    const { quantity, quantityHelp, quantityWrong, less, more } = inLocale(globals, boardWords)
    return (
      <QuantityStepper
        {...args}
        value={text}
        onChange={(typed) => {
          setText(typed)
          args.onChange(typed)
        }}
        error={quantityWrong}
        label={quantity}
        help={quantityHelp}
        decreaseLabel={less}
        increaseLabel={more}
      />
    )
  },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const UpToItsLimit: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [less, more] = canvas.getAllByRole('button')
    const field = canvas.getByRole('textbox')
    if (!less || !more) throw new Error('two buttons')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more)
    await expect(field).toHaveValue('2')
    await expect(args.onChange).toHaveBeenCalledWith('2')
    await userEvent.click(more)
    await expect(field).toHaveValue('2')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(more).toHaveFocus()
    await userEvent.type(field, '{ArrowDown}')
    await expect(field).toHaveValue('1')
    await userEvent.type(field, '{ArrowUp}{ArrowUp}')
    await expect(field).toHaveValue('2')
  },
}

/** What is no number of them stays as it was typed, and says what is asked once the field is left. */
export const NoSuchNumber: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { quantityWrong } = inLocale(globals, boardWords)
    const field = canvas.getByRole('textbox')
    for (const typed of ['2,5', '2.5', '9', '1e1', 'two']) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await expect(canvas.queryByText(quantityWrong)).toBeNull()
      await userEvent.tab()
      await expect(field).toHaveValue(typed)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(quantityWrong))
    }
    const [, more] = canvas.getAllByRole('button')
    if (!more) throw new Error('two buttons')
    await userEvent.click(more)
    await expect(field).toHaveValue('1')
    await expect(field).toBeValid()
  },
}

export const LeftEmpty: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('1')
  },
}

export const OnlyOne: Story = { args: { max: 1 } }
