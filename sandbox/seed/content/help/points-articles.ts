import { text } from '../../text.ts'
import { article, section } from './article.ts'

/** About points: how they are earned and what they are worth. */
export const pointsArticles = [
  article(
    'how-it-works',
    'points',
    text('How it works', 'Comment ça marche'),
    text(
      'Show your card, watch the points add up, spend them when you like.',
      "Présentez votre carte, voyez les points s'additionner, échangez-les quand vous voulez.",
    ),
    [
      section(
        'One: earn',
        'Un : accumulez',
        text(
          'Show your member card when you pay at a partner. Every dollar brings 5 points, and offers add to that by themselves. An $84.15 month of coffee is 420 points.',
          "Présentez votre carte de membre en payant chez un partenaire. Chaque dollar donne 5 points, et les offres s'y ajoutent toutes seules. Un mois de café à 84,15 $ donne 420 points.",
        ),
      ),
      section(
        'Two: see',
        'Deux : voyez',
        text(
          'Every point is a line in your history: where it came from, how it was worked out, and the balance after it.',
          "Chaque point est une ligne de votre historique : d'où il vient, comment il a été calculé, et le solde qui suit.",
        ),
      ),
      section(
        'Three: spend',
        'Trois : échangez',
        text(
          '1,000 points are $10 on a gift card. You see what you have, what the card costs and what will be left before you confirm, and we ask for a code so that nobody else can.',
          "1 000 points valent 10 $ en carte-cadeau. Avant de confirmer, vous voyez ce que vous avez, ce que coûte la carte et ce qu'il restera; et nous demandons un code, pour que personne d'autre ne puisse le faire.",
        ),
        text(
          'Joining is free. Points do not expire while your account is open.',
          "L'adhésion est gratuite. Les points n'expirent pas tant que votre compte est ouvert.",
        ),
      ),
    ],
  ),
  article(
    'partners',
    'points',
    text('Where you earn points', 'Où accumuler des points'),
    text(
      'Twenty-six partners, from groceries to train tickets, all at the same base rate.',
      "Vingt-six partenaires, de l'épicerie aux billets de train, tous au même taux de base.",
    ),
    [
      section(
        'Food and coffee',
        'Alimentation et café',
        text(
          'Harbour Grocer, Nordique Café, Saltbox Seafood, Boulangerie Côté and Sucrerie Bellevue.',
          'Harbour Grocer, Nordique Café, Saltbox Seafood, Boulangerie Côté et Sucrerie Bellevue.',
        ),
      ),
      section(
        'Home, books and paper',
        'Maison, livres et papeterie',
        text(
          'Cordwood Home, Fireweed Florist, Kiln & Clay, Greenhouse Nine, Maple Books, Papeterie Rivière and Marginalia.',
          'Cordwood Home, Fireweed Florist, Kiln & Clay, Greenhouse Nine, Maple Books, Papeterie Rivière et Marginalia.',
        ),
      ),
      section(
        'Outdoors, screens and play',
        'Plein air, écrans et jeux',
        text(
          'Prairie Outfitters, Portage Paddle, Laurentide Sport, Rinkside, Northreel, Cinéma Lumière, Vinyle Nord, Tundra Tech, Étoile Jouets and Hexwood Games.',
          'Prairie Outfitters, Portage Paddle, Laurentide Sport, Rinkside, Northreel, Cinéma Lumière, Vinyle Nord, Tundra Tech, Étoile Jouets et Hexwood Games.',
        ),
      ),
      section(
        'Rest and travel',
        'Repos et voyage',
        text(
          'Lakeside Spa, Souffle Yoga, Northline Rail and Auberge du Fleuve.',
          'Lakeside Spa, Souffle Yoga, Northline Rail et Auberge du Fleuve.',
        ),
        text(
          'Each of them gives 5 points per dollar, in store and online. What an offer adds is on the offers page.',
          "Chacun donne 5 points par dollar, en magasin et en ligne. Ce qu'une offre y ajoute est à la page des offres.",
        ),
      ),
    ],
  ),
  article(
    'how-points-are-earned',
    'points',
    text('How points are earned', 'Comment les points s’accumulent'),
    text(
      'Five points per dollar at every partner, and more when an offer applies.',
      'Cinq points par dollar chez tous les partenaires, et davantage avec une offre.',
    ),
    [
      section(
        'The base rate',
        'Le taux de base',
        text(
          'You earn 5 points for every dollar you pay at a partner, before tax and after discounts. A $21.40 purchase is 107 points; we round down to the whole point.',
          'Vous accumulez 5 points par dollar payé chez un partenaire, avant les taxes et après les rabais. Un achat de 21,40 $ donne 107 points; nous arrondissons au point inférieur.',
        ),
        text(
          'Show your member card at the till, or sign in before you pay online.',
          'Présentez votre carte de membre à la caisse, ou ouvrez une session avant de payer en ligne.',
        ),
      ),
      section(
        'When an offer applies',
        "Quand une offre s'applique",
        text(
          'Offers are already on your card. There is nothing to activate and nothing to forget. Your history shows the base points and the bonus, and how each was worked out.',
          "Les offres sont déjà sur votre carte. Il n'y a rien à activer et rien à oublier. Votre historique montre les points de base et la prime, et le calcul de chacun.",
        ),
      ),
      section(
        'When points arrive',
        'Quand les points arrivent',
        text(
          'Most purchases are posted the same day. Some partners need up to seven days; until then the points are shown as pending and cannot be spent.',
          "La plupart des achats sont inscrits le jour même. Certains partenaires prennent jusqu'à sept jours; d'ici là, les points sont en attente et ne peuvent pas être échangés.",
        ),
      ),
    ],
  ),
  article(
    'what-points-are-worth',
    'points',
    text('What points are worth', 'Ce que valent les points'),
    text(
      '1,000 points are $10 on a gift card, $9 of travel or $7 of credit.',
      '1 000 points valent 10 $ en carte-cadeau, 9 $ en voyage ou 7 $ en crédit.',
    ),
    [
      section(
        'Three ways, three values',
        'Trois façons, trois valeurs',
        text(
          'Gift cards give the most: 1 cent a point. Travel you book yourself gives 0.90 of a cent, credit on a card 0.70. We list them in that order everywhere.',
          'Les cartes-cadeaux donnent le plus : 1 cent par point. Le voyage que vous réservez vous-même donne 0,90 cent, le crédit sur une carte 0,70. Nous les présentons partout dans cet ordre.',
        ),
      ),
      section(
        'Do they change?',
        'Est-ce que ça change?',
        text(
          'A change to a value is announced 60 days ahead, and points you already have keep the old value for that time.',
          "Tout changement de valeur est annoncé 60 jours d'avance, et les points que vous avez déjà gardent leur valeur pendant ce temps.",
        ),
      ),
    ],
  ),
  article(
    'missing-points',
    'points',
    text('Missing points', 'Points manquants'),
    text(
      'Wait seven days, then claim them with your receipt. It takes two minutes.',
      'Attendez sept jours, puis faites votre réclamation, reçu en main. Comptez deux minutes.',
    ),
    [
      section(
        'First, look here',
        "Regardez d'abord ici",
        text(
          'Pending points are not in your balance yet. Open your points history: they are at the top, with the day by which they will be in.',
          "Les points en attente ne sont pas encore dans votre solde. Ouvrez l'historique de vos points : ils sont en haut, avec la date à laquelle ils y seront.",
        ),
      ),
      section(
        'How to claim',
        'Comment réclamer',
        text(
          'After seven days, tell us the partner, the date, the amount and the number on your receipt, in the form on this page. The answer is beside your claim, with the sum written out.',
          'Après sept jours, indiquez le partenaire, la date, le montant et le numéro du reçu dans le formulaire de cette page. La réponse s’affiche à côté de votre réclamation, avec le calcul écrit au long.',
        ),
        text('A purchase can be claimed for one year.', 'Un achat peut être réclamé pendant un an.'),
      ),
    ],
  ),
  article(
    'pending-points',
    'points',
    text('Why some points are pending', 'Pourquoi des points sont en attente'),
    text(
      'They are yours, but the purchase can still be returned.',
      "Ils sont à vous, mais l'achat peut encore être retourné.",
    ),
    [
      section(
        'What pending means',
        'Ce que veut dire « en attente »',
        text(
          'The partner has told us about the purchase and will confirm it within seven days. Pending points are counted apart, never in your balance.',
          "Le partenaire nous a signalé l'achat et le confirmera en sept jours au plus. Les points en attente sont comptés à part, jamais dans votre solde.",
        ),
      ),
      section(
        'If you return something',
        'Si vous retournez un article',
        text(
          'The points of that item are taken back, and no others. The history shows the purchase and the return as two lines.',
          "Les points de cet article sont repris, et aucun autre. L'historique montre l'achat et le retour sur deux lignes.",
        ),
      ),
    ],
  ),
]
