import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandOf } from '../.storybook/brands.ts'
import { inLocale } from '../.storybook/locale.ts'
import { siteMessages } from '../.storybook/site-messages.ts'
import { AuroraLight } from '../components/slats/aurora-light.tsx'
import { auroraLevels } from '../components/slats/seeded-shapes.ts'
import { slatRow } from '../components/slats/slat-geometry.ts'
import { Stars } from '../components/slats/stars.tsx'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { SkyWindow } from '../patterns/sky-window/sky-window.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Introduction',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const words = {
  'en-ca': {
    title: '{name} design system',
    lead: 'The parts that the loyalty site is made of: bilingual, accessible, themed by tokens, and usable before any script has loaded.',
    number: '24,850',
    rooms: 'What is here',
    roomsCaption: 'Sections of the sidebar',
    toolbar: 'The toolbar',
    toolbarCaption: 'Settings of the toolbar',
    panels: 'Tabs and panels',
    panelsCaption: 'Tabs and panels of a story',
    principles: 'Principles',
    principleList: [
      'Components contain no text, no data and no router: everything comes in as props.',
      'Links are links and forms post, so that a page works without JavaScript.',
      'Colours are tokens. A brand changes values, never components.',
      'French is as long as it is: labels wrap, nothing is cut off.',
    ],
  },
  'fr-ca': {
    title: 'Système de design {name}',
    lead: 'Les éléments dont le site de fidélité est fait : bilingues, accessibles, habillés par des jetons, et utilisables avant le chargement du moindre script.',
    number: '24\u00A0850',
    rooms: 'Ce qu’on trouve ici',
    roomsCaption: 'Sections de la barre latérale',
    toolbar: 'La barre d’outils',
    toolbarCaption: 'Réglages de la barre d’outils',
    panels: 'Onglets et panneaux',
    panelsCaption: 'Onglets et panneaux d’une histoire',
    principles: 'Principes',
    principleList: [
      'Les composants ne contiennent ni texte, ni données, ni routeur : tout arrive par leurs propriétés.',
      'Un lien est un lien et un formulaire s’envoie : une page fonctionne sans JavaScript.',
      'Les couleurs sont des jetons. Une marque change des valeurs, jamais des composants.',
      'Le français prend la place qu’il lui faut : les libellés passent à la ligne, rien n’est coupé.',
    ],
  },
}

const rooms = {
  'en-ca': [
    ['Guide', 'Tokens, type, palettes and rules, and every component on one page'],
    ['Components', 'Parts that any site could use: buttons, fields, dialogs, tables'],
    [
      'Patterns',
      'Parts that know a loyalty programme: offers, gift cards, the points ledger, the redeem dialog',
    ],
    ['Pages', 'Whole pages made of patterns, with realistic content'],
  ],
  'fr-ca': [
    ['Guide', 'Jetons, typographie, palettes et règles, et tous les composants sur une page'],
    ['Components', 'Ce qui peut servir à tout site : boutons, champs, boîtes de dialogue, tableaux'],
    [
      'Patterns',
      'Ce qui connaît un programme de fidélité : offres, cartes-cadeaux, historique des points, échange',
    ],
    ['Pages', 'Des pages entières faites de ces éléments, avec un contenu réaliste'],
  ],
} as const

