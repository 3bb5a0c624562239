/**
 * Gives the current page another URL before it is left, so that Back shows what was typed. Not with the method of this
 * `history`, which is the router's and would load the page again.
 */
export const keepInAddress = (url: string): void =>
  History.prototype.replaceState.call(window.history, window.history.state, '', url)
