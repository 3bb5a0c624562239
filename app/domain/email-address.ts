const MAX_LENGTH = 254

/** Whether this may be an e-mail address. Only a message to it can tell. */
export const looksLikeEmail = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
