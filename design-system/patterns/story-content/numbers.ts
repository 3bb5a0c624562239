const grouped = (separator: string) => (value: number) =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, separator)}`

/** Whole numbers as stories write them: 24,850 or 24 850, with a true minus. */
export const inEnglish = grouped(',')
export const inFrench = grouped('\u00A0')
