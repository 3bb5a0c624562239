import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { zoomed } from '../../.storybook/zoomed.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { FileField } from './file-field.tsx'

const words = {
  'en-ca': {
    label: 'Photo of the receipt',
    optional: 'Optional',
    help: 'JPEG, PNG or WebP, up to 8 MB.',
    error: 'Choose a photo of 8 MB or less',
  },
  'fr-ca': {
    label: 'Photo du reçu',
    optional: 'Facultatif',
    help: 'JPEG, PNG ou WebP, 8\u00A0Mo au plus.',
    error: 'Choisissez une photo de 8\u00A0Mo ou moins',
  },
}

const usage: Usage = {
  voice: ['Errors'],
  pictures: (say, globals) => {
    const { label, error } = inLocale(globals, words)
    return {
      right: <FileField label={label} error={error} />,
      wrong: <FileField label={label} error={say('Upload failed.', 'Échec du téléversement.')} />,
    }
  },
  'en-ca': {
    use: 'For one file that people have or take a picture of, where words alone would not do.',
    avoid: 'For what people can type, such as the number on the receipt: Text field.',
    parts: [
      'Label',
      'The word “Optional”, at the right',
      'The browser’s button, and the file’s name',
      'Help, or the error with its icon',
    ],
    keys: 'Tab reaches it; Enter or Space opens the browser’s choice of files.',
    right: 'Say which file would be taken.',
    wrong: 'Only that it went wrong.',
  },
  'fr-ca': {
    use: 'Pour un fichier que les gens ont déjà, ou qu’ils photographient, quand des mots ne suffisent pas.',
    avoid: 'Pour ce qui se tape, comme le numéro du reçu\u00A0: Text field.',
    parts: [
      'Libellé',
      'Le mot «\u00A0Facultatif\u00A0», à droite',
      'Le bouton du navigateur et le nom du fichier',
      'Aide, ou erreur avec son icône',
    ],
    keys: 'Tab y mène; Entrée ou Espace ouvre le choix de fichiers du navigateur.',
    right: 'Dites quel fichier convient.',
    wrong: 'Dire seulement que ça n’a pas marché.',
  },
}

const meta = {
  title: 'Components/Forms/File field',
  component: FileField,
  parameters: { usage },
  args: { label: '', name: 'receipt', accept: 'image/jpeg' },
  render: (args, { globals }) => <FileField {...args} label={args.label || inLocale(globals, words).label} />,
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(/./)
    await userEvent.upload(input, new File(['receipt'], 'receipt.jpg', { type: 'image/jpeg' }))
    await expect(input.files?.[0]?.name).toBe('receipt.jpg')
  },
}

export const WithHelpAndError: Story = {
  render: (args, { globals }) => {
    const { label, optional, help, error } = inLocale(globals, words)
    return <FileField {...args} label={label} optionalLabel={optional} help={help} error={error} />
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/./)
    await expect(input).toHaveAccessibleDescription(/8.M/)
    await expect(input).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LargeText: Story = { ...zoomed }
