import { createElement, useEffect } from 'react'

/*
 * Stands in for `react-style-singleton`, which adds a <style> element that our content security policy refuses.
 * A constructed style sheet is not markup, so the policy has nothing against it. Vite's alias puts this module
 * in its place; the names and their behaviour are those of the package.
 */

/** Adds the style sheet with its first user and takes it away with its last. */
export const stylesheetSingleton = () => {
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

/** A hook that holds one style sheet for all who use it, and writes it again when its text changes. */
export const styleHookSingleton = () => {
  const sheet = stylesheetSingleton()
  return (css: string) => useAdopted(sheet, css)
}

/** The same as a component. */
export const styleSingleton = () => {
  const sheet = stylesheetSingleton()
  return ({ styles }: { styles: string }) => createElement(Adopted, { sheet, styles })
}
