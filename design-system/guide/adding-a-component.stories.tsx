import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../.storybook/locale.ts'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Adding a component',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const words = {
  'en-ca': {
    title: 'Adding a component',
    lead: 'A component is finished when its stories cover its states and say how it is used.',
    steps: 'Steps',
    names: 'What it is called here',
    caption: 'Names',
    wanted: 'You look for',
    found: 'You find',
  },
  'fr-ca': {
    title: 'Ajouter un composant',
    lead: 'Un composant est terminé quand ses histoires couvrent ses états et disent comment l’utiliser. Le code et ses noms sont en anglais.',
    steps: 'Étapes',
    names: 'Son nom ici',
    caption: 'Noms',
    wanted: 'Vous cherchez',
    found: 'Vous trouvez',
  },
}

const steps = {
  'en-ca': [
    'Look at the list below first: the part may be here under another name.',
    'A part of any page lives in components/<name>/; a part that knows loyalty (an offer, an order) lives in patterns/<name>/.',
    'Take words, links and numbers as props, already in the page’s language. No text, no data, no router.',
    'Colour only by token utilities (bg-surface, text-ink-2). A raw colour fails the tests; so does a style attribute, which the site’s security policy blocks.',
    'Prefer the browser’s own element: details, progress, select, input. It works without JavaScript, and the keyboard is right.',
    'Write <name>.stories.tsx: Default and each state that can be seen (Invalid, Loading, Empty, LongFrenchLabel), in both languages. A play function shows what it does by keyboard.',
    'Say in parameters.usage when to use it, when another one, its parts and its keys, in both languages, with a picture of it used well and one of a misuse; a pattern needs no pictures.',
    'Say of each public prop what it means, its unit and its default.',
    'Run the stories: vitest run --config design-system/vitest.config.ts <name>. Each is also an axe test, in light and dark.',
    'If it belongs to the key pictures, name it in pictures/stories.ts and run npm run pictures:accept.',
  ],
  'fr-ca': [
    'Regardez d’abord la liste ci-dessous : l’élément existe peut-être sous un autre nom.',
    'Un élément de n’importe quelle page va dans components/<name>/; un élément qui connaît la fidélité (une offre, une commande), dans patterns/<name>/.',
    'Recevez mots, liens et nombres en propriétés, déjà dans la langue de la page. Ni texte, ni données, ni routeur.',
    'Couleurs : seulement les classes des jetons (bg-surface, text-ink-2). Une couleur brute fait échouer les tests; un attribut style aussi, que la politique de sécurité du site bloque.',
    'Préférez l’élément du navigateur : details, progress, select, input. Il fonctionne sans JavaScript, et le clavier est juste.',
    'Écrivez <name>.stories.tsx : Default et chaque état visible (Invalid, Loading, Empty, LongFrenchLabel), dans les deux langues. Une fonction play montre ce qu’il fait au clavier.',
    'Dites dans parameters.usage quand l’utiliser, quand en choisir un autre, ses parties et ses touches, dans les deux langues, avec une image d’un bon usage et une autre d’un mauvais; un motif s’en passe.',
    'Dites de chaque propriété publique ce qu’elle signifie, son unité et sa valeur par défaut.',
    'Lancez les histoires : vitest run --config design-system/vitest.config.ts <name>. Chacune est aussi un test axe, en clair et en foncé.',
    'Si elle fait partie des images clés, nommez-la dans pictures/stories.ts et lancez npm run pictures:accept.',
  ],
}

/** Common names of parts, and what they are called here. */
const names = [
  ['Accordion', 'components/disclosure, one for each part'],
  [
    'Address form; edit; delete',
    'patterns/address-form; patterns/address-card; patterns/edit-section; patterns/notice-page asks before an address goes, and names it',
  ],
  ['Alert, toast', 'components/notification-bar; NoticeList for this visit’s notices'],
  ['Bar chart with a table', 'patterns/points-chart'],
  ['Button group', 'components/button-group: a button and the links beside it'],
  ['Checkbox group', 'components/field (FieldGroup), of Checkbox each; RadioGroup where one is chosen'],
  ['Card', 'patterns/offer-card, reward-card, gift-card-tile, spotlight-card, address-card, member-card'],
  ['Definition rows', 'components/definition-list; patterns/definition-rows'],
  ['Drawer; modal', 'components/drawer; components/dialog (Dialog, or PageDialog with its own address)'],
  ['Greeting hero, points balance', 'patterns/balance-hero; patterns/balance-figure'],
  ['Language switch', 'patterns/language-link'],
  ['Load more; pages', 'components/pagination'],
  ['Menu', 'patterns/account-menu; patterns/header for the site’s'],
  ['Picture', 'components/picture; patterns/card-art at the ratio of a card'],
  ['Progress', 'components/progress-line; Stepper for steps; order-timeline for an order'],
  ['Barcode', 'components/barcode, Code 128; patterns/member-barcode with a QR code for what a phone reads'],
  ['Scroll area', 'components/scroll-area; Table scrolls by itself'],
  ['Sort', 'patterns/sort-choice; the chips of patterns/chip-row for a few orders'],
  ['Stretched link', 'components/link: CoverLink'],
  ['Toggle', 'components/switch'],
]

export const AddingAComponent: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.title} lead={say.lead}>
        <GuideSection title={say.steps}>
          <ol className="grid max-w-measure list-decimal gap-3 pl-6">
            {inLocale(globals, steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </GuideSection>
        <GuideSection title={say.names}>
          <Table caption={say.caption} captionHidden>
            <thead>
              <tr>
                <HeadCell>{say.wanted}</HeadCell>
                <HeadCell>{say.found}</HeadCell>
              </tr>
            </thead>
            <tbody lang="en-CA">
              {names.map(([wanted, found]) => (
                <tr key={wanted}>
                  <HeadCell scope="row">{wanted}</HeadCell>
                  <Cell>{found}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </GuideSection>
      </GuidePage>
    )
  },
}
