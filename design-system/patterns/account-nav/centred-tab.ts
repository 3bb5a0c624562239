/** A tab wider than the viewport aligns with the page margin, in px. A row that would move by less stays at its start. */
const MARGIN = 20

/** Scroll offset, in px, that centres a tab in its row. */
export function scrollOf(
  line: Pick<HTMLElement, 'clientWidth'>,
  tab: Pick<HTMLElement, 'offsetLeft' | 'offsetWidth'>,
): number {
  const offset = tab.offsetLeft - Math.max(MARGIN, (line.clientWidth - tab.offsetWidth) / 2)
  return offset < MARGIN ? 0 : offset
}