const toolbar = {
  'en-ca': [
    ['Theme', 'Light or dark. Every story works in both'],
    ['Language', 'English or French. The texts are the site’s own messages'],
    ['Brand', 'Name, words, mark, colours and typeface of a program: see Brands'],
    ['Palette', 'The colours of a partner brand, repaired where they cannot be read'],
    ['Takeover', 'A province’s campaign: its palette, and on whole pages its announcement strip'],
    ['Motion', 'Full or reduced, as the system setting would ask for'],
    ['Text size', '100 % or 200 % (WCAG 1.4.4)'],
    ['Viewport', 'Phones, upright and on their side, a tablet, desktops, and 400 % zoom (WCAG 1.4.10)'],
  ],
  'fr-ca': [
    ['Thème', 'Clair ou foncé. Chaque histoire fonctionne dans les deux'],
    ['Langue', 'Anglais ou français. Les textes sont les messages du site'],
    ['Marque', 'Le nom, les mots, le sigle, les couleurs et les caractères d’un programme : voir Marques'],
    ['Palette', 'Les couleurs d’une marque partenaire, ajustées là où elles ne se lisent pas'],
    ['Campagne', 'La campagne d’une province : sa palette et, sur une page entière, son bandeau'],
    ['Mouvement', 'Complet ou réduit, comme le demande le réglage du système'],
    ['Taille du texte', '100 % ou 200 % (WCAG 1.4.4)'],
    ['Fenêtre', 'Téléphones, debout et couchés, tablette, ordinateurs, et zoom à 400 % (WCAG 1.4.10)'],
  ],
} as const

const panels = {
  'en-ca': [
    ['Docs', 'What a component is for, its props, and all of its states on one page'],
    ['Controls', 'Change the props of a story. Texts come from the language in the toolbar'],
    ['Interactions', 'The steps of a story that is also a test, such as “By Keyboard”'],
    [
      'Accessibility',
      'What axe finds in the story as it is shown now. In the test suite a finding fails, in both themes',
    ],
  ],
  'fr-ca': [
    ['Docs', 'À quoi sert un composant, ses propriétés et tous ses états sur une page'],
    ['Controls', 'Changez les propriétés d’une histoire. Un champ vide laisse le texte de la langue choisie'],
    ['Interactions', 'Les étapes d’une histoire qui est aussi un test, comme « By Keyboard »'],
    [
      'Accessibility',
      'Ce qu’axe trouve dans l’histoire affichée. Dans les tests, une trouvaille échoue, dans les deux thèmes',
    ],
  ],
} as const

const LIGHT = slatRow(auroraLevels(51, 12, 0.3, 1), { step: 20, height: 210 })

/** What the site is about, in one picture: a number that leads, and light that is data. It wears the toolbar's palette. */
function Sky({ text, number }: { text: string; number: string }) {
  return (
    <SkyWindow className="rounded-window px-6 pt-9 tablet:px-9 tablet:pt-12">
      <svg
        viewBox="0 0 1020 400"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <Stars width={1020} height={400} />
      </svg>
      <p className="relative text-on-night-2">{text}</p>
      <p data-first="2" className="relative mt-3 text-display">
        {number}
      </p>
      <svg
        viewBox="0 0 1011.2 210"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="relative mt-8 block h-36 w-full tablet:h-52"
      >
        <AuroraLight slats={LIGHT} rise />
      </svg>
    </SkyWindow>
  )
}

function Terms({ caption, rows }: { caption: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <Table caption={caption} captionHidden>
      <tbody>
        {rows.map(([name, meaning]) => (
          <tr key={name}>
            <HeadCell scope="row">{name}</HeadCell>
            <Cell>{meaning}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export const Introduction: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.title.replace('{name}', brandOf(globals).shortName)} lead={say.lead}>
        <Sky text={siteMessages(globals)('home_headline')} number={say.number} />
        <GuideSection title={say.rooms}>
          <Terms caption={say.roomsCaption} rows={inLocale(globals, rooms)} />
        </GuideSection>
        <GuideSection title={say.toolbar}>
          <Terms caption={say.toolbarCaption} rows={inLocale(globals, toolbar)} />
        </GuideSection>
        <GuideSection title={say.panels}>
          <Terms caption={say.panelsCaption} rows={inLocale(globals, panels)} />
        </GuideSection>
        <GuideSection title={say.principles}>
          <ul className="grid max-w-measure list-disc gap-3 pl-5">
            {say.principleList.map((principle) => (
              <li key={principle}>{principle}</li>
            ))}
          </ul>
        </GuideSection>
      </GuidePage>
    )
  },
}
