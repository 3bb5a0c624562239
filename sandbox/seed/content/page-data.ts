import { extensionFlags, type PageData } from '@borealis/contract/page-data.ts'
import { type Bilingual, text } from '../text.ts'
import { categories, historyCategories } from './categories.ts'
import { pointsPerDollar } from './gift-cards.ts'
import { palettes, takeoversFrom } from './palettes.ts'

const months = [
  ['January', 'Jan', 'janvier', 'janv.'],
  ['February', 'Feb', 'février', 'févr.'],
  ['March', 'Mar', 'mars', 'mars'],
  ['April', 'Apr', 'avril', 'avr.'],
  ['May', 'May', 'mai', 'mai'],
  ['June', 'Jun', 'juin', 'juin'],
  ['July', 'Jul', 'juillet', 'juill.'],
  ['August', 'Aug', 'août', 'août'],
  ['September', 'Sep', 'septembre', 'sept.'],
  ['October', 'Oct', 'octobre', 'oct.'],
  ['November', 'Nov', 'novembre', 'nov.'],
  ['December', 'Dec', 'décembre', 'déc.'],
] as const

const provinces = [
  ['AB', 'Alberta', 'Alberta'],
  ['BC', 'British Columbia', 'Colombie-Britannique'],
  ['MB', 'Manitoba', 'Manitoba'],
  ['NB', 'New Brunswick', 'Nouveau-Brunswick'],
  ['NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
  ['NT', 'Northwest Territories', 'Territoires du Nord-Ouest'],
  ['NS', 'Nova Scotia', 'Nouvelle-Écosse'],
  ['NU', 'Nunavut', 'Nunavut'],
  ['ON', 'Ontario', 'Ontario'],
  ['PE', 'Prince Edward Island', 'Île-du-Prince-Édouard'],
  ['QC', 'Quebec', 'Québec'],
  ['SK', 'Saskatchewan', 'Saskatchewan'],
  ['YT', 'Yukon', 'Yukon'],
] as const

const named = (code: string, en: string, fr: string) => ({ code, name: text(en, fr) })
const all = named('ALL', 'All', 'Tous')

/** No extension is on until the backend says so; `redemptionStatus` is part of the core. */
const extensions = Object.fromEntries(extensionFlags.map((flag) => [flag, flag === 'redemptionStatus']))

/** Global page data as of the day of seeding (spec §3). */
export function pageDataFrom(seedDay: string): Bilingual<PageData> {
  return {
    featureFlags: { ...extensions, isGhostKitActivationEnabled: true },
    public: { auth: { isActive: true } },
    accountSegments: [
      named('FRESH-FIRST', 'Fresh first', "Le frais d'abord"),
      named('EARLY-RISER', 'Up early', 'Lève-tôt'),
      named('READER', 'Always a book on the go', 'Toujours un livre en cours'),
      named('SAVER', 'Saving for something', 'Épargne pour un projet'),
      named('NEW-MEMBER', 'New member', 'Nouveau membre'),
    ],
    awardTypes: [
      all,
      named('EARN', 'Purchases', 'Achats'),
      named('BONUS', 'Bonuses', 'Primes'),
      named('REDEEM', 'Spent', 'Échanges'),
      named('REFUND', 'Returned to you', 'Remis au solde'),
      named('ADJUST', 'Corrections', 'Rectifications'),
      named('EXPIRE', 'Expired', 'Expirés'),
    ],
    historyCategories: [named('ALL', 'All', 'Toutes'), ...Object.values(historyCategories)],
    cardTypes: [
      named('ALL', 'All cards', 'Toutes les cartes'),
      named('MEMBER', 'Member card', 'Carte de membre'),
      named('CREDIT', 'Borealis credit card', 'Carte de crédit Borealis'),
      named('PHONE', 'Phone', 'Téléphone'),
    ],
    interests: Object.values(categories),
    dateRanges: [
      { ...named('30-DAYS', '30 days', '30 jours'), months: 1, isDefault: false },
      { ...named('90-DAYS', '3 months', '3 mois'), months: 3, isDefault: false },
      { ...named('6-MONTHS', '6 months', '6 mois'), months: 6, isDefault: false },
      { ...named('12-MONTHS', '12 months', '12 mois'), months: 12, isDefault: true },
      { ...named('24-MONTHS', '24 months', '24 mois'), months: 24, isDefault: false },
      { ...named('EVERYTHING', 'Everything', "Tout l'historique"), months: null, isDefault: false },
    ],
    months: months.map(([en, enShort, fr, frShort], index) => ({
      number: index + 1,
      name: text(en, fr),
      shortName: text(enShort, frShort),
    })),
    genders: [
      named('F', 'Woman', 'Femme'),
      named('M', 'Man', 'Homme'),
      named('X', 'Another gender', 'Autre genre'),
      named('U', 'Rather not say', 'Préfère ne pas répondre'),
    ],
    provinces: provinces.map(([code, en, fr]) => ({ code, name: text(en, fr) })),
    experiments: [
      {
        key: 'home-offer-order',
        ratio: 50,
        analyticsCode: 'EXP-204',
        title: text(
          'Which offers come first on the home page',
          "Quelles offres viennent en premier à l'accueil",
        ),
      },
      {
        key: 'gift-card-sort',
        ratio: 30,
        analyticsCode: 'EXP-211',
        title: text('How gift cards are sorted at first', 'Comment les cartes-cadeaux sont triées au départ'),
      },
    ],
    palettes: [...palettes],
    takeovers: takeoversFrom(seedDay),
    labels: {
      details: text('Details', 'Détails'),
      howToSpend: text('How to use it', 'Comment en profiter'),
      termsAndConditions: text('Terms and conditions', 'Conditions'),
      readMoreTermsConditions: text('Read the full terms', 'Lire toutes les conditions'),
      expires: text('Ends', 'Se termine'),
    },
    pointsPerDollar,
    redemptionLimits: { minPoints: 1000, maxQuantity: 10, maxPointsPerDay: 100_000 },
    pointsExpiry: { noticeDays: 60, urgentDays: 30 },
    waysToSpend: [
      {
        code: 'gift-cards',
        name: text('Gift cards', 'Cartes-cadeaux'),
        detail: text(
          '26 brands, by email within 15 minutes or by mail.',
          '26 marques, par courriel en 15 minutes ou par la poste.',
        ),
        centsPer1000Points: 1000,
        minPoints: 1000,
        stepPoints: 500,
      },
      {
        code: 'travel',
        name: text('Travel you book yourself', 'Voyage que vous réservez vous-même'),
        detail: text(
          'Pay with your Borealis credit card, then take points off the bill.',
          'Payez avec votre carte de crédit Borealis, puis réduisez la facture avec des points.',
        ),
        centsPer1000Points: 900,
        minPoints: 1000,
        stepPoints: 100,
      },
      {
        code: 'credit',
        name: text('Credit on a card', 'Crédit sur une carte'),
        detail: text(
          'Simple, and the least value for your points.',
          'Direct, et la moins bonne valeur pour vos points.',
        ),
        centsPer1000Points: 700,
        minPoints: 2500,
        stepPoints: 500,
      },
    ],
    termsVersion: '2026-09',
    welcomePoints: 500,
    minimumAge: 14,
    shareImage: null,
  }
}
