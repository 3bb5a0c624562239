import { addDays } from '../calendar.ts'
import { type Localised, text } from '../text.ts'

/** A promotion PIN, written without spaces and dashes, in capitals. `maxUses` null: once per member, without a total. */
export type PromotionPin = {
  readonly pin: string
  readonly points: number
  readonly description: Localised
  readonly startDate: string
  readonly endDate: string
  readonly maxUses: number | null
}

/** PINs of every kind: good for all, single, used up by one, over, and not begun. */
export function promotionPinsFrom(seedDay: string): PromotionPin[] {
  return [
    {
      pin: 'AURORA500',
      points: 500,
      maxUses: null,
      startDate: addDays(seedDay, -30),
      endDate: addDays(seedDay, 120),
      description: text('Winter letter', "Lettre d'hiver"),
    },
    {
      pin: 'PLEINELUMIERE',
      points: 250,
      maxUses: null,
      startDate: addDays(seedDay, -10),
      endDate: addDays(seedDay, 90),
      description: text('Book fair in Montréal', 'Salon du livre de Montréal'),
    },
    {
      pin: '7Q4KHARB2026',
      points: 1000,
      maxUses: 1,
      startDate: addDays(seedDay, -5),
      endDate: addDays(seedDay, 60),
      description: text('Harbour Grocer receipt', 'Reçu Harbour Grocer'),
    },
    {
      pin: 'SUMMER2026',
      points: 300,
      maxUses: null,
      startDate: addDays(seedDay, -150),
      endDate: addDays(seedDay, -60),
      description: text('Summer fairs', "Foires d'été"),
    },
    {
      pin: 'SPRING2027',
      points: 300,
      maxUses: null,
      startDate: addDays(seedDay, 110),
      endDate: addDays(seedDay, 170),
      description: text('Spring letter', 'Lettre de printemps'),
    },
  ]
}
