import { z } from 'zod'

/** The message grid as its form sends it. */
export const sentGrid = z.object({
  /** `purpose/channel` of each ticked box. */
  ticked: z.array(z.string().max(100)).max(100),
  /** By purpose, the version of the wording that was on the screen. */
  wordings: z.record(z.string().max(60), z.string().max(40)),
  /** By `purpose/channel`, whether the box was ticked when it was shown. */
  seen: z.record(z.string().max(100), z.boolean()).default({}),
})
export type SentGrid = z.infer<typeof sentGrid>
