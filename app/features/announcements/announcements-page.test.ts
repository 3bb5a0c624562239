import { expect, test } from 'vitest'
import { announcementLink } from './announcements-page.tsx'

const announcement = {
  id: 'maintenance',
  level: 'info' as const,
  title: 'Maintenance on Sunday',
  body: '',
  isDismissible: true,
  publishedAt: '2026-11-20T12:00:00Z',
  endsAt: null,
}

test('an announcement leads to a page of this site, in its language', () => {
  expect(announcementLink({ ...announcement, path: '/help#sunday' }, 'fr-ca')).toMatchObject({
    href: '/fr-ca/help#sunday',
    context: 'Maintenance on Sunday',
  })
})

test.each(['//elsewhere.test', '/\\elsewhere.test', '/\t/elsewhere.test', null])(
  'an announcement whose path is “%s” has no link',
  (path) => {
    expect(announcementLink({ ...announcement, path }, 'en-ca')).toBeNull()
  },
)
