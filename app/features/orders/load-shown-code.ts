/** Loads the component that shows a code, with its barcode and full screen: a chunk of its own, for the first code that is shown. */
export const loadShownCode = () => import('./shown-code.tsx')
