import type { ProblemCode } from '../problem.ts'
import { type Localised, text } from './words.ts'

type Words = { title: Localised; detail: Localised }

const say = (titleEn: string, titleFr: string, en: string, fr: string): Words => ({
  title: text(titleEn, titleFr),
  detail: text(en, fr),
})

/** Texts shown to members when the backend refuses. Each says what happened and what to do next. */
export const problemTexts: Record<ProblemCode, Words> = {
  INVALID_REQUEST: say(
    'Something went wrong',
    'Un problème est survenu',
    'Something went wrong. Reload the page and try again.',
    'Un problème est survenu. Rechargez la page et réessayez.',
  ),
  IDEMPOTENCY_KEY_MISSING: say(
    'Order not placed',
    'Commande non passée',
    'Something went wrong, so no points were redeemed. Reload the page and try again.',
    "Un problème est survenu : aucun point n'a été échangé. Rechargez la page et réessayez.",
  ),
  BOT_CHECK_FAILED: say(
    'Security check failed',
    'Échec de la vérification de sécurité',
    'We weren’t able to complete the security check. Try again.',
    'La vérification de sécurité a échoué. Réessayez.',
  ),
  UNAUTHENTICATED: say(
    'Sign-in required',
    'Connexion requise',
    'Sign in to continue.',
    'Connectez-vous pour continuer.',
  ),
  TOKEN_EXPIRED: say(
    'Session ended',
    'Session terminée',
    'Your session has ended. Sign in again to continue.',
    'Votre session a pris fin. Connectez-vous de nouveau pour continuer.',
  ),
  STEP_UP_REQUIRED: say(
    'Code required',
    'Code requis',
    'Enter a new code to continue.',
    'Entrez un nouveau code pour continuer.',
  ),
  ACCOUNT_SUSPENDED: say(
    'Account suspended',
    'Compte suspendu',
    'Your account is suspended. Contact us for help.',
    'Votre compte est suspendu. Communiquez avec nous pour obtenir de l’aide.',
  ),
  ACCOUNT_CLOSED: say(
    'Account closed',
    'Compte fermé',
    'This account is closed. If you didn’t ask for this, contact us.',
    'Ce compte est fermé. Si vous ne l’avez pas demandé, communiquez avec nous.',
  ),
  ACCOUNT_FROZEN: say(
    'Redemptions paused',
    'Échanges bloqués',
    'Redemptions are paused. Resume them on the Security page first.',
    'Les échanges sont bloqués. Débloquez-les d’abord à la page Sécurité.',
  ),
  NOT_FOUND: say(
    'Not found',
    'Introuvable',
    'We can’t find what you’re looking for. Check the address, or search the site.',
    'Nous n’avons pas trouvé ce que vous cherchez. Vérifiez l’adresse ou faites une recherche.',
  ),
  ADDRESS_NOT_FOUND: say(
    'Address not found',
    'Adresse introuvable',
    'This address is no longer in your address book. Choose another one.',
    'Cette adresse n’est plus dans votre carnet. Choisissez-en une autre.',
  ),
  ACCOUNT_NOT_FOUND: say(
    'Card not found',
    'Carte introuvable',
    'This card isn’t linked to your account or isn’t eligible. Choose another card.',
    'Cette carte n’est pas liée à votre compte ou n’est pas admissible. Choisissez-en une autre.',
  ),
  PURCHASE_NOT_FOUND: say(
    'Purchase not found',
    'Achat introuvable',
    'We can’t find this purchase on this card. Choose another one.',
    'Nous n’avons pas trouvé cet achat sur cette carte. Choisissez-en un autre.',
  ),
  PIN_NOT_FOUND: say(
    'PIN not recognized',
    'NIP non reconnu',
    'We don’t recognize this PIN. Check it and try again.',
    'Ce NIP n’est pas reconnu. Vérifiez-le et réessayez.',
  ),
  EMAIL_TAKEN: say(
    'Email already used',
    'Courriel déjà utilisé',
    'Another account uses this email address. Enter a different one, or use that account.',
    'Un autre compte utilise cette adresse courriel. Entrez-en une autre ou utilisez ce compte.',
  ),
  KIT_ALREADY_ACTIVE: say(
    'Card already active',
    'Carte déjà activée',
    'This card is already active. Sign in with the email address you used to activate it.',
    'Cette carte est déjà activée. Connectez-vous avec l’adresse courriel utilisée à l’activation.',
  ),
  ADDRESS_IN_USE: say(
    'Address in use',
    'Adresse utilisée',
    'A package is on its way to this address. You can remove it after delivery.',
    'Un colis est en route vers cette adresse. Vous pourrez la supprimer après la livraison.',
  ),
  IDEMPOTENCY_RUNNING: say(
    'Order in progress',
    'Commande en cours',
    'We’re still processing this order. Please don’t place it again.',
    'Cette commande est en cours de traitement. Ne la passez pas de nouveau.',
  ),
  PRICE_CHANGED: say(
    'Price changed',
    'Prix modifié',
    'The cost in points has changed, so no points were redeemed. Review your order again.',
    'Le prix en points a changé\u00a0: aucun point n’a été échangé. Vérifiez la commande de nouveau.',
  ),
  OUT_OF_STOCK: say(
    'Sold out',
    'Épuisé',
    'There aren’t enough cards left, so no points were redeemed. Choose another amount or format.',
    'Il ne reste pas assez de cartes\u00a0: aucun point n’a été échangé. Choisissez un autre montant ou format.',
  ),
  INSUFFICIENT_POINTS: say(
    'Not enough points',
    'Points insuffisants',
    'You don’t have enough points, so no points were redeemed. Choose a lower amount.',
    'Vous n’avez pas assez de points\u00a0: aucun point n’a été échangé. Choisissez un montant plus petit.',
  ),
  ALREADY_APPLIED: say(
    'Already paid',
    'Déjà payé',
    'This purchase is already paid for with points, so no more were redeemed. Choose another purchase.',
    'Cet achat est déjà payé en points\u00a0: aucun autre point n’a été échangé. Choisissez un autre achat.',
  ),
  PIN_ALREADY_USED: say(
    'PIN already used',
    'NIP déjà utilisé',
    'This PIN has already been used. Check it, or enter another one.',
    'Ce NIP a déjà été utilisé. Vérifiez-le ou entrez-en un autre.',
  ),
  PIN_EXPIRED: say(
    'PIN not valid today',
    'NIP non valide aujourd’hui',
    'This PIN isn’t valid today. Check the dates on your letter or receipt.',
    'Ce NIP n’est pas valide aujourd’hui. Vérifiez les dates sur la lettre ou le reçu.',
  ),
  PAYLOAD_TOO_LARGE: say(
    'Entry too long',
    'Texte trop long',
    'Your entry is too long. Shorten it and try again.',
    'Votre texte est trop long. Raccourcissez-le et réessayez.',
  ),
  VALIDATION_FAILED: say(
    'Errors to correct',
    'Erreurs à corriger',
    'Some fields have errors. Check the ones marked.',
    'Certains champs contiennent des erreurs. Vérifiez ceux qui sont marqués.',
  ),
  IDEMPOTENCY_MISMATCH: say(
    'Order changed',
    'Commande modifiée',
    'Your order changed after you reviewed it, so no points were redeemed. Review it again.',
    'Votre commande a changé depuis la vérification : aucun point n’a été échangé. Vérifiez-la de nouveau.',
  ),
  LIMIT_EXCEEDED: say(
    'Over the limit',
    'Limite dépassée',
    'This order is over the program limit, so no points were redeemed. Choose a lower amount.',
    'Cette commande dépasse la limite du programme\u00a0: aucun point n’a été échangé. Choisissez un montant plus petit.',
  ),
  FORMAT_NOT_OFFERED: say(
    'Format not available',
    'Format non offert',
    'This card isn’t available in that format. Choose another one.',
    'Cette carte n’est pas offerte dans ce format. Choisissez-en un autre.',
  ),
  KIT_NOT_FOUND: say(
    'Card not recognized',
    'Carte non reconnue',
    'We don’t recognize this card number. Look for 16 digits on the back of the card.',
    'Ce numéro n’est pas reconnu. Il compte 16 chiffres et se trouve au verso de la carte.',
  ),
  TOO_YOUNG: say(
    'Minimum age',
    'Âge minimum',
    'There’s a minimum age to join. Check your date of birth.',
    'Un âge minimum est exigé pour adhérer. Vérifiez votre date de naissance.',
  ),
  LINK_EXPIRED: say(
    'Link expired',
    'Lien expiré',
    'This link has expired or was already used. Request a new one.',
    'Ce lien est expiré ou a déjà servi. Demandez-en un nouveau.',
  ),
  TOO_MANY_REQUESTS: say(
    'Too many attempts',
    'Trop de tentatives',
    'Too many attempts. Try again later.',
    'Trop de tentatives. Réessayez plus tard.',
  ),
  INTERNAL: say(
    'Something went wrong',
    'Un problème est survenu',
    'Something went wrong on our end. Try again in a moment.',
    'Un problème est survenu de notre côté. Réessayez dans un instant.',
  ),
  UNAVAILABLE: say(
    'Temporarily unavailable',
    'Temporairement indisponible',
    'This isn’t available right now. Try again in a few minutes.',
    'Impossible de traiter votre demande pour l’instant. Réessayez dans quelques minutes.',
  ),
}
