import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { sitePalette } from '../.storybook/palettes.ts'
import { colours, paletteTokenNames, statusTokenNames, type TokenName } from '../tokens/colours.ts'
import { ContrastTable } from './contrast-table.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Tokens',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Computed values of custom properties, updated when theme, palette or takeover change. */
function useLiveValues(names: readonly string[]) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement)
      setValues(
        Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--ds-${name}`).trim()])),
      )
    }
    read()
    // The toolbar changes the root's attributes or the palette's style element.
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true })
    return () => observer.disconnect()
  }, [names])
  return values
}

function Swatches({ names }: { names: readonly TokenName[] }) {
  const values = useLiveValues(names)
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-4">
      {names.map((name) => (
        <li key={name} className="text-small">
          <svg role="presentation" className="mb-2 h-16 w-full rounded-button border border-line">
            <rect width="100%" height="100%" fill={`var(--ds-${name})`} />
          </svg>
          <strong>{name}</strong>
          <span className="block text-ink-2">{values[name]}</span>
          <span className="block text-ink-2">{colours[name].use}</span>
        </li>
      ))}
    </ul>
  )
}

const radii = {
  'rounded-badge': '6 badge',
  'rounded-small-card': '8 small card',
  'rounded-button': '10 button, field',
  'rounded-card': '14 gift card, tile',
  'rounded-chip': '18 chip',
  'rounded-member-card': '20 member card',
  'rounded-window': '24 window, dialog',
}
const shadows = {
  'shadow-object': 'object: gift cards',
  'shadow-overlay': 'overlay: dialogs',
}

/** Values are read from the page, so they follow the toolbar. */
export const LiveTokens: Story = {
  render: () => (
    <GuidePage
      title="Tokens"
      lead="A theme fills every token; a palette changes those of the first list and nothing else. Change the theme, the palette or the takeover in the toolbar: the values below are read from the page."
    >
      <GuideSection title="Colours a palette may change">
        <Swatches names={paletteTokenNames} />
      </GuideSection>
      <GuideSection title="Status colours: the same in every brand">
        <Swatches names={statusTokenNames} />
      </GuideSection>
      <GuideSection title="Contrast">
        <p className="mb-5 max-w-measure">
          Text reaches 4.5 : 1, controls and graphics 3 : 1 (WCAG 2.2 AA). Each row shows the background on
          which a token contrasts least. A test checks all pairs of both themes; palettes are repaired to meet
          them.
        </p>
        <ContrastTable caption="Default theme: lowest contrast of each token" palette={sitePalette} />
      </GuideSection>
      <GuideSection title="Radius">
        <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-4">
          {Object.entries(radii).map(([name, words]) => (
            <li key={name} className="text-small">
              <span className={`mb-2 block h-16 border-[1.5px] border-control bg-surface ${name}`} />
              {words}
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection title="Shadow: only for objects">
        <ul className="grid grid-cols-2 gap-8 tablet:grid-cols-4">
          {Object.entries(shadows).map(([name, words]) => (
            <li key={name} className="text-small">
              <span className={`mb-4 block h-20 rounded-card bg-surface ${name}`} />
              {words}
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection title="Motion">
        <p className="max-w-measure">
          120 ms for hover and press, 220 ms for a dialog, a notice or a step, 420 ms for the slats, which
          rise once. One curve: cubic-bezier(.2, .7, .2, 1). Under reduced motion nothing moves.
        </p>
      </GuideSection>
    </GuidePage>
  ),
}
