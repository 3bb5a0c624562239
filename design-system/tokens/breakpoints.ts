/**
 * Where the layout changes: 770 and 1200 px, measured in letters, so that who has larger ones by choice is given the
 * layout that holds them. After a change run `node design-system/tokens/write-themes-css.ts`, which writes them for the
 * style sheets (`tablet:`, `theme(--breakpoint-tablet)`).
 */
export const breakpoints = { tablet: '48.125rem', desktop: '75rem' } as const

/** Media queries for scripts. */
export const fromTablet = `(width >= ${breakpoints.tablet})`
export const fromDesktop = `(width >= ${breakpoints.desktop})`

/** The `sizes` of a picture: how wide it is on a phone, and from each breakpoint on where that differs. */
export const pictureSizes = (
  phone: string,
  from: Partial<Record<keyof typeof breakpoints, string>>,
): string =>
  [
    ...(from.desktop ? [`${fromDesktop} ${from.desktop}`] : []),
    ...(from.tablet ? [`${fromTablet} ${from.tablet}`] : []),
    phone,
  ].join(', ')
