import { type Localised, text } from '../text.ts'

/** A reward's own words. */
export type RewardDraft = { code: string; title: Localised; summary: Localised }

export const draft = (
  code: string,
  en: string,
  fr: string,
  summaryEn: string,
  summaryFr: string,
): RewardDraft => ({
  code,
  title: text(en, fr),
  summary: text(summaryEn, summaryFr),
})
