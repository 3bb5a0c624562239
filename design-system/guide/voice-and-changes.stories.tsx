import type { Meta, StoryObj } from '@storybook/react-vite'
import { lookChanges, voiceSections } from '../.storybook/documents.ts'
import { inLocale } from '../.storybook/locale.ts'
import { ProseLink } from '../components/link/link.tsx'
import { Cell, HeadCell, Table } from '../components/table/table.tsx'
import { version } from '../package.json'
import { GuidePage, GuideSection } from './guide-page.tsx'
import { Markdown } from './markdown.tsx'
import { usages } from './usages.ts'

const meta = {
  title: 'Guide/Words and changes',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const words = {
  'en-ca': {
    voice: 'Voice',
    voiceLead: 'How Borealis speaks, in both languages: docs/voice.md, as it stands.',
    changes: 'What has changed',
    changesLead: `What looks or behaves differently since version ${version}, by component and pattern. Each row stands on the pages it names, too. What operators and adopters have to do is in CHANGELOG.md, which this is a part of.`,
    part: 'Component or pattern',
    change: 'What is different',
  },
  'fr-ca': {
    voice: 'Le ton',
    voiceLead:
      'Comment Borealis s’exprime, dans les deux langues : docs/voice.md, tel quel. Le document est en anglais; ses exemples sont dans les deux langues.',
    changes: 'Nouveautés',
    changesLead: `Ce qui se présente ou se comporte autrement depuis la version ${version}, par composant et motif. Chaque ligne figure aussi sur les pages qu’elle nomme. Ce que les exploitants et les adoptants ont à faire est dans CHANGELOG.md, dont ceci est une partie, en anglais.`,
    part: 'Composant ou motif',
    change: 'Ce qui est différent',
  },
}

/** The voice page, read from the document. */
export const Voice: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.voice} lead={say.voiceLead}>
        {[...voiceSections].map(([title, text]) => (
          <GuideSection key={title} title={title} lang="en-CA">
            <Markdown caption={title} text={text} />
          </GuideSection>
        ))}
      </GuidePage>
    )
  },
}

const titles = new Map([...usages.components, ...usages.patterns].map(({ name, title }) => [name, title]))

/** As Storybook makes an address of a title. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The page of a component or pattern; a name that the sidebar has not is a mistake in CHANGELOG.md. */
function PageLink({ name }: { name: string }) {
  const title = titles.get(name)
  if (title === undefined) throw new Error(`CHANGELOG.md, Look and behaviour: the sidebar has no ${name}`)
  return (
    <ProseLink href={`./?path=/docs/${idOf(title)}--docs`} target="_top">
      {name}
    </ProseLink>
  )
}

/** What the changelog says to designers, read from the document. */
export const WhatHasChanged: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    return (
      <GuidePage title={say.changes} lead={say.changesLead}>
        <Table caption={say.changes} captionHidden>
          <thead>
            <tr>
              <HeadCell>{say.part}</HeadCell>
              <HeadCell>{say.change}</HeadCell>
            </tr>
          </thead>
          <tbody lang="en-CA">
            {lookChanges.map(({ names, text }) => (
              <tr key={text}>
                <HeadCell scope="row">
                  {names.map((name) => (
                    <span key={name} className="block">
                      <PageLink name={name} />
                    </span>
                  ))}
                </HeadCell>
                <Cell>{text}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </GuidePage>
    )
  },
}
