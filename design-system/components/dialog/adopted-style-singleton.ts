import { createElement, useEffect } from 'react'

/*
 * Replaces `react-style-singleton`, whose <style> element our content security policy blocks. A constructed style
 * sheet is not inline markup, so the policy allows it. A Vite alias swaps the module in; Radix uses this export alone.
 */

/** Adds the style sheet for the first user and removes it after the last. */
const stylesheetSingleton = () => {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css: string) {
      users += 1
      if (users > 1) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    remove() {
      users -= 1
      if (users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    },
  }
}

type Sheet = ReturnType<typeof stylesheetSingleton>

function useAdopted(sheet: Sheet, css: string) {
  useEffect(() => {
    sheet.add(css)
    return sheet.remove
  }, [sheet, css])
}

function Adopted({ sheet, styles }: { sheet: Sheet; styles: string }) {
  useAdopted(sheet, styles)
  return null
}

/** A component whose uses share one style sheet. */
export const styleSingleton = () => {
  const sheet = stylesheetSingleton()
  return ({ styles }: { styles: string }) => createElement(Adopted, { sheet, styles })
}
