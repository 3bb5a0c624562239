export type PictureStory = {
  /** File name of the picture, without its ending. */
  readonly name: string
  /** Id of the story, as in its address in Storybook. */
  readonly id: string
  /** Width of the window in px. */
  readonly width: number
  /** The toolbar's settings for this picture. */
  readonly globals?: Readonly<Record<string, string>>
  /** Language of the browser itself; the story's own comes from its words. */
  readonly locale?: string
}

/** Phone, tablet, desktop. */
const widths = [375, 770, 1440] as const
const french = { globals: { locale: 'fr-ca' }, locale: 'fr-CA' }
const dark = { globals: { theme: 'dark' } }

const pages = [
  'home-signed-out',
  'home-signed-in',
  'gift-cards',
  'points-history',
  'order',
  'profile',
] as const
/** The profile has no plain French story: its French has a line open, with a warning. */
const frenchStory = (page: (typeof pages)[number]) => (page === 'profile' ? 'french-with-warning' : 'french')

/** The key stories, at most 60: whole pages in both languages and three widths, then parts in their states. */
export const pictureStories: readonly PictureStory[] = [
  ...pages.flatMap((page) =>
    widths.map((width) => ({ name: `${page}-en-${width}`, id: `pages-${page}--english`, width })),
  ),
  ...pages.flatMap((page) =>
    ([375, 1440] as const).map((width) => ({
      name: `${page}-fr-${width}`,
      id: `pages-${page}--${frenchStory(page)}`,
      width,
      ...french,
    })),
  ),
  ...pages.map((page) => ({
    name: `${page}-dark-1440`,
    id: `pages-${page}--english`,
    width: 1440,
    ...dark,
  })),
  {
    name: 'home-signed-out-takeover-1440',
    id: 'pages-home-signed-out--english',
    width: 1440,
    globals: { takeover: 'harbour-weeks' },
  },
  { name: 'profile-errors-375', id: 'pages-profile--with-errors', width: 375 },
  { name: 'profile-errors-1440', id: 'pages-profile--with-errors', width: 1440 },
  ...(['format', 'amount', 'address', 'review', 'checking'] as const).map((step) => ({
    name: `redeem-${step}-en-1440`,
    id: `patterns-redeeming-redeem-dialog--${step}`,
    width: 1440,
  })),
  {
    name: 'redeem-review-fr-375',
    id: 'patterns-redeeming-redeem-dialog--review-french',
    width: 375,
    ...french,
  },
  { name: 'redeem-review-dark-1440', id: 'patterns-redeeming-redeem-dialog--review', width: 1440, ...dark },
  ...(['harbour', 'prairie', 'fireweed', 'laurentide', 'etoile'] as const).map((palette) => ({
    name: `board-${palette}-1440`,
    id: 'guide-all-components--components',
    width: 1440,
    globals: { palette },
  })),
  { name: 'board-en-375', id: 'guide-all-components--components', width: 375 },
  { name: 'board-fr-1440', id: 'guide-all-components--components', width: 1440, ...french },
  { name: 'board-dark-1440', id: 'guide-all-components--components', width: 1440, ...dark },
  {
    name: 'board-text-200-770',
    id: 'guide-all-components--components',
    width: 770,
    globals: { text: '200' },
  },
  { name: 'success-fr-375', id: 'patterns-redeeming-success-window--french', width: 375, ...french },
  { name: 'error-en-1440', id: 'patterns-messages-error-screen--english', width: 1440 },
  ...(['home-signed-out', 'gift-cards'] as const).map((page) => ({
    name: `${page}-fr-770`,
    id: `pages-${page}--french`,
    width: 770,
    ...french,
  })),
  { name: 'header-member-fr-1440', id: 'patterns-page-frame-header--member-french', width: 1440, ...french },
]
