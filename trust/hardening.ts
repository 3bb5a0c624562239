import { botTokens } from './figures/bot-tokens.ts'
import { noEnumeration } from './figures/enumeration.ts'
import { fuzz } from './figures/fuzz.ts'
import { headersOfPages } from './figures/headers.ts'
import { imageProbesRefused, pictureBombs, pictureFlood } from './figures/images.ts'
import { hostileSharedCache } from './figures/shared-cache.ts'
import { storedMarkup } from './figures/stored-markup.ts'
import type { Part, Size } from './programme.ts'

/** Parts of `npm run trust` that send hostile content and malformed requests to the site. */
export const hardeningParts = ({ times, seed, random }: Size): Part[] => [
  {
    name: 'shared-cache',
    figures: [({ world }) => hostileSharedCache(world, times(20_000, 200_000), random)],
  },
  { name: 'markup', figures: [(stage) => storedMarkup(stage, times(1, 15))] },
  { name: 'headers', figures: [headersOfPages] },
  { name: 'input', figures: [(stage) => fuzz(stage, times(20_000, 1_000_000), seed)] },
  {
    name: 'images',
    figures: [
      () => imageProbesRefused(400),
      (stage) => pictureBombs(stage, times(2, 20)),
      (stage) => pictureFlood(stage, times(6_000, 100_000)),
    ],
  },
  { name: 'bot-tokens', figures: [(stage) => botTokens(stage, times(1_000, 10_000))] },
  { name: 'enumeration', figures: [() => noEnumeration(times(300, 2_000), random)] },
]
