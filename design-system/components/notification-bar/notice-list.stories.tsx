import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { NoticeList } from './notice-list.tsx'

const words = {
  'en-ca': {
    times: ['9:41 a.m.', '9:38 a.m.', '9:37 a.m.', '9:30 a.m.'],
    statusLabels: { success: 'Done.', error: 'Error.', warning: 'Note.', info: 'Notice.' },
  },
  'fr-ca': {
    times: ['9\u00A0h\u00A041', '9\u00A0h\u00A038', '9\u00A0h\u00A037', '9\u00A0h\u00A030'],
    statusLabels: { success: 'C’est fait.', error: 'Erreur.', warning: 'À noter.', info: 'Information.' },
  },
}

const usage: Usage = {
  voice: ['Errors', 'Reassurance'],
  pictures: (say, globals) => {
    const list = (message: string) => (
      <NoticeList
        statusLabels={inLocale(globals, words).statusLabels}
        notices={[{ id: 'saved', status: 'success', message, time: say('9:41 a.m.', '9\u00A0h\u00A041') }]}
      />
    )
    return {
      right: list(
        say(
          'Address saved. You can choose it for physical cards.',
          'Adresse enregistrée. Vous pouvez la choisir pour les cartes en plastique.',
        ),
      ),
      wrong: list(say('Saved!', 'C’est enregistré!')),
    }
  },
  'en-ca': {
    use: 'For reading again what the bar has said during this visit.',
    avoid: 'For what lasts beyond the visit: a page of messages.',
    parts: ['Status', 'Text', 'Time'],
    right: 'Name what was done.',
    wrong: 'Read again an hour later, it doesn’t say what was saved.',
  },
  'fr-ca': {
    use: 'Pour relire ce que la barre a dit pendant la visite.',
    avoid: 'Pour ce qui reste après la visite\u00A0: une page de messages.',
    parts: ['État', 'Texte', 'Heure'],
    right: 'Nommez ce qui a été fait.',
    wrong: 'Relu une heure plus tard, l’avis ne dit pas ce qui a été enregistré.',
  },
}

const meta = {
  title: 'Components/Feedback/Notice list',
  component: NoticeList,
  parameters: { usage },
  args: { notices: [], statusLabels: words['en-ca'].statusLabels },
  render: (_args, { globals }) => {
    const { times, ...said } = inLocale(globals, words)
    const notices = inLocale(globals, boardWords).notices.map((notice, index) => ({
      ...notice,
      time: times[index] ?? '',
    }))
    return <NoticeList {...said} notices={notices} />
  },
} satisfies Meta<typeof NoticeList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4)
  },
}
