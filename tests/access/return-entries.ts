/**
 * Every file of the site that goes to an address of somebody else's making, and the names under which
 * `trust/figures/return-paths.ts` sends payloads into it. A file without a row fails the architecture tests, a name
 * without an entry fails `npm run trust`; what merely reads its own address is asked route by route from the build.
 */
export const returnEntries: Readonly<Record<string, readonly string[]>> = {
  'app/session/sign-in.server.ts': [
    'sign-in, signed in',
    'sign-in, French, signed in',
    'sign-in, as far as the provider',
    'sign-in, through the provider and back',
  ],
  'app/session/intent-paths.server.ts': ['an address added on the way'],
  'app/routes/_member/account/profile.addresses.new.tsx': ['address form'],
  'app/routes/announcements.tsx': ['announcement, put away', 'announcement, put away in French'],
  'app/routes/cookies.tsx': ['consent, answered', 'consent, answered in French'],
  'app/features/dev-states/screen-path.server.ts': ['state, shown'],
  'app/routes/province.tsx': [
    'province, chosen',
    'province, chosen in French',
    'province page',
    'province page, signed in',
  ],
}
