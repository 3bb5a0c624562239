import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { languageNames } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { StillPanel, type Usage } from '../../guide/component-usage.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { ActionLink } from '../link/link.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

type WordsProps = Pick<DrawerProps, 'title' | 'closeLabel'> & {
  apply: string
  reset: string
  choices: string[]
}

/** Stands in for the pages that the links lead to: with the drawer, and without it. */
function Opener({ title, closeLabel, apply, reset, choices }: WordsProps) {
  const isOpen = useFollowed() === '#open'
  return (
    <>
      <Button variant="secondary" href="#open">
        {title}
      </Button>
      {isOpen ? (
        <Drawer
          closeHref="#closed"
          title={title}
          closeLabel={closeLabel}
          actions={
            <>
              <Button href="#closed">{apply}</Button>
              <ActionLink href="#closed">{reset}</ActionLink>
            </>
          }
        >
          {choices.map((choice) => (
            <Checkbox key={choice} label={choice} />
          ))}
        </Drawer>
      ) : null}
    </>
  )
}

/** The link that was pressed last, which is not followed: a runner of stories would lose its page. */
function useFollowed(): string {
  const [followed, setFollowed] = useState('')
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link) return
      event.preventDefault()
      setFollowed(link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
  return followed
}

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => {
    const title = say('Filters', 'Filtres')
    const choices = (
      <>
        <Checkbox label={say('E-card', 'Carte électronique')} defaultChecked />
        <Checkbox label={say('Physical card', 'Carte en plastique')} />
      </>
    )
    return {
      right: (
        <StillPanel
          closable
          title={title}
          actions={
            <>
              <Button>{say('Show gift cards', 'Afficher les cartes')}</Button>
              <ActionLink href="#reset">{say('Reset', 'Réinitialiser')}</ActionLink>
            </>
          }
        >
          {choices}
        </StillPanel>
      ),
      wrong: (
        <StillPanel title={title} actions={<Button>OK</Button>}>
          {choices}
        </StillPanel>
      ),
    }
  },
  'en-ca': {
    use: 'For filters and settings of the page behind it.',
    avoid: 'For a question: Dialog. For a list of links: Link list.',
    parts: ['Title', 'Choices', 'Button that says what it will show', 'Close'],
    keys: 'Tab stays inside; Escape closes and returns the focus.',
    right: 'Say what the button will show, and leave a way back.',
    wrong: '“OK” says nothing, and nothing leads back to the page.',
  },
  'fr-ca': {
    use: 'Pour les filtres et réglages de la page derrière.',
    avoid: 'Pour une question\u00A0: Dialog. Pour une liste de liens\u00A0: Link list.',
    parts: ['Titre', 'Choix', 'Bouton qui dit ce qu’il montrera', 'Fermer'],
    keys: 'Tab reste à l’intérieur; Échap ferme et rend le focus.',
    right: 'Dites ce que le bouton montrera et laissez un chemin de retour.',
    wrong: '«\u00A0OK\u00A0» ne dit rien, et rien ne ramène à la page.',
  },
}

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { framed: 480, usage },
  args: { closeHref: '', title: '', closeLabel: '', children: null },
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <Opener
        title={say('giftCards_filtersOpen')}
        closeLabel={globals.locale === 'fr-ca' ? 'Fermer' : 'Close'}
        apply={say('giftCards_filtersApply')}
        reset={say('giftCards_filtersReset')}
        choices={Object.values(languageNames)}
      />
    )
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

const body = within(document.body)

export const Default: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('link')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await body.findByRole('dialog')
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'))
    const drawer = await body.findByRole('dialog')
    // Wait for the fade-in: axe cannot measure contrast on a half-transparent panel.
    await waitFor(() => expect(getComputedStyle(drawer).opacity).toBe('1'))
  },
}

/** A phone on its side: nothing stands under the cut-out of its screen, which the page margin holds off. */
export const BesideACutOut: Story = {
  globals: { viewport: { value: 'sideways' } },
  decorators: [
    (Story) => (
      <div className="[--ds-space-margin:62px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'))
    const drawer = await body.findByRole('dialog')
    await waitFor(() => expect(getComputedStyle(drawer).opacity).toBe('1'))
    const parts = [...drawer.querySelectorAll('h2, label, a:not([aria-label]), [aria-label] svg')]
    await expect(parts.length).toBeGreaterThan(4)
    for (const part of parts)
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - 62 + 0.5)
  },
}

/** In a low window the choices keep a height, and can be scrolled to. */
export const ZoomedTo400Percent: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'))
    const drawer = await body.findByRole('dialog')
    await waitFor(() => expect(getComputedStyle(drawer).opacity).toBe('1'))
    const choice = within(drawer).getAllByRole('checkbox').at(-1)
    choice?.scrollIntoView({ block: 'center' })
    const { left = 0, top = 0, width = 0, height = 0 } = choice?.getBoundingClientRect() ?? {}
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(at?.closest('label')?.contains(choice ?? null)).toBe(true)
    await expect(choice?.closest('.overflow-y-auto')?.clientHeight).toBeGreaterThan(100)
  },
}
