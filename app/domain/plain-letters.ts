/**
 * Lower case without accents and ligatures: `Épicerie` and `epicerie`, « œuf » and `oeuf` are the same. For sorting and
 * searching; not `localeCompare`, because server and browser must agree.
 */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
