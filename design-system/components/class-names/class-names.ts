/** Joins class names; what is empty or absent falls away. */
export const classNames = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')
