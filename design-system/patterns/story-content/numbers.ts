const grouped = (separator: string) => (value: number) =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, separator)}`

/** Formats whole numbers for stories: 24,850 or 24 850, with a minus sign instead of a hyphen. */
export const inEnglish = grouped(',')
export const inFrench = grouped('\u00A0')
