/** The rules of axe that read colours; the others have the same answer in every theme. */
export const COLOUR_RULES = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }
