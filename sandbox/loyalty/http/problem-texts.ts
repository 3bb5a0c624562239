import type { ProblemCode } from '@borealis/contract/problem.ts'
import { type Localised, text } from '../../seed/text.ts'

type Words = { title: Localised; detail: Localised }

const say = (titleEn: string, titleFr: string, en: string, fr: string): Words => ({
  title: text(titleEn, titleFr),
  detail: text(en, fr),
})

/** Texts shown to members when the backend refuses. Each says what happened and what to do next. */
export const problemTexts: Record<ProblemCode, Words> = {
  INVALID_REQUEST: say(
    'Request not readable',
    'Demande illisible',
    'The request could not be read. Reload the page and try again.',
    "La demande n'a pas pu être lue. Rechargez la page et réessayez.",
  ),
  IDEMPOTENCY_KEY_MISSING: say(
    'Order not placed',
    'Commande non passée',
    'Something went wrong and your order wasn’t placed. Reload the page and try again.',
    "Un problème est survenu et votre commande n'a pas été passée. Rechargez la page et réessayez.",
  ),
  BOT_CHECK_FAILED: say(
    'Check not passed',
    'Vérification non réussie',
    'We could not tell that you are a person. Please try again.',
    "Nous n'avons pas pu confirmer que vous êtes une personne. Veuillez réessayer.",
  ),
  UNAUTHENTICATED: say(
    'Sign in needed',
    'Connexion requise',
    'Sign in to continue.',
    'Connectez-vous pour continuer.',
  ),
  TOKEN_EXPIRED: say(
    'Session ended',
    'Session terminée',
    'Your session has ended. Sign in again to continue.',
    'Votre session est terminée. Connectez-vous de nouveau pour continuer.',
  ),
  STEP_UP_REQUIRED: say(
    'Code needed',
    'Code requis',
    'This needs a fresh one-time code.',
    'Cette action demande un nouveau code à usage unique.',
  ),
  ACCOUNT_SUSPENDED: say(
    'Account suspended',
    'Compte suspendu',
    'Your account is suspended. Contact us and we will look at it with you.',
    'Votre compte est suspendu. Communiquez avec nous : nous verrons cela ensemble.',
  ),
  ACCOUNT_CLOSED: say(
    'Account closed',
    'Compte fermé',
    'This account is closed. Contact us if you did not ask for that.',
    "Ce compte est fermé. Communiquez avec nous si vous n'en avez pas fait la demande.",
  ),
  ACCOUNT_FROZEN: say(
    'Redemptions stopped',
    'Échanges bloqués',
    'You have stopped redemptions, so no points can be spent. Allow them again on your security page first.',
    "Vous avez bloqué les échanges : aucun point ne peut être échangé. Débloquez-les d'abord dans votre page Sécurité.",
  ),
  NOT_FOUND: say(
    'Not found',
    'Introuvable',
    'We could not find that.',
    "Nous n'avons pas trouvé cet élément.",
  ),
  ADDRESS_NOT_FOUND: say(
    'Address not found',
    'Adresse introuvable',
    'That address is no longer in your address book. Choose another one.',
    "Cette adresse n'est plus dans votre carnet. Choisissez-en une autre.",
  ),
  ACCOUNT_NOT_FOUND: say(
    'Card not found',
    'Carte introuvable',
    'That card is not one of yours, or it does not accept this.',
    "Cette carte n'est pas à votre nom ou n'accepte pas cette opération.",
  ),
  PURCHASE_NOT_FOUND: say(
    'Purchase not found',
    'Achat introuvable',
    'We could not find that purchase on this card.',
    "Nous n'avons pas trouvé cet achat sur cette carte.",
  ),
  PIN_NOT_FOUND: say(
    'PIN not known',
    'NIP inconnu',
    'We do not know this PIN. Check it character by character.',
    'Nous ne connaissons pas ce NIP. Vérifiez-le caractère par caractère.',
  ),
  EMAIL_TAKEN: say(
    'Email in use',
    'Courriel déjà utilisé',
    'A member already uses this email address. Sign in, or use another one.',
    'Un membre utilise déjà cette adresse courriel. Connectez-vous ou utilisez-en une autre.',
  ),
  KIT_ALREADY_ACTIVE: say(
    'Card already active',
    'Carte déjà activée',
    'This card has already been activated. Sign in with the email address you gave then.',
    "Cette carte est déjà activée. Connectez-vous avec l'adresse courriel donnée à ce moment-là.",
  ),
  ADDRESS_IN_USE: say(
    'Address in use',
    'Adresse utilisée',
    'A parcel is on its way to this address. You can remove it once it has arrived.',
    'Un colis est en route vers cette adresse. Vous pourrez la supprimer à son arrivée.',
  ),
  IDEMPOTENCY_RUNNING: say(
    'Order in progress',
    'Commande en cours',
    'This order is still being placed. Please do not place it again.',
    'Cette commande est en cours de traitement. Ne la passez pas une deuxième fois.',
  ),
  PRICE_CHANGED: say(
    'Price changed',
    'Prix modifié',
    'The price of this card has changed since you opened the page. Nothing was spent. Review the new price.',
    "Le prix de cette carte a changé depuis l'ouverture de la page. Aucun point n'a été échangé. Vérifiez le nouveau prix.",
  ),
  OUT_OF_STOCK: say(
    'Sold out',
    'Épuisé',
    'There are not enough of these cards left. Nothing was spent. Choose another amount or format.',
    "Il ne reste pas assez de ces cartes. Aucun point n'a été échangé. Choisissez un autre montant ou un autre format.",
  ),
  INSUFFICIENT_POINTS: say(
    'Not enough points',
    'Points insuffisants',
    'You do not have enough points for this. Nothing was spent.',
    "Vous n'avez pas assez de points. Aucun point n'a été échangé.",
  ),
  ALREADY_APPLIED: say(
    'Already paid',
    'Déjà payé',
    'This purchase has already been paid with points. Nothing was spent.',
    "Cet achat a déjà été payé avec des points. Aucun point n'a été échangé.",
  ),
  PIN_ALREADY_USED: say(
    'PIN already used',
    'NIP déjà utilisé',
    'This PIN has already been used.',
    'Ce NIP a déjà été utilisé.',
  ),
  PIN_EXPIRED: say(
    'PIN not valid today',
    "NIP non valide aujourd'hui",
    'This PIN is not valid today. Its dates are on the letter or receipt.',
    "Ce NIP n'est pas valide aujourd'hui. Ses dates figurent sur la lettre ou le reçu.",
  ),
  PAYLOAD_TOO_LARGE: say(
    'Too much at once',
    'Envoi trop volumineux',
    'That is more than we can take at once.',
    "L'envoi est trop volumineux.",
  ),
  VALIDATION_FAILED: say(
    'Something to correct',
    'Une correction à apporter',
    'Some fields need a correction. Check the marked ones.',
    'Certains champs sont à corriger. Vérifiez ceux qui sont marqués.',
  ),
  IDEMPOTENCY_MISMATCH: say(
    'Order changed',
    'Commande modifiée',
    'This is not the order that was reviewed. Review it again; nothing more was spent.',
    "Ce n'est pas la commande qui a été vérifiée. Vérifiez-la de nouveau; aucun autre point n'a été échangé.",
  ),
  LIMIT_EXCEEDED: say(
    'Over the limit',
    'Limite dépassée',
    'That is more than the programme allows. Nothing was spent.',
    "C'est plus que ce que le programme permet. Aucun point n'a été échangé.",
  ),
  FORMAT_NOT_OFFERED: say(
    'Format not offered',
    'Format non offert',
    'This card does not come in that format. Choose the other one.',
    "Cette carte n'est pas offerte dans ce format. Choisissez l'autre.",
  ),
  KIT_NOT_FOUND: say(
    'Card not known',
    'Carte inconnue',
    'We do not know this card number. It is on the back of the card, 16 digits.',
    'Nous ne connaissons pas ce numéro. Il se trouve au verso de la carte et compte 16 chiffres.',
  ),
  TOO_YOUNG: say(
    'Too young',
    'Âge minimal',
    'You are not old enough to be a member yet.',
    'Vous n’avez pas encore l’âge qu’il faut pour être membre.',
  ),
  LINK_EXPIRED: say(
    'Link no longer valid',
    'Lien expiré',
    'This link has expired or was already used. Ask for a new one.',
    'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  ),
  TOO_MANY_REQUESTS: say(
    'Too many tries',
    'Trop de tentatives',
    'Too many tries. Try again later.',
    'Trop de tentatives. Réessayez plus tard.',
  ),
  INTERNAL: say(
    'Something went wrong',
    'Un problème est survenu',
    'Something went wrong on our side. Please try again in a moment.',
    'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
  ),
  UNAVAILABLE: say(
    'Not available now',
    'Service indisponible',
    'The service is not available right now. Please try again in a few minutes.',
    'Le service est indisponible en ce moment. Veuillez réessayer dans quelques minutes.',
  ),
}
