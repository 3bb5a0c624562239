import type { Meta, StoryObj } from '@storybook/react-vite'
import { icons } from 'lucide'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../.storybook/locale.ts'
import { Icon } from '../components/icon/icon.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { CopyValue } from './copy-value.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Icons',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const words = {
  'en-ca': {
    title: 'Icons',
    lead: 'Those of Lucide that components and patterns use, so that one thing has one icon. An icon stands beside words, but for search, menu, close, plus and minus, which have a name.',
    search: 'Find an icon',
    found: (count: number) => (count === 1 ? '1 icon' : `${count} icons`),
    sizes: 'Sizes',
    sizesText: 'The stroke gets relatively thinner as the icon grows, so that its weight matches the text.',
  },
  'fr-ca': {
    title: 'Icônes',
    lead: 'Celles de Lucide que les composants et les modèles utilisent, pour qu’une chose ait une seule icône. Une icône accompagne des mots, sauf pour chercher, ouvrir le menu, fermer, ajouter et retirer, qui ont un nom.',
    search: 'Trouver une icône',
    found: (count: number) => (count < 2 ? `${count} icône` : `${count} icônes`),
    sizes: 'Tailles',
    sizesText: 'Le trait s’affine à mesure que l’icône grandit, pour garder le poids du texte.',
  },
}

/** The sources that import icons: the list below is what they name. */
const sources = import.meta.glob<string>(['../components/**/*.tsx', '../patterns/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const used = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    ),
  ),
)

const gallery = Object.entries(icons).filter(([name]) => used.has(name))
const sizes = [14, 16, 18, 20, 24] as const

/** `MapPin` and `map pin` are found alike. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

type GalleryProps = { globals: { locale?: unknown } }

function Gallery({ globals }: GalleryProps) {
  const [wanted, setWanted] = useState('')
  const say = inLocale(globals, words)
  const found = gallery.filter(([name]) => plain(name).includes(plain(wanted)))
  return (
    <div>
      <TextField
        className="max-w-sm"
        type="search"
        label={say.search}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p role="status" className="mt-3 mb-6 text-small text-ink-2">
        {say.found(found.length)}
      </p>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 tablet:grid-cols-4 desktop:grid-cols-5">
        {found.map(([name, node]) => (
          <li key={name} className="border-t border-line pt-4">
            <Icon of={node} size={24} className="mb-2" />
            <CopyValue value={name} globals={globals} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Searched and copied by name. */
export const IconGallery: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.title} lead={say.lead}>
        <Gallery globals={globals} />
        <GuideSection title={say.sizes}>
          <p className="mb-5 max-w-measure">{say.sizesText}</p>
          <ul className="flex flex-wrap items-center gap-6">
            {sizes.map((size) => (
              <li key={size} className="flex items-center gap-2">
                <Icon of={icons.Gift} size={size} /> {size}
              </li>
            ))}
          </ul>
        </GuideSection>
      </GuidePage>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox')
    const status = canvas.getByText(inLocale(globals, words).found(gallery.length))
    await userEvent.type(field, 'map pin')
    await expect(canvas.getByRole('button', { name: /MapPin$/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /ArrowRight$/ })).toBeNull()
    await expect(status).toHaveTextContent(/^\d /)
    await userEvent.clear(field)
  },
}
