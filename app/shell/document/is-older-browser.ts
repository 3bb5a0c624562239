/** Whether this browser lacks something that `older-browser.ts` completes: one of the parts that came last. */
export const isOlderBrowser = (): boolean =>
  !(
    'parse' in URL &&
    'groupBy' in Map &&
    'toSorted' in Array.prototype &&
    'checkVisibility' in Element.prototype
  )
