import { fuzz } from './figures/fuzz.ts'
import { headersOfPages } from './figures/headers.ts'
import type { Part, Size } from './programme.ts'

/** What the site withstands from whoever asks it, as parts of `npm run trust`. */
export const fireParts = ({ times, seed }: Size): Part[] => [
  { name: 'headers', figures: [headersOfPages] },
  { name: 'input', figures: [(stage) => fuzz(stage, times(20_000, 1_000_000), seed)] },
]
