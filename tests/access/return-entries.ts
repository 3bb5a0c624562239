/**
 * Every file of the site that redirects to a path taken from a request, with the names under which
 * `trust/figures/return-paths.ts` attacks it. A file without a row fails the architecture tests, a name without an
 * attack fails `npm run trust`. Pages that only read their own URL are attacked route by route.
 */
export const returnEntries: Readonly<Record<string, readonly string[]>> = {
  'app/session/sign-in.server.ts': [
    'sign-in, signed in',
    'sign-in, French, signed in',
    'sign-in, as far as the provider',
    'sign-in, through the provider and back',
  ],
  'app/server.ts': ['on from the page about cookies'],
  'app/actions/addresses.ts': ['an address added on the way'],
  'app/features/addresses/addresses.data.ts': ['an address added on the way'],
  'app/features/addresses/address-form-page.tsx': ['address form'],
  'app/routes/_member/account/profile.addresses.new.tsx': ['address form'],
  'app/features/announcements/announcements-page.tsx': [
    'announcement, put away',
    'announcement, put away in French',
  ],
  'app/features/consent/cookies-page.tsx': ['consent, answered', 'consent, answered in French'],
  'app/features/dev-states/screens.server.ts': ['state, shown'],
  'app/shell/member/auth-problem-page.tsx': ['choice that was lost', 'form of a choice that was lost'],
  'app/features/province/province-page.tsx': [
    'province, chosen',
    'province, chosen in French',
    'province page',
    'province page, signed in',
  ],
}
