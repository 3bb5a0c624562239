import { createElement, type ReactNode } from 'react'

/** Stands before and after what is English on a page of another language; invisible where nobody looks for it. */
export const ENGLISH = '\u2063'

/** A text of the programme's content, whose English parts are read in English wherever the page is in another language. */
export function inItsLanguage(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes(ENGLISH)) return text
  return text.split(ENGLISH).map((part, index) =>
    // The parts of one text never change places.
    index % 2 === 1 ? createElement('span', { key: index, lang: 'en' }, part) : part,
  )
}

/** The same for a text that is taken apart: its language for the element around it, and the text without marks. */
export const takenApart = (text: string): { text: string; lang?: 'en' } =>
  text.includes(ENGLISH) ? { text: text.replaceAll(ENGLISH, ''), lang: 'en' } : { text }
