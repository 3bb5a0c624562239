import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brandOf, brandTable, type ToolbarBrand, themesOf } from '../.storybook/brands.ts'
import { inLocale, type Locale, localeOf } from '../.storybook/locale.ts'
import { siteMessages } from '../.storybook/site-messages.ts'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { LogoMark } from '../patterns/logo/logo.tsx'
import { paletteTokenNames } from '../tokens/colours.ts'
import { cssColour } from '../tokens/themes-css.ts'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Brands',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Globals = Readonly<Record<string, unknown>>

const words = {
  'en-ca': {
    title: 'Brands',
    lead: 'A brand is a folder in brands/: a name, a mark, colours, a typeface, pictures and the messages it words itself. The toolbar reads the same files as the build of its site; nothing here is a copy.',
    worn: 'In the toolbar: {name}',
    colours: 'Its colours, light above and dark below',
    typeface: 'Typeface',
    first: 'Language of a first visit',
    pictures: 'Its pictures: icon in the browser, icon on a phone, and what is shown where a link is shared',
    own: 'Messages it words itself',
    none: 'None: its words are the site’s own.',
    message: 'Message',
    instead: 'The site’s own words',
    here: 'This brand’s',
    limits: 'What the toolbar does not show',
    limitList: [
      'A brand changes values, never parts: corners, distances and the steps of type are the same in every brand, unless its style sheet says otherwise.',
      'Art of gift cards, offers and palettes of partners come from the backend; stories have the sandbox’s, whatever the brand.',
      'The token files of the page Tokens are the site’s own. Hex and CSS values beside the swatches are the chosen brand’s.',
      'Accepted pictures and the tests of stories are taken in the site’s own brand. Contrast of every brand is tested with its files (npx vitest run brands), its pages by npm run brand:check.',
      'A changed file of a brand shows once Storybook is started again. BRAND=acme npm run storybook begins with that brand.',
    ],
  },
  'fr-ca': {
    title: 'Marques',
    lead: 'Une marque est un dossier de brands/ : un nom, un sigle, des couleurs, des caractères, des images et les messages qu’elle rédige elle-même. La barre d’outils lit les fichiers dont son site est fait; rien n’est copié ici.',
    worn: 'Dans la barre d’outils\u00A0: {name}',
    colours: 'Ses couleurs, en clair au-dessus et en foncé au-dessous',
    typeface: 'Caractères',
    first: 'Langue d’une première visite',
    pictures: 'Ses images : icône du navigateur, icône d’un téléphone et image d’un lien partagé',
    own: 'Messages qu’elle rédige elle-même',
    none: 'Aucun : ses mots sont ceux du site.',
    message: 'Message',
    instead: 'Les mots du site',
    here: 'Ceux de la marque',
    limits: 'Ce que la barre d’outils ne montre pas',
    limitList: [
      'Une marque change des valeurs, jamais des éléments : les arrondis, les distances et les tailles de caractères sont les mêmes pour toutes, sauf si sa feuille de style dit autre chose.',
      'L’illustration des cartes-cadeaux, les offres et les palettes des partenaires viennent du serveur; les histoires montrent celles du bac à sable, quelle que soit la marque.',
      'Les fichiers de jetons de la page Tokens sont ceux du site. Les valeurs à côté des échantillons sont celles de la marque choisie.',
      'Les images acceptées et les tests des histoires portent la marque du site. Le contraste de chaque marque est testé avec ses fichiers (npx vitest run brands), ses pages par npm run brand:check.',
      'Un fichier de marque modifié se voit au prochain démarrage de Storybook. BRAND=acme npm run storybook commence par cette marque.',
    ],
  },
}

const pictures = import.meta.glob<string>(
  [
    '../../public/{favicon.svg,icons/icon-192.png,meta/*.png}',
    '../../brands/*/public/{favicon.svg,icons/icon-192.png,meta/*.png}',
  ],
  { eager: true, query: '?url', import: 'default' },
)

/** What carries the brand's name or mark; the site's own lies in `public/`. */
function picturesOf(code: string, locale: Locale): readonly string[] {
  const all = Object.entries(pictures).filter(([path]) => !path.includes('/meta/') || path.includes(locale))
  const own = all.filter(([path]) => path.startsWith(`../../brands/${code}/`))
  return (own.length > 0 ? own : all.filter(([path]) => path.startsWith('../../public/'))).map(
    ([, url]) => url,
  )
}

