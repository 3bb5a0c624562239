/** A tab wider than the viewport aligns with the page margin, in px. */
const MARGIN = 20

/** Scroll offset, in px, that centres a tab in its row. */
export const scrollOf = (line: HTMLElement, tab: HTMLElement): number =>
  tab.offsetLeft - Math.max(MARGIN, (line.clientWidth - tab.offsetWidth) / 2)
