import { text } from '../../text.ts'
import { article, section } from './article.ts'

/** About the account and its safety. */
export const accountArticles = [
  article(
    'keep-your-account-safe',
    'account',
    text('Keeping your account safe', 'Garder votre compte en sécurité'),
    text(
      'Nobody redeems your points with a password alone.',
      'Personne ne peut échanger vos points avec un mot de passe seulement.',
    ),
    [
      section(
        'The second check',
        'La deuxième vérification',
        text(
          'Before points leave, and before an address, your email or your mobile number changes, we ask for a code. The message says what it is for, such as the card and the amount.',
          'Avant que des points sortent et avant tout changement d’adresse, de courriel ou de numéro de cellulaire, nous demandons un code. Le message dit à quoi il sert, par exemple la carte et le montant.',
        ),
        text(
          'We never ask for this code by phone or email.',
          'Nous ne demandons jamais ce code par téléphone ni par courriel.',
        ),
      ),
      section(
        'Stopping redemptions',
        'Bloquer les échanges',
        text(
          'On the Security page you can stop every redemption in one tap. You keep earning points while it is on.',
          "À la page Sécurité, vous pouvez bloquer tous les échanges d'un geste. Vous continuez d'accumuler des points pendant ce temps.",
        ),
      ),
    ],
  ),
  article(
    'change-email-or-address',
    'account',
    text('Changing your email or address', 'Changer votre courriel ou votre adresse'),
    text(
      'Both ask for a code, and we notify the old address.',
      "Les deux demandent un code, et nous avisons l'ancienne adresse.",
    ),
    [
      section(
        'Email',
        'Courriel',
        text(
          'The new address has to be confirmed from its own inbox. Until then the old one stays in force and can cancel the change.',
          "La nouvelle adresse doit être confirmée à partir de sa propre boîte de réception. D'ici là, l'ancienne reste en vigueur et peut annuler le changement.",
        ),
      ),
      section(
        'Address',
        'Adresse',
        text(
          'Plastic cards go to a saved address. Orders already placed keep the address they had.',
          'Les cartes en plastique sont envoyées à une adresse enregistrée. Les commandes déjà passées gardent la leur.',
        ),
      ),
    ],
  ),
  article(
    'promotion-pin',
    'account',
    text('Using a promotion PIN', 'Utiliser un NIP promotionnel'),
    text(
      'Type it as printed; spaces, dashes and capitals do not matter.',
      'Entrez-le tel quel; espaces, tirets et majuscules sont sans importance.',
    ),
    [
      section(
        'Where PINs come from',
        'D’où viennent les NIP',
        text(
          'From partners’ receipts, from our letters and from events. Each works once, until the day printed on it.',
          "Des reçus de partenaires, de nos lettres et d'événements. Chacun sert une fois, jusqu'au jour imprimé.",
        ),
      ),
      section(
        'If it is refused',
        "S'il est refusé",
        text(
          'After five attempts we pause for 15 minutes. If a PIN is used up or over, we say so.',
          'Après cinq essais, nous faisons une pause de 15 minutes. Si le NIP est déjà utilisé ou échu, nous vous le disons.',
        ),
      ),
    ],
  ),
]
