import { inOwnName, programme } from '../../programme.ts'
import type { AccountLanguage } from '../../store/accounts.ts'

const en = {
  tag: 'en-CA',
  programme: programme.nameLines.en,
  otherLanguage: 'Français',
  signIn: 'Sign in',
  /** Label of the button, where French uses the verb instead of the page's title. */
  doSignIn: 'Sign in',
  signInLead: 'Use the email on your Borealis account.',
  email: 'Email',
  password: 'Password',
  emailCode: 'Email me a code instead',
  usePassword: 'Use my password instead',
  newHere: 'New here?',
  join: 'Join free',
  backToSite: 'Back to the site',
  passwordSafety: 'We never ask for your password by phone or email.',
  codeSafety: 'We’ll never call, text or email you to ask for this code.',
  emailMissing: 'Enter your email, like name@example.ca',
  passwordMissing: 'Enter your password',
  notRecognized: 'That email and password do not go together. Check both, or have a code emailed to you.',
  codeByEmail: 'Check your email',
  codeByEmailLead: (to: string) => `If ${to} has an account, a 6‑digit code is on its way there.`,
  stepUp: 'Confirm it’s you',
  stepUpLead: (to: string) =>
    `Before anything changes on your account, enter the 6‑digit code we sent to ${to}.`,
  stepUpPointsLead: (to: string) =>
    `Before points leave your balance, enter the 6‑digit code we sent to ${to}.`,
  phoneEnding: (digits: string) => `the phone ending in ${digits}`,
  emailLike: (masked: string) => masked,
  code: 'Code',
  codeValid: (minutes: number) => `A code is valid for ${minutes} minutes.`,
  sendAnother: 'Send another',
  sentAnother: 'A new code is on its way. The one before no longer works.',
  confirm: 'Confirm',
  confirmSpend: 'Confirm and spend',
  cancel: 'Cancel',
  cancelSpend: 'Cancel, keep my points',
  codeShape: 'Enter the 6 digits of the code',
  codeWrong: 'That is not the code we sent. Check the digits and try again.',
  codeExpired: 'That code is no longer valid. Send another one.',
  codeExhausted: 'That code was tried too often and no longer works. Send another one.',
  smsBody: (code: string) =>
    `Borealis: your code is ${code}. It is valid for 5 minutes. We never ask for it by phone.`,
  smsConfirms: (what: string) => `To confirm: ${what}`,
  codeSubject: 'Your Borealis code',
  emailBody: (code: string) =>
    `Your code to sign in is ${code}. It is valid for 5 minutes. If you did not ask for it, you can ignore this message.`,
  expiredTitle: 'This page is no longer valid',
  expiredLead:
    'This step is complete or has expired. Nothing will be done twice. Go back to the site to check your order.',
  refusedTitle: 'This sign-in cannot go on',
  refusedLead:
    'Something in the request was not right. Nothing was changed. Go back to the site and start again.',
  signOut: 'Sign out?',
  doSignOut: 'Sign out',
  signOutLead: 'A page asked to sign you out of Borealis. If it was not you, you can stay signed in.',
  staySignedIn: 'Stay signed in',
  signedOut: 'You are signed out',
  signedOutLead: 'You can close this page.',
  demonstration: 'This is the demonstration sign-in.',
  demonstrationPassword: 'Everybody’s password is ',
  outbox: 'Open the outbox',
  outboxLead: 'Everything the demonstration would have sent by email or text message, latest first.',
  outboxEmpty: 'Nothing has been sent yet. Codes and messages appear here.',
  outboxFilter: 'Email or phone',
  outboxShow: 'Show',
  outboxAll: 'Show everything',
  outboxRefresh: 'Look for new messages',
  outboxTitle: 'Outbox',
  to: 'To',
  parcelTitle: 'Your parcel',
  parcelLead: 'The demonstration’s carrier. A real programme leads to the page of Canada Post.',
  parcelUnknown: 'No parcel with this number has been handed to us yet.',
  parcelExpected: (day: string) => `Expected ${day}`,
}

export type Texts = typeof en