function Strips({ globals }: { globals: Globals }) {
  const rows = Object.entries(themesOf(globals))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${paletteTokenNames.length} 4`}
      className="w-full border border-line"
    >
      {rows.map(([mode, theme], row) =>
        paletteTokenNames.map((token, x) => (
          <rect
            key={`${mode} ${token}`}
            x={x}
            y={row * 2}
            width="1.02"
            height="2.02"
            fill={cssColour(theme[token])}
          />
        )),
      )}
    </svg>
  )
}

function OwnMessages({ brand, globals }: { brand: ToolbarBrand; globals: Globals }) {
  const say = inLocale(globals, words)
  const site = siteMessages({ locale: globals.locale, brand: '' })
  const own = Object.entries(brand.messages[localeOf(globals)]).filter(([key]) => !key.startsWith('$'))
  if (own.length === 0) return <p>{say.none}</p>
  return (
    <Table caption={say.own} captionHidden>
      <thead>
        <tr>
          {[say.message, say.instead, say.here].map((heading) => (
            <HeadCell key={heading}>{heading}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {own.map(([key, text]) => (
          <tr key={key}>
            <HeadCell scope="row">
              <span className="block min-w-32 wrap-anywhere tablet:min-w-56">{key}</span>
            </HeadCell>
            {/* A brand words only messages that the site has: brands.test.ts. */}
            <Cell>{site(key as Parameters<typeof site>[0])}</Cell>
            <Cell>{typeof text === 'string' ? text : JSON.stringify(text)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The toolbar's brand beside the site's own, and what the toolbar cannot show of it. */
export const Brands: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    const brand = brandOf(globals)
    const site = siteMessages(globals)
    return (
      <GuidePage title={say.title} lead={say.lead}>
        <GuideSection title={say.worn.replace('{name}', brand.shortName)}>
          <p className="mb-8 flex items-center gap-4 text-h3">
            <LogoMark className="w-12 text-aurora-line" />
            {site('site_name')}
          </p>
          <dl className="mb-8 grid gap-x-8 gap-y-2 tablet:grid-cols-[auto_1fr]">
            <dt className="font-semibold">{say.typeface}</dt>
            <dd>{brand.typeface}</dd>
            <dt className="font-semibold">{say.first}</dt>
            <dd>{brand.firstLocale}</dd>
          </dl>
          <p className="mb-3">{say.colours}</p>
          <Strips globals={globals} />
          <p className="mt-8 mb-3">{say.pictures}</p>
          <p className="flex flex-wrap items-end gap-6">
            {picturesOf(brand.code, localeOf(globals)).map((url) => (
              <img key={url} src={url} alt="" className="max-h-40 max-w-full" />
            ))}
          </p>
        </GuideSection>
        <GuideSection title={say.own}>
          <OwnMessages brand={brand} globals={globals} />
        </GuideSection>
        <GuideSection title={say.limits}>
          <ul className="grid max-w-measure list-disc gap-3 pl-5">
            {say.limitList.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </GuideSection>
      </GuidePage>
    )
  },
}

/** Name, words, mark, colours and letters follow, in the page and in what the tokens come to. */
export const AnotherBrand: Story = {
  ...Brands,
  tags: ['!dev'],
  globals: { brand: 'rivage', locale: 'fr-ca' },
  play: async ({ canvas, canvasElement, globals }) => {
    const rivage = brandTable().brands.find(({ code }) => code === 'rivage')
    const paper = rivage?.colours.light.paper
    if (!paper) throw new Error('There is no brand rivage with a paper of its own')
    await expect(canvas.getByText(/Privilèges Rivage/, { selector: 'p' })).toBeVisible()
    await expect(canvasElement.querySelector('svg path')?.getAttribute('d')).toBe(rivage.mark.path)
    const root = getComputedStyle(document.documentElement)
    await expect(root.getPropertyValue('--ds-paper')).toBe(cssColour(paper))
    await expect(root.fontFamily).toContain('Avenir')
    await expect(siteMessages(globals)('home_headline')).toBe(rivage.messages['fr-ca'].home_headline)
  },
}
