type Values = Readonly<Record<string, string>>

/** Whether the text of a field would be accepted now, as far as a browser can tell. */
export type IsRight = (field: string, text: string) => boolean

/**
 * The errors that still hold while a refused form is being corrected. An error goes once its field has another text than
 * the refused one, and that text is right.
 * @param sent the form as it was refused
 * @param shown the form as it is now
 */
export function openErrors(errors: Values, sent: Values, shown: Values, isRight: IsRight): Values {
  const isOpen = (field: string) => {
    const text = shown[field] ?? ''
    return text === (sent[field] ?? '') || !isRight(field, text)
  }
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isOpen(field)))
}

/** Enough for most fields. */
export const isFilled: IsRight = (_field, text) => text.trim() !== ''
