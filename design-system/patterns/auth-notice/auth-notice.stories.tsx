import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { largeText } from '../../.storybook/zoomed.ts'
import { Button } from '../../components/button/button.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { art } from '../story-content/art.ts'
import { frame, type Globals } from '../story-content/frame.ts'
import { AuthNotice, type AuthNoticeProps } from './auth-notice.tsx'

const words: Record<'en-ca' | 'fr-ca', Omit<AuthNoticeProps, 'logo' | 'language'>> = {
  'en-ca': {
    heading: 'Confirm it’s you',
    text: 'We’ll ask for a code before we redeem your points.',
    pending: {
      title: 'Prairie Outfitters, $100 e-card',
      detail: 'Costs 10,000 points. You’ll have 14,850.',
      art: art.prairie,
    },
    safety: 'We’ll never call, text or email you to ask for a code or password.',
    children: (
      <>
        <Button href="#go">Go to the code</Button>
        <ActionLink href="#cancel">Cancel and keep points</ActionLink>
      </>
    ),
  },
  'fr-ca': {
    heading: 'Confirmez votre identité',
    text: 'Nous vous demanderons un code avant d’échanger vos points.',
    pending: {
      title: 'Prairie Outfitters, carte électronique de 100 $',
      detail: 'Prix\u00A0: 10\u00A0000 points. Il vous en restera 14\u00A0850.',
      art: art.prairie,
    },
    safety: 'Nous ne vous demanderons jamais un code ni un mot de passe par téléphone, texto ou courriel.',
    children: (
      <>
        <Button href="#go">Passer au code</Button>
        <ActionLink href="#cancel">Annuler l’échange</ActionLink>
      </>
    ),
  },
}

const wordsIn = (globals: Globals): AuthNoticeProps => {
  const { logo, language } = frame(globals).header
  return { logo, language, ...inLocale(globals, words) }
}

const usage: Usage = {
  voice: ['Reassurance', 'Names'],
  'en-ca': {
    use: 'Before the provider’s page, where somebody must know why it comes.',
    avoid: 'Where the press already says what it does: lead to the code at once.',
    parts: [
      'Logo and language',
      'What is about to happen, with its cost',
      'Continue, and Cancel',
      'What we never ask for',
    ],
    keys: 'Tab: continue, then cancel.',
    right: 'Say what is confirmed and what it costs.',
    wrong: 'A page that only says “Continue”.',
  },
  'fr-ca': {
    use: 'Avant la page du fournisseur d’identité, quand il faut dire pourquoi elle vient.',
    avoid: 'Quand le bouton dit déjà ce qu’il fait\u00A0: menez au code aussitôt.',
    parts: [
      'Logo et langue',
      'Ce qui va se passer, et son prix',
      'Continuer, et Annuler',
      'Ce que nous ne demandons jamais',
    ],
    keys: 'Tab\u00A0: continuer, puis annuler.',
    right: 'Dites ce qui est confirmé et ce que cela coûte.',
    wrong: 'Une page qui ne dit que «\u00A0Continuer\u00A0».',
  },
}

const meta = {
  title: 'Patterns/Redeeming/Auth notice',
  component: AuthNotice,
  parameters: { layout: 'fullscreen', usage },
  args: wordsIn({}),
  render: (_args, { globals }) => <AuthNotice {...wordsIn(globals)} />,
} satisfies Meta<typeof AuthNotice>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }
export const LargeTextOnAPhone: Story = largeText
