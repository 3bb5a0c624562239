import type { Channel } from '@borealis/contract/me.ts'
import { type Localised, text } from '../../seed/text.ts'

/** Version of the wording currently shown. A new wording gets a new version; earlier consents keep theirs. */
export const wordingVersion = '2026-09'

/** Consents besides messages. None is given by default. */
export const consentPurposes = [
  {
    purpose: 'personalisation',
    title: text('Offers chosen for you', 'Offres choisies pour vous'),
    wording: text(
      'Use my purchases and interests to choose which offers I see first.',
      'Utiliser mes achats et mes champs d’intérêt pour choisir les offres que je vois en premier.',
    ),
  },
  {
    purpose: 'analytics',
    title: text('Measuring how the site is used', "Mesure de l'utilisation du site"),
    wording: text(
      'Measure which pages I use, so that the site gets better. Nothing about my points or orders is measured.',
      'Mesurer les pages que je consulte afin d’améliorer le site. Rien de mes points ni de mes commandes n’est mesuré.',
    ),
  },
  {
    purpose: 'research',
    title: text('Research about the programme', 'Études sur le programme'),
    wording: text(
      'Use my activity, without my name, in studies that improve the programme.',
      'Utiliser mes activités, sans mon nom, dans des études qui améliorent le programme.',
    ),
  },
  {
    purpose: 'partner-sharing',
    title: text('Sharing with partners', 'Communication aux partenaires'),
    wording: text(
      'Tell a partner that I am a member, so that it can make me an offer. My purchases elsewhere are never told.',
      'Dire à un partenaire que je suis membre afin qu’il puisse me faire une offre. Mes achats ailleurs ne sont jamais communiqués.',
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
      'Codes, confirmations, gift cards and warnings about your account.',
      'Codes, confirmations, cartes-cadeaux et avertissements au sujet de votre compte.',
    ),
    channels: ['email', 'sms', 'push'],
    locked: ['email'],
  },
  {
    code: 'statement',
    name: text('Your points', 'Vos points'),
    detail: text(
      'What came in and went out each month, and points that are about to expire.',
      'Ce qui est entré et sorti chaque mois, et les points qui expirent bientôt.',
    ),
    channels: ['email', 'push', 'mail'],
    locked: [],
  },
  {
    code: 'offers',
    name: text('Offers', 'Offres'),
    detail: text('New offers, once a week at most.', 'Les nouvelles offres, une fois par semaine au plus.'),
    channels: ['email', 'sms', 'push', 'mail'],
    locked: [],
  },
  {
    code: 'partners',
    name: text('Partner news', 'Nouvelles des partenaires'),
    detail: text(
      'New partners and contests. We send them; partners never get your address.',
      'Nouveaux partenaires et concours. C’est nous qui écrivons\u00a0: les partenaires n’ont jamais votre adresse.',
    ),
    channels: ['email', 'push', 'mail'],
    locked: [],
  },
  {
    code: 'surveys',
    name: text('Surveys', 'Sondages'),
    detail: text(
      'A few questions, twice a year at most.',
      'Quelques questions, deux fois par année au plus.',
    ),
    channels: ['email'],
    locked: [],
  },
]
