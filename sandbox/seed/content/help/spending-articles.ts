import { text } from '../../text.ts'
import { article, section } from './article.ts'

/** About spending points, and what was ordered with them. */
export const spendingArticles = [
  article(
    'gift-cards',
    'spending',
    text('Choosing a gift card', 'Choisir une carte-cadeau'),
    text(
      'Pick a brand, a format and an amount. You see the balance before and after.',
      'Choisissez une marque, un format et un montant. Vous voyez le solde avant et après.',
    ),
    [
      section(
        'E-card or plastic',
        'Électronique ou en plastique',
        text(
          'An e-card comes by email, usually within 15 minutes, and is kept in your orders. A plastic card comes by mail in 5 to 8 business days.',
          'La carte électronique arrive par courriel, généralement en moins de 15 minutes, et reste dans vos commandes. La carte en plastique arrive par la poste en 5 à 8 jours ouvrables.',
        ),
      ),
      section(
        'If the amount is out of reach',
        'Si le montant est hors de portée',
        text(
          'It stays visible, with the points that are missing. Set it as your goal and we work out a date from your pace of the last 90 days.',
          "Il reste visible, avec les points qui manquent. Faites-en votre objectif et nous estimons une date d'après votre rythme des 90 derniers jours.",
        ),
      ),
      section(
        'Returns',
        'Retours',
        text(
          'An e-card that was sent cannot be returned. If something is wrong with a plastic card, contact us with the order number.',
          'Une carte électronique envoyée ne peut pas être retournée. Si quelque chose ne va pas avec une carte en plastique, écrivez-nous avec le numéro de la commande.',
        ),
      ),
    ],
  ),
  article(
    'travel-with-points',
    'spending',
    text('Paying for travel with points', 'Payer un voyage en points'),
    text(
      'Book anywhere with your Borealis credit card, then take points off the purchase.',
      "Réservez n'importe où avec votre carte de crédit Borealis, puis effacez l'achat avec des points.",
    ),
    [
      section(
        'Step by step',
        'Étape par étape',
        text(
          'Pay the train, inn or flight with your card. Within a few days it appears on the Travel page. Choose it, choose the points, confirm with a code.',
          "Payez le train, l'auberge ou le vol avec votre carte. En quelques jours, l'achat paraît à la page Voyages. Choisissez-le, choisissez les points, confirmez avec un code.",
        ),
      ),
      section(
        'How long you have',
        'Votre délai',
        text(
          '90 days from the purchase. You can use points in several goes until the purchase is paid.',
          "90 jours à compter de l'achat. Vous pouvez utiliser des points en plusieurs fois jusqu'à ce que l'achat soit payé.",
        ),
      ),
    ],
  ),
  article(
    'where-is-my-order',
    'orders',
    text('Where is my order?', 'Où est ma commande?'),
    text(
      'Each order shows where it is and when it should arrive.',
      'Chaque commande montre où elle est et quand elle devrait arriver.',
    ),
    [
      section(
        'E-cards',
        'Cartes électroniques',
        text(
          'If nothing has come after 30 minutes, look in your junk mail, then open the order: the card can be sent again from there.',
          "Si rien n'est arrivé après 30 minutes, regardez dans vos courriels indésirables, puis ouvrez la commande : vous pouvez y renvoyer la carte.",
        ),
      ),
      section(
        'Plastic cards',
        'Cartes en plastique',
        text(
          'The tracking number appears when the parcel is with the carrier. If the card has not arrived a week after the expected day, contact us with the order number and we will look into it.',
          "Le numéro de suivi paraît quand le colis est remis au transporteur. Si la carte n'est pas arrivée une semaine après la date prévue, écrivez-nous : le numéro de la commande nous suffit pour chercher.",
        ),
      ),
    ],
  ),
]
