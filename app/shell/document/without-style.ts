/*
 * A script above the style sheet of every page. A browser paints nothing and runs no script below a sheet that it waits for, and
 * it waits for minutes. After a few seconds the page is shown without; the sheet applies as soon as it arrives.
 */
const STYLE_PATIENCE_MS = 4_000

setTimeout(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet) continue
    // What is for paper only does not block the screen.
    link.media = 'print'
    link.addEventListener('load', () => link.removeAttribute('media'))
  }
}, STYLE_PATIENCE_MS)
