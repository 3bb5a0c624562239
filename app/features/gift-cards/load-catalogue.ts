import { lazyPart } from '#app/shell/page-parts/lazy-part.tsx'

/** The filters where there is no room beside the cards. Their code is needed where the address opens them. */
export const FilterDrawer = lazyPart(() =>
  import('@borealis/design-system/patterns/filter-panel/filter-drawer.tsx').then(
    (module) => module.FilterDrawer,
  ),
)
