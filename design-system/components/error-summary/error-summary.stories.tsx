import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { WithoutFocusAtFirst } from '../../.storybook/docs-page.tsx'
import { inLocale, localeOf } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { Button } from '../button/button.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { PostalCodeField } from '../postal-code-field/postal-code-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const words = {
  'en-ca': {
    title: '2 errors to correct',
    city: 'City',
    cityError: 'Enter a city',
    postalCode: 'Postal code',
    postalCodeError: 'Enter a postal code like A1A\u00A01A1',
    save: 'Save address',
  },
  'fr-ca': {
    title: '2 erreurs à corriger',
    city: 'Ville',
    cityError: 'Entrez une ville',
    postalCode: 'Code postal',
    postalCodeError: 'Entrez un code postal comme A1A\u00A01A1',
    save: 'Enregistrer l’adresse',
  },
}

function Form(text: (typeof words)['en-ca']) {
  const [attempts, setAttempts] = useState(0)
  const checked = attempts > 0
  const check = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
  }
  return (
    <form onSubmit={check} noValidate className="grid max-w-[680px] gap-5">
      {checked ? (
        <ErrorSummary
          title={text.title}
          attempts={attempts}
          errors={[
            { fieldId: 'city', message: text.cityError },
            { fieldId: 'postal-code', message: text.postalCodeError },
          ]}
        />
      ) : null}
      <TextField id="city" label={text.city} error={checked ? text.cityError : null} />
      <PostalCodeField
        id="postal-code"
        label={text.postalCode}
        defaultValue="H2Y 1"
        error={checked ? text.postalCodeError : null}
      />
      <Button type="submit" className="justify-self-start">
        {text.save}
      </Button>
    </form>
  )
}

const usage: Usage = {
  voice: ['Errors'],
  pictures: (say, globals) => {
    const { city, cityError, postalCode, postalCodeError } = inLocale(globals, words)
    const summary = (title: string, ...messages: string[]) => (
      <ErrorSummary title={title} errors={messages.map((message) => ({ fieldId: message, message }))} />
    )
    return {
      right: summary(say('2 errors to correct', '2 erreurs à corriger'), cityError, postalCodeError),
      wrong: summary(say('Invalid form', 'Formulaire invalide'), city, postalCode),
    }
  },
  'en-ca': {
    use: 'Above a form that was refused, in addition to the fields’ own errors.',
    avoid: 'For a single field of a short form: its error is enough.',
    parts: ['Number of errors', 'Links to the fields'],
    keys: 'It takes the focus; Tab and Enter lead to the fields.',
    right: 'Say how many there are, then what to enter.',
    wrong: 'Names of fields, and nothing to do about them.',
  },
  'fr-ca': {
    use: 'Au-dessus d’un formulaire refusé, en plus des erreurs des champs.',
    avoid: 'Pour le seul champ d’un court formulaire\u00A0: son erreur suffit.',
    parts: ['Nombre d’erreurs', 'Liens vers les champs'],
    keys: 'Il reçoit le focus; Tab et Entrée mènent aux champs.',
    right: 'Dites combien il y en a, puis quoi entrer.',
    wrong: 'Des noms de champs, sans dire quoi faire.',
  },
}

const meta = {
  title: 'Components/Forms/Error summary',
  component: ErrorSummary,
  parameters: { usage },
  args: { title: '', errors: [] },
  render: (_args, { globals }) => <Form {...inLocale(globals, words)} />,
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const TakesTheFocusAndLeadsToTheField: Story = {
  play: async ({ canvasElement, globals }) => {
    const text = inLocale(globals, words)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('region', { name: text.title })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: text.postalCodeError }))
    const postalCode = canvas.getByLabelText(text.postalCode)
    await expect(postalCode).toHaveFocus()
    await expect(postalCode).toHaveValue('H2Y 1')
  },
}

/** Submitting again with the same errors announces them again. */
export const SentTwice: Story = {
  play: async ({ canvasElement, globals }) => {
    const text = inLocale(globals, words)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(canvas.getByRole('link', { name: text.cityError }))
    await expect(canvas.getByLabelText(text.city)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: text.title })).toHaveFocus()
  },
}

/** As the docs page renders it, which would begin here otherwise. */
export const OnADocsPage: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => {
    const { title, cityError } = inLocale(globals, words)
    return (
      <WithoutFocusAtFirst lang={localeOf(globals)}>
        <ErrorSummary title={title} errors={[{ fieldId: 'city', message: cityError }]} />
      </WithoutFocusAtFirst>
    )
  },
  play: async ({ canvas, globals }) => {
    const link = await canvas.findByRole('link', { name: inLocale(globals, words).cityError })
    await expect(document.body).toHaveFocus()
    await waitFor(() => expect(link.closest('[inert]')).toBeNull())
    await expect(document.body).toHaveFocus()
  },
}

/** A field that is folded away is unfolded first: nothing in a closed part takes the focus. */
export const LeadsIntoAClosedPart: Story = {
  render: (_args, { globals }) => {
    const { title, save, city, cityError } = inLocale(globals, words)
    return (
      <>
        <ErrorSummary title={title} errors={[{ fieldId: 'city', message: cityError }]} />
        <Disclosure summary={save}>
          <TextField id="city" label={city} error={cityError} />
        </Disclosure>
      </>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const text = inLocale(globals, words)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: text.cityError }))
    await expect(canvas.getByLabelText(text.city)).toHaveFocus()
  },
}
