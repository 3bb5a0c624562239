/** A tab wider than the window begins at the page's own margin, in px. */
export const TAB_MARGIN = 20
