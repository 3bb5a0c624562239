import type { Written } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import { inOwnName, programme } from '../../programme.ts'

const en = {
  tag: 'en-CA',
  programme: programme.nameLines.en,
  otherLanguage: 'Français',
  signIn: 'Sign in',
  /** Label of the button, where French uses the verb instead of the page's title. */
  doSignIn: 'Sign in',
  signInLead: 'Use the email address for your Borealis account. No password? Get a code by email.',
  email: 'Email',
  password: 'Password',
  emailCode: 'Get a code by email',
  usePassword: 'Use my password',
  newHere: 'New here?',
  join: 'Join free',
  backToSite: 'Back to the site',
  passwordSafety: 'We’ll never call, text or email you to ask for your password.',
  codeSafety: 'We’ll never call, text or email you to ask for this code.',
  emailMissing: 'Enter your email address, like name@example.ca',
  passwordMissing: 'Enter your password',
  notRecognized: 'Incorrect email or password. Try again, or get a code by email.',
  codeByEmail: 'Check your email',
  codeByEmailLead: (to: string) =>
    `If there’s an account for ${to}, we’ve sent a 6‑digit code to that address.`,
  stepUp: 'Confirm it’s you',
  stepUpLead: (to: string) => `To continue, enter the 6‑digit code we sent to ${to}.`,
  stepUpPointsLead: (to: string) => `To redeem your points, enter the 6‑digit code we sent to ${to}.`,
  phoneEnding: (digits: string) => `the phone ending in ${digits}`,
  emailLike: (masked: string) => masked,
  code: 'Code',
  codeValid: (minutes: number) => `A code is valid for ${minutes} minutes.`,
  lastDigit: 'We check the code as soon as you enter the last digit.',
  lastDigitRedeems: 'Your redemption is confirmed as soon as you enter the last digit.',
  checking: 'Checking…',
  sendAnother: 'Send a new code',
  sentAnother: 'We’ve sent you a new code. The previous one no longer works.',
  confirm: 'Confirm',
  confirmRedemption: 'Confirm and redeem',
  cancel: 'Cancel',
  cancelRedemption: 'Cancel and keep points',
  codeShape: 'Enter the 6 digits of the code',
  codeWrong: 'That code isn’t right. Check the digits and try again.',
  codeExpired: 'This code has expired. Request a new one.',
  codeExhausted: 'Too many attempts. Request a new code.',
  smsBody: (code: string, minutes: number) =>
    `${code} is your Borealis code. It’s valid for ${minutes} minutes. Don’t share it with anyone.`,
  smsConfirms: (what: string) => `You’re confirming: ${what}`,
  codeSubject: 'Your Borealis sign-in code',
  stepUpSubject: 'Your Borealis confirmation code',
  emailBody: (code: string, minutes: number) =>
    `Your sign-in code is ${code}. It’s valid for ${minutes} minutes. If you didn’t ask for it, you can ignore this message.`,
  expiredTitle: 'This page has expired',
  expiredLead: 'You may have finished this step already. Go back to the site to continue.',
  refusedTitle: 'We weren’t able to sign you in',
  refusedLead: 'Something went wrong and nothing was changed. Go back to the site and try again.',
  signOut: 'Sign out?',
  doSignOut: 'Sign out',
  staySignedIn: 'Cancel',
  signedOut: 'You’re signed out',
  signedOutLead: 'You can close this page.',
  demonstration: 'This is the demonstration sign-in.',
  demonstrationPassword: 'The password for every member is ',
  outbox: 'Open the outbox',
  outboxLead: 'Everything the demonstration would have sent by email or text message, latest first.',
  outboxEmpty: 'Nothing has been sent yet. Codes and messages appear here.',
  outboxFilter: 'Email or phone',
  outboxShow: 'Show',
  outboxAll: 'Show everything',
  outboxRefresh: 'Refresh the list',
  outboxTitle: 'Outbox',
  to: 'To',
  packageTitle: 'Your package',
  packageLead: 'This page stands in for the carrier’s. In a real program, the link leads to Canada Post.',
  packageUnknown: 'We haven’t received a package with this number yet.',
  packageExpected: (day: string) => `Expected ${day}`,
}

export type Texts = typeof en

