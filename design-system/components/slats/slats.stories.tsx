import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '../../guide/component-usage.tsx'
import { AuroraLight, type AuroraLightProps } from './aurora-light.tsx'
import { auroraLevels } from './seeded-shapes.ts'
import { Stars } from './stars.tsx'
import { UnlitSlats } from './unlit-slats.tsx'

const slats = auroraLevels(40, 22, 0.46, 1).map((level, index) => ({
  x: index * 20,
  y: 300 - Math.round(level * 300),
  width: 11,
  height: Math.round(level * 300),
}))

const sky = (light: AuroraLightProps) => (
  <svg viewBox="0 0 800 300" aria-hidden="true" className="block w-full rounded-window bg-night">
    <Stars width={800} height={300} />
    <AuroraLight {...light} />
  </svg>
)

const usage: Usage = {
  pictures: () => ({
    right: sky({ slats }),
    wrong: (
      <div className="grid gap-3">
        {sky({ slats })}
        {sky({ slats })}
      </div>
    ),
  }),
  'en-ca': {
    use: 'For light that is data or the brand: once in a view.',
    avoid: 'As mere decoration, or twice in a view.',
    parts: ['Slats, bright at the foot'],
    right: 'Show one sky in a view.',
    wrong: 'Two skies, of which neither stands out.',
  },
  'fr-ca': {
    use: 'Pour une lumière qui est une donnée ou la marque\u00A0: une fois par vue.',
    avoid: 'Comme simple décor, ou deux fois dans une vue.',
    parts: ['Lattes, claires au pied'],
    right: 'Montrez un seul ciel par vue.',
    wrong: 'Deux ciels, dont aucun ne ressort.',
  },
}

const meta = {
  title: 'Components/Content/Slats',
  component: AuroraLight,
  parameters: { usage },
  args: { slats },
  render: sky,
} satisfies Meta<typeof AuroraLight>
export default meta

type Story = StoryObj<typeof meta>

/** Bright at the foot, fading upward. */
export const Default: Story = {}
/** They rise once from the foot; static under reduced motion. */
export const Rising: Story = { args: { rise: true } }
/** Dashed and unlit, for empty and error states. */
export const Empty: Story = { render: () => <UnlitSlats className="w-full" /> }
/** The small variant, for use within a page. */
export const EmptySmall: Story = { render: () => <UnlitSlats small count={13} className="w-45.5" /> }
