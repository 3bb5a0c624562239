/** A tab wider than the window begins at the page's own margin, in px. */
const MARGIN = 20

/** How far a line of tabs is scrolled, in px, while this one stands in its middle. */
export const scrollOf = (line: HTMLElement, tab: HTMLElement): number =>
  tab.offsetLeft - Math.max(MARGIN, (line.clientWidth - tab.offsetWidth) / 2)
