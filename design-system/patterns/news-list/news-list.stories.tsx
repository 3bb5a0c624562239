import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../components/badge/badge.tsx'
import { NewsList } from './news-list.tsx'

const meta = {
  title: 'Patterns/News list',
  component: NewsList,
  // Its headings stand under a section's own.
  render: (args) => (
    <section aria-labelledby="news">
      <h2 id="news" className="mb-6 text-h2">
        On now
      </h2>
      <NewsList {...args} />
    </section>
  ),
} satisfies Meta<typeof NewsList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    items: [
      {
        id: 'post',
        date: 'Nov 18, 2026',
        badge: <Badge tone="warning">Please note</Badge>,
        title: 'The mail is running a day late',
        paragraphs: ['In northern Ontario. Your expected date already counts it.'],
        link: { href: '#help', label: 'Read more', context: 'The mail is running a day late' },
      },
      {
        id: 'terms',
        date: 'Oct 6, 2026',
        title: 'Points no longer expire',
        paragraphs: ['There is nothing to do.'],
      },
    ],
  },
}
