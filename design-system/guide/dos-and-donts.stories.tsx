import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, X } from 'lucide'
import { inLocale } from '../.storybook/locale.ts'
import { Icon } from '../components/icon/icon.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Dos and don’ts',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const words = {
  'en-ca': {
    title: 'Dos and don’ts',
    lead: 'Plain, exact, on the reader’s side. Name the thing, then the number.',
    dos: 'Do',
    donts: 'Do not',
  },
  'fr-ca': {
    title: 'À faire, à éviter',
    lead: 'Clair, exact, du côté de la personne qui lit. On nomme la chose, puis le nombre.',
    dos: 'À faire',
    donts: 'À éviter',
  },
}

const dos = {
  'en-ca': [
    'Let one number lead each block.',
    'Show sums as sums: have, minus, equals.',
    'Keep rules and hairlines on the grid; everything hangs on the left margin.',
    'Put the exclusions on the card.',
    'Test with 24 850 $, “Carte électronique, par courriel” and a 30-letter city.',
    'Look at 375, 770 and 1440, in both languages, both themes, and with text at 200 %.',
    'Say what happened to the points in every message about money.',
  ],
  'fr-ca': [
    'Laissez un seul nombre mener chaque bloc.',
    'Montrez les calculs comme des calculs : ce qu’on a, moins, égale.',
    'Gardez les traits et les filets sur la grille; tout part de la marge de gauche.',
    'Mettez les exclusions sur la carte.',
    'Essayez avec 24 850 $, « Carte électronique, par courriel » et une ville de 30 lettres.',
    'Regardez à 375, 770 et 1440, dans les deux langues, les deux thèmes et avec un texte à 200 %.',
    'Dites ce qui est arrivé aux points dans chaque message qui parle d’argent.',
  ],
}

const donts = {
  'en-ca': [
    'Do not blur, glow or add purple.',
    'Do not put a box around what a rule can divide.',
    'Do not use bright aurora for text or thin lines on paper: aurora-text and aurora-line are made for it.',
    'Do not use red for spending.',
    'Do not centre a hero or pair two equal buttons, but for consent.',
    'Do not show two sky windows in one view.',
    'Do not grey out what people cannot afford yet: say how far it is.',
    'Do not truncate French: let it wrap.',
  ],
  'fr-ca': [
    'Pas de flou, de halo ni de violet.',
    'Pas de cadre autour de ce qu’un filet peut séparer.',
    'Pas d’aurora vif pour le texte ou les traits fins sur papier : aurora-text et aurora-line sont faits pour ça.',
    'Pas de rouge pour les points échangés.',
    'Pas de titre principal centré ni deux boutons égaux, sauf pour un consentement.',
    'Pas deux fenêtres de ciel dans une même vue.',
    'Ne grisez pas ce qui est encore hors de portée : dites ce qu’il manque.',
    'Ne tronquez pas le français : laissez-le passer à la ligne.',
  ],
}

function Rules({ of, rules, tone }: { of: typeof Check; rules: readonly string[]; tone: string }) {
  return (
    <ul className="grid gap-3">
      {rules.map((rule) => (
        <li key={rule} className="flex gap-3">
          <Icon of={of} className={`mt-0.5 ${tone}`} />
          {rule}
        </li>
      ))}
    </ul>
  )
}

export const DosAndDonts: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.title} lead={say.lead}>
        <GuideSection title={say.dos}>
          <Rules of={Check} rules={inLocale(globals, dos)} tone="text-success" />
        </GuideSection>
        <GuideSection title={say.donts}>
          <Rules of={X} rules={inLocale(globals, donts)} tone="text-error" />
        </GuideSection>
      </GuidePage>
    )
  },
}
