import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../.storybook/locale.ts'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'
import { usages } from './usages.ts'

const meta = {
  title: 'Guide/Accessibility',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const words = {
  'en-ca': {
    title: 'Accessibility',
    lead: 'WCAG 2.2 AA, for members who use a keyboard, a screen reader, large text or high contrast, and in French as in English.',
    keyboard: 'Keyboard',
    keys: 'Keys of each component and pattern',
    rules: 'Rules',
    checks: 'What the tests check',
  },
  'fr-ca': {
    title: 'Accessibilité',
    lead: 'WCAG 2.2 AA, pour les membres qui utilisent un clavier, un lecteur d’écran, un grand texte ou un contraste élevé, en français comme en anglais.',
    keyboard: 'Clavier',
    keys: 'Touches de chaque composant et motif',
    rules: 'Règles',
    checks: 'Ce que les tests vérifient',
  },
}

const checks = {
  'en-ca': [
    'axe on every story, in both themes; one finding fails the build.',
    'Contrast of every token pair in both themes and of every palette: 4.5 : 1 for text, 3 : 1 for controls.',
    'Keyboard and focus in play functions, such as “By Keyboard” of Drawer and Suggestion list.',
    'Pages reflow at 400 % zoom and at 200 % text size without horizontal scrolling.',
  ],
  'fr-ca': [
    'axe sur chaque histoire, dans les deux thèmes; une seule trouvaille fait échouer la compilation.',
    'Le contraste de chaque paire de jetons, dans les deux thèmes et pour chaque palette : 4,5 : 1 pour le texte, 3 : 1 pour les contrôles.',
    'Le clavier et le focus, dans des histoires comme « By Keyboard » de Drawer et de Suggestion list.',
    'Les pages se replient à un zoom de 400 % et à un texte de 200 %, sans défilement horizontal.',
  ],
}

const rules = {
  'en-ca': [
    'The focus ring is 3 px at a distance of 2 px on everything that can be pressed or filled in, and never removed from it. A heading or a dialog that gets the focus from the page has none.',
    'Buttons, fields and rows are 40 px high or more, chips 36. Icons and links that stand alone have at least 28, and nothing is below 24 px.',
    'Errors: a summary takes focus and links to the fields; each message has an icon and words.',
    'Colour never carries meaning alone: a sign, an icon or a word repeats it.',
    'Transient messages are announced, pause on hover and focus, and stay listed for the visit.',
    'Under reduced motion nothing moves. Elsewhere nothing loops.',
    'In forced colours borders and icons remain; barcodes keep dark on light.',
  ],
  'fr-ca': [
    'L’anneau de focus fait 3 px, à 2 px de distance, sur tout ce qui se presse ou se remplit, et n’en est jamais retiré. Un titre ou une fenêtre qui reçoit le focus de la page n’en a pas.',
    'Les boutons, les champs et les rangées font 40 px de haut ou plus, les puces 36. Les icônes et les liens isolés en ont au moins 28, et rien n’a moins de 24 px.',
    'Erreurs : un résumé reçoit le focus et mène aux champs; chaque message a une icône et des mots.',
    'La couleur ne porte jamais seule le sens : un signe, une icône ou un mot la répète.',
    'Les messages passagers sont annoncés, s’arrêtent au survol et au focus, et restent listés pendant la visite.',
    'Si le mouvement est réduit, rien ne bouge. Ailleurs, rien ne tourne en boucle.',
    'En couleurs forcées, les bordures et les icônes restent; les codes-barres gardent le foncé sur le clair.',
  ],
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-measure list-disc gap-3 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export const Accessibility: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.title} lead={say.lead}>
        <GuideSection title={say.keyboard}>
          <Table caption={say.keys} captionHidden>
            <tbody>
              {[...usages.components, ...usages.patterns].map(({ title, name, usage }) => {
                const { keys } = inLocale(globals, usage)
                return keys ? (
                  <tr key={title}>
                    <HeadCell scope="row">{name}</HeadCell>
                    <Cell>{keys}</Cell>
                  </tr>
                ) : null
              })}
            </tbody>
          </Table>
        </GuideSection>
        <GuideSection title={say.rules}>
          <List items={inLocale(globals, rules)} />
        </GuideSection>
        <GuideSection title={say.checks}>
          <List items={inLocale(globals, checks)} />
        </GuideSection>
      </GuidePage>
    )
  },
}
