import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { Button } from '../../components/button/button.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { FullScreen, type FullScreenProps } from './full-screen.tsx'

function Opened({ label, close }: Pick<FullScreenProps, 'label' | 'close'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen ? (
        <FullScreen label={label} close={close} onClose={() => setIsOpen(false)}>
          <p className="text-center text-h1">6046 4601 9322 7504</p>
        </FullScreen>
      ) : null}
    </>
  )
}

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'To show somebody one thing: the member card or an e-card at a checkout.',
    avoid: 'For reading or choosing: Dialog.',
    parts: ['The thing itself, as large as it can be', 'Its number in large digits', 'Close'],
    keys: 'Tab reaches Close; Escape closes and returns to the button.',
    right: 'One code, light in both themes.',
    wrong: 'Two codes at once: the scanner reads the wrong one.',
  },
  'fr-ca': {
    use: 'Pour montrer une seule chose à quelqu’un\u00A0: la carte de membre ou une carte électronique, à la caisse.',
    avoid: 'Pour lire ou choisir\u00A0: Dialog.',
    parts: ['La chose même, aussi grande que possible', 'Son numéro en grands chiffres', 'Fermer'],
    keys: 'Tab mène à Fermer; Échap ferme et revient au bouton.',
    right: 'Un seul code, clair dans les deux thèmes.',
    wrong: 'Deux codes à la fois\u00A0: le lecteur prend le mauvais.',
  },
}

const meta = {
  title: 'Patterns/Layout/Full screen',
  component: FullScreen,
  parameters: { usage },
  args: { label: '', close: '', onClose: () => undefined, children: null },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return <Opened label={say('card_title')} close={say('site_close')} />
  },
} satisfies Meta<typeof FullScreen>

export default meta

type Story = StoryObj<typeof meta>

export const OpensAndCloses: Story = {
  play: async ({ canvasElement, globals }) => {
    const say = siteMessages(globals)
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: say('card_title') })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: say('card_title') })
    await expect(dialog).toBeVisible()
    // A browser that darkens pages leaves what is light and nothing else.
    await expect(getComputedStyle(dialog).colorScheme.split(' ').sort()).toEqual(['light', 'only'])
    await userEvent.click(within(dialog).getByRole('button', { name: say('site_close') }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const French: Story = { ...OpensAndCloses, globals: { locale: 'fr-ca' } }
