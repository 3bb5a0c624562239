import type { Channel } from '@borealis/contract/me.ts'
import { type Localised, text } from '@borealis/contract/serving/words.ts'

/** Version of the wording currently shown. A new wording gets a new version; earlier consents keep theirs. */
export const wordingVersion = '2026-10'

/** Consents besides messages. None is given by default. */
export const consentPurposes = [
  {
    purpose: 'personalisation',
    title: text('Personalized offers', 'Offres personnalisées'),
    wording: text(
      'Use my purchases and interests to choose offers for me.',
      'Utiliser mes achats et mes champs d’intérêt pour choisir des offres pour moi.',
    ),
  },
  {
    purpose: 'research',
    title: text('Research about the program', 'Études sur le programme'),
    wording: text(
      'Use my activity, without my name, in studies to improve the program.',
      'Utiliser l’activité de mon compte, sans mon nom, dans des études visant à améliorer le programme.',
    ),
  },
  {
    purpose: 'partner-sharing',
    title: text('Sharing with partners', 'Partage avec les partenaires'),
    wording: text(
      'Share my member number with partners so that they can choose offers for me. Borealis sends the offers; partners never receive my address or my purchases elsewhere.',
      'Communiquer mon numéro de membre aux partenaires pour qu’ils choisissent des offres pour moi. Borealis envoie les offres; les partenaires ne reçoivent jamais mon adresse ni mes achats faits ailleurs.',
    ),
  },
] as const

type MessagePurpose = {
  code: string
  name: Localised
  detail: Localised
  channels: readonly Channel[]
  /** Channels that cannot be switched off, because the account depends on them. */
  locked: readonly Channel[]
}

/** Rows of the preference grid. Channels that are not listed do not exist for a purpose. */
export const messagePurposes: readonly MessagePurpose[] = [
  {
    code: 'account',
    name: text('Your account and orders', 'Votre compte et vos commandes'),
    detail: text(
      'Codes, confirmations, gift cards and alerts about your account.',
      'Codes, confirmations, cartes-cadeaux et alertes au sujet de votre compte.',
    ),
    channels: ['email', 'sms', 'push'],
    locked: ['email'],
  },
  {
    code: 'statement',
    name: text('Your points', 'Vos points'),
    detail: text(
      'A monthly summary of points earned and redeemed, and points that expire soon.',
      'Un sommaire mensuel des points accumulés et échangés, et des points qui expirent bientôt.',
    ),
    channels: ['email', 'push', 'mail'],
    locked: [],
  },
  {
    code: 'offers',
    name: text('Offers', 'Offres'),
    detail: text('New offers, up to once a week.', 'Les nouvelles offres, une fois par semaine au plus.'),
    channels: ['email', 'sms', 'push', 'mail'],
    locked: [],
  },
  {
    code: 'partners',
    name: text('Partner news', 'Nouvelles des partenaires'),
    detail: text(
      'New partners and contests. We send the messages and never give partners your address.',
      'Nouveaux partenaires et concours. Nous envoyons les messages et ne donnons jamais votre adresse aux partenaires.',
    ),
    channels: ['email', 'push', 'mail'],
    locked: [],
  },
  {
    code: 'surveys',
    name: text('Surveys', 'Sondages'),
    detail: text('A few questions, up to twice a year.', 'Quelques questions, deux fois par année au plus.'),
    channels: ['email'],
    locked: [],
  },
]