const fr: Texts = {
  tag: 'fr-CA',
  programme: programme.nameLines.fr,
  otherLanguage: 'English',
  signIn: 'Connexion',
  doSignIn: 'Se connecter',
  signInLead: 'Utilisez le courriel de votre compte Borealis.',
  email: 'Courriel',
  password: 'Mot de passe',
  emailCode: 'Recevoir un code par courriel',
  usePassword: 'Utiliser mon mot de passe',
  newHere: 'Première visite?',
  join: 'Adhérer gratuitement',
  backToSite: 'Retour au site',
  passwordSafety: 'Nous ne demandons jamais votre mot de passe par téléphone ni par courriel.',
  codeSafety: 'Nous ne vous demanderons jamais ce code par téléphone, texto ou courriel.',
  emailMissing: 'Entrez votre courriel, comme nom@exemple.ca',
  passwordMissing: 'Entrez votre mot de passe',
  notRecognized:
    'Ce courriel et ce mot de passe ne correspondent pas. Vérifiez les deux ou recevez un code par courriel.',
  codeByEmail: 'Vérifiez vos courriels',
  codeByEmailLead: (to) => `Si ${to} correspond à un compte, un code à 6 chiffres vient d’y être envoyé.`,
  stepUp: 'Confirmez votre identité',
  stepUpLead: (to) => `Avant tout changement à votre compte, entrez le code à 6 chiffres envoyé ${to}.`,
  stepUpPointsLead: (to) => `Avant de retirer vos points, entrez le code à 6 chiffres envoyé ${to}.`,
  phoneEnding: (digits) => `au téléphone qui se termine par ${digits}`,
  emailLike: (masked) => `à ${masked}`,
  code: 'Code',
  codeValid: (minutes) => `Un code est valide pendant ${minutes} minutes.`,
  sendAnother: 'Envoyer un autre code',
  sentAnother: 'Un nouveau code est en route. Le précédent ne fonctionne plus.',
  confirm: 'Confirmer',
  confirmSpend: 'Confirmer l’échange',
  cancel: 'Annuler sans rien changer',
  cancelSpend: 'Annuler et garder mes points',
  codeShape: 'Entrez les 6 chiffres du code',
  codeWrong: 'Ce n’est pas le code envoyé. Vérifiez les chiffres et réessayez.',
  codeExpired: 'Ce code n’est plus valide. Demandez-en un autre.',
  codeExhausted: 'Ce code a été essayé trop souvent et ne fonctionne plus. Demandez-en un autre.',
  smsBody: (code) =>
    `Borealis\u00A0: votre code est ${code}. Il est valide pendant 5 minutes. Nous ne le demandons jamais par téléphone.`,
  smsConfirms: (what) => `À confirmer\u00A0: ${what}`,
  codeSubject: 'Votre code Borealis',
  emailBody: (code) =>
    `Votre code de connexion est ${code}. Il est valide pendant 5 minutes. Si vous ne l’avez pas demandé, ignorez ce message.`,
  expiredTitle: 'Cette page n’est plus valide',
  expiredLead:
    'Cette étape est terminée ou a expiré. Rien ne sera fait en double. Retournez au site pour vérifier.',
  refusedTitle: 'La connexion ne peut pas continuer',
  refusedLead: 'La demande contenait une erreur. Rien n’a été modifié. Retournez au site et recommencez.',
  signOut: 'Fermer la session?',
  doSignOut: 'Fermer la session',
  signOutLead:
    'Une page a demandé de fermer votre session Borealis. Si ce n’était pas vous, gardez-la ouverte.',
  staySignedIn: 'Garder la session ouverte',
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
  outboxRefresh: 'Vérifier s’il y a du nouveau',
  outboxTitle: 'Boîte d’envoi',
  to: 'À',
  parcelTitle: 'Votre colis',
  parcelLead: 'Le transporteur de la démonstration. Un vrai programme mène à la page de Postes Canada.',
  parcelUnknown: 'Aucun colis portant ce numéro ne nous a encore été confié.',
  parcelExpected: (day) => `Prévu le ${day}`,
}

const [inEnglish, inFrench] = [inOwnName(en), inOwnName(fr)]

export function textsIn(language: AccountLanguage): Texts {
  return language === 'fr' ? inFrench : inEnglish
}

/** The first supported language of `ui_locales` or an `accept-language` header. */
export function languageFrom(wanted: string | undefined): AccountLanguage {
  for (const tag of (wanted ?? '').toLowerCase().split(/[\s,]+/)) {
    if (tag.startsWith('fr')) return 'fr'
    if (tag.startsWith('en')) return 'en'
  }
  return 'en'
}
