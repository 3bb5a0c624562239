import type { Meta, StoryObj } from '@storybook/react-vite'
import { latestChanges, voiceSections } from '../.storybook/documents.ts'
import { inLocale } from '../.storybook/locale.ts'
import { version } from '../package.json'
import { GuidePage, GuideSection } from './guide-page.tsx'
import { Markdown } from './markdown.tsx'

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
    changesLead: `Since version ${version}, from CHANGELOG.md: what whoever builds on the site has to know.`,
  },
  'fr-ca': {
    voice: 'Le ton',
    voiceLead:
      'Comment Borealis s’exprime, dans les deux langues : docs/voice.md, tel quel. Le document est en anglais; ses exemples sont dans les deux langues.',
    changes: 'Nouveautés',
    changesLead: `Depuis la version ${version}, selon CHANGELOG.md, qui est en anglais : ce qu’il faut savoir pour bâtir sur le site.`,
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

/** The first section of the changelog, read from the document. */
export const WhatHasChanged: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    const [title, text] = latestChanges
    return (
      <GuidePage title={say.changes} lead={say.changesLead}>
        <GuideSection title={title} lang="en-CA">
          <Markdown caption={title} text={text} />
        </GuideSection>
      </GuidePage>
    )
  },
}