const fr: Texts = {
  tag: 'fr-CA',
  programme: programme.nameLines.fr,
  otherLanguage: 'English',
  signIn: 'Connexion',
  doSignIn: 'Se connecter',
  signInLead:
    'Utilisez l’adresse courriel de votre compte Borealis. Pas de mot de passe? Recevez un code par courriel.',
  email: 'Courriel',
  password: 'Mot de passe',
  emailCode: 'M’envoyer un code',
  usePassword: 'Entrer mon mot de passe',
  newHere: 'Première visite?',
  join: 'Adhérer gratuitement',
  backToSite: 'Retour au site',
  passwordSafety: 'Nous ne vous demanderons jamais votre mot de passe par téléphone, texto ou courriel.',
  codeSafety: 'Nous ne vous demanderons jamais ce code par téléphone, texto ou courriel.',
  emailMissing: 'Entrez votre adresse courriel, par exemple nom@exemple.ca',
  passwordMissing: 'Entrez votre mot de passe',
  notRecognized:
    'L’adresse courriel ou le mot de passe est incorrect. Réessayez ou recevez un code par courriel.',
  codeByEmail: 'Vérifiez vos courriels',
  codeByEmailLead: (to) => `Si ${to} correspond à un compte, un code à 6 chiffres vient d’y être envoyé.`,
  stepUp: 'Confirmez votre identité',
  stepUpLead: (to) => `Pour continuer, entrez le code à 6 chiffres envoyé ${to}.`,
  stepUpPointsLead: (to) => `Pour échanger vos points, entrez le code à 6 chiffres envoyé ${to}.`,
  phoneEnding: (digits) => `au numéro se terminant par ${digits}`,
  emailLike: (masked) => `à ${masked}`,
  code: 'Code',
  codeValid: (minutes) => `Un code est valide pendant ${minutes} minutes.`,
  lastDigit: 'Le code est vérifié dès que vous entrez le dernier chiffre.',
  lastDigitRedeems: 'Votre échange est confirmé dès que vous entrez le dernier chiffre.',
  checking: 'Vérification en cours',
  sendAnother: 'Envoyer un nouveau code',
  sentAnother: 'Nous vous avons envoyé un nouveau code. Le précédent ne fonctionne plus.',
  confirm: 'Confirmer',
  confirmRedemption: 'Confirmer l’échange',
  cancel: 'Annuler',
  cancelRedemption: 'Annuler l’échange',
  codeShape: 'Entrez les 6 chiffres du code',
  codeWrong: 'Ce code est incorrect. Vérifiez les chiffres et réessayez.',
  codeExpired: 'Ce code est expiré. Demandez-en un nouveau.',
  codeExhausted: 'Trop de tentatives. Demandez un nouveau code.',
  smsBody: (code, minutes) =>
    `${code} est votre code Borealis. Il est valide pendant ${minutes}\u00A0minutes. Ne le communiquez à personne.`,
  smsConfirms: (what) => `Vous confirmez\u00A0: ${what}`,
  codeSubject: 'Votre code de connexion Borealis',
  stepUpSubject: 'Votre code de confirmation Borealis',
  emailBody: (code, minutes) =>
    `Votre code de connexion est ${code}. Il est valide pendant ${minutes}\u00A0minutes. Si vous ne l’avez pas demandé, ignorez ce message.`,
  expiredTitle: 'Cette page est expirée',
  expiredLead: 'Cette étape est peut-être déjà terminée. Retournez au site pour continuer.',
  refusedTitle: 'Connexion impossible',
  refusedLead: 'Un problème est survenu et rien n’a été modifié. Retournez au site et réessayez.',
  signOut: 'Se déconnecter?',
  doSignOut: 'Se déconnecter',
  staySignedIn: 'Annuler',
  signedOut: 'Votre session est fermée',
  signedOutLead: 'Vous pouvez fermer cette page.',
  demonstration: 'Ceci est la connexion de démonstration.',
  demonstrationPassword: 'Le mot de passe est le même pour tout le monde\u00A0: ',
  outbox: 'Ouvrir la boîte d’envoi',
  outboxLead:
    'Tout ce que la démonstration aurait envoyé par courriel ou par texto, du plus récent au plus ancien.',
  outboxEmpty: 'Rien n’a encore été envoyé. Les codes et les messages apparaissent ici.',
  outboxFilter: 'Courriel ou téléphone',
  outboxShow: 'Afficher',
  outboxAll: 'Tout afficher',
  outboxRefresh: 'Actualiser la liste',
  outboxTitle: 'Boîte d’envoi',
  to: 'À',
  packageTitle: 'Votre colis',
  packageLead:
    'Cette page remplace celle du transporteur. Dans un vrai programme, le lien mène au site de Postes Canada.',
  packageUnknown: 'Nous n’avons pas encore reçu de colis portant ce numéro.',
  packageExpected: (day) => `Prévu le ${day}`,
}

const [inEnglish, inFrench] = [inOwnName(en), inOwnName(fr)]

export function textsIn(language: Language): Texts {
  return language === 'fr' ? inFrench : inEnglish
}

/** The first supported language of `ui_locales` or an `accept-language` header. */
export function languageFrom(wanted: string | undefined): Written {
  for (const tag of (wanted ?? '').toLowerCase().split(/[\s,]+/)) {
    if (tag.startsWith('fr')) return 'fr'
    if (tag.startsWith('en')) return 'en'
  }
  return 'en'
}
