import { text } from '../../text.ts'
import type { OfferDraft } from './write-offer.ts'

/** Offers for everybody that are on for a short time; the first three are those of the home page. */
export const limitedOffers: readonly OfferDraft[] = [
  {
    code: 'NC-MORNING-400',
    brand: 'nordique-cafe',
    headline: { plus: 400 },
    ends: { inDays: 3 },
    limited: true,
    title: text(
      'Spend $20 before 10 a.m., Monday to Friday',
      'Dépensez 20 $ avant 10 h, du lundi au vendredi',
    ),
    exclusions: text(
      'Drinks and food. Not on gift cards or app top-ups.',
      'Boissons et repas. Sauf cartes-cadeaux et recharges.',
    ),
    details: text(
      'One purchase of $20 or more, paid before 10 a.m. in the café’s time zone. Once a day, as many days as you like until the offer ends.',
      "Un achat de 20 $ ou plus, payé avant 10 h, heure du café. Une fois par jour, autant de jours que vous voulez d'ici la fin de l'offre.",
    ),
  },
  {
    code: 'MB-HARDCOVER-2X',
    brand: 'maple-books',
    headline: { times: 2 },
    ends: { on: '12-24', atLeast: 14 },
    limited: true,
    title: text('Every hardcover, in store and online', 'Tous les livres reliés, en magasin et en ligne'),
    exclusions: text(
      'Not on magazines, textbooks or used books.',
      "Sauf magazines, manuels et livres d'occasion.",
    ),
    details: text(
      'New hardcovers of every kind, cookbooks and children’s books included. A $40 hardcover earns 400 points instead of 200.',
      'Tous les livres reliés neufs, y compris la cuisine et la jeunesse. Un livre de 40 $ donne 400 points au lieu de 200.',
    ),
  },
  {
    code: 'CL-TUESDAY-20',
    brand: 'cinema-lumiere',
    headline: { percent: 20 },
    ends: { inDays: 24 },
    limited: true,
    coupon: 'LUM20',
    title: text('Any two tickets, Tuesdays and Wednesdays', 'Deux billets, les mardis et mercredis'),
    exclusions: text('Code LUM20. Regular screenings only.', 'Code LUM20. Séances régulières seulement.'),
    details: text(
      'Two or more regular tickets in one booking. Galas, festivals and private screenings are not regular.',
      "Deux billets réguliers ou plus dans une même réservation. Les galas, festivals et séances privées n'en font pas partie.",
    ),
  },
  {
    code: 'BC-SATURDAY-3X',
    brand: 'boulangerie-cote',
    headline: { times: 3 },
    ends: { inDays: 8 },
    limited: true,
    title: text(
      'Saturday croissants, before they are gone',
      "Les croissants du samedi, avant qu'il n'en reste plus",
    ),
    exclusions: text(
      'Pastries by the piece. Not on cakes to order.',
      'Viennoiseries à la pièce. Sauf gâteaux sur commande.',
    ),
    details: text(
      'The ovens open at six; by eleven the trays are usually empty.',
      'Les fours ouvrent à six heures; à onze heures, les plateaux sont souvent vides.',
    ),
  },
  {
    code: 'SS-LOBSTER-500',
    brand: 'saltbox-seafood',
    headline: { plus: 500 },
    ends: { inDays: 5 },
    limited: true,
    provinces: ['NS', 'NB', 'PE', 'NL', 'QC'],
    title: text('Lobster rolls for two', 'Deux guédilles au homard'),
    exclusions: text(
      'Eaten in or taken out. Not with delivery apps.',
      'Sur place ou pour emporter. Sauf applications de livraison.',
    ),
    details: text(
      'Two rolls on one bill, with or without the soup.',
      'Deux guédilles sur la même facture, avec ou sans la soupe.',
    ),
  },
  {
    code: 'LA-TUNE-10',
    brand: 'laurentide-sport',
    headline: { dollars: 10 },
    ends: { inDays: 11 },
    limited: true,
    coupon: 'GLISSE10',
    title: text(
      'Skis and boards tuned before the first snow',
      'Mise au point de skis et planches avant la première neige',
    ),
    exclusions: text(
      'Code GLISSE10. Not on mounting or rentals.',
      'Code GLISSE10. Sauf montage et location.',
    ),
    details: text(
      'Edges, base and wax, ready in two days. One pair per member.',
      'Carres, semelle et fart, prêt en deux jours. Une paire par membre.',
    ),
  },
  {
    code: 'RS-SKATES-2X',
    brand: 'rinkside',
    headline: { times: 2 },
    ends: { inDays: 15 },
    limited: true,
    title: text('Skates, fitted and baked to your foot', 'Patins ajustés et moulés à votre pied'),
    exclusions: text('New skates. Not on team orders.', "Patins neufs. Sauf commandes d'équipe."),
    details: text(
      'Fitting takes forty minutes; book a bench or wait your turn.',
      "L'ajustement prend quarante minutes; réservez un banc ou attendez votre tour.",
    ),
  },
  {
    code: 'EJ-TRAIN-350',
    brand: 'etoile-jouets',
    headline: { plus: 350 },
    ends: { on: '12-22', atLeast: 14 },
    limited: true,
    title: text('Any wooden train set', 'Un train de bois au choix'),
    exclusions: text(
      'Sets of $45 or more. Not on single wagons.',
      'Coffrets de 45 $ ou plus. Sauf wagons à la pièce.',
    ),
    details: text(
      'Engines, tracks and bridges fit together across every set since 1987.',
      'Locomotives, rails et ponts de tous les coffrets depuis 1987 vont ensemble.',
    ),
  },
  {
    code: 'HX-NIGHT-25',
    brand: 'hexwood-games',
    headline: { percent: 25 },
    ends: { inDays: 6 },
    limited: true,
    coupon: 'TABLE25',
    title: text('A second game when you buy one', "Un deuxième jeu à l'achat d'un premier"),
    exclusions: text(
      'Code TABLE25, on the lower price. Not on expansions.',
      'Code TABLE25, sur le moins cher des deux. Sauf extensions.',
    ),
    details: text(
      'Both games on one order. The discount is taken on the one that costs less.',
      "Les deux jeux sur la même commande. Le rabais s'applique au moins cher.",
    ),
  },
  {
    code: 'GN-CUTTINGS-200',
    brand: 'greenhouse-nine',
    headline: { plus: 200 },
    ends: { inDays: 9 },
    limited: true,
    title: text('Bring a cutting, leave with a pot', 'Apportez une bouture, repartez avec un pot'),
    exclusions: text(
      'With any purchase of $15. One cutting per visit.',
      'À tout achat de 15 $. Une bouture par visite.',
    ),
    details: text(
      'We root your cutting and give it to a school. The points are yours the same day.',
      'Nous enracinons votre bouture pour une école. Les points sont à vous le jour même.',
    ),
  },
  {
    code: 'VN-LISTEN-2X',
    brand: 'vinyle-nord',
    headline: { times: 2 },
    ends: { inDays: 13 },
    limited: true,
    title: text('Canadian records, new and used', "Disques d'ici, neufs et d'occasion"),
    exclusions: text('Vinyl only. Not on turntables.', 'Vinyles seulement. Sauf tables tournantes.'),
    details: text(
      'Anything with a maple leaf on the spine, from folk to noise.',
      "Tout ce qui porte une feuille d'érable au dos, du folk au bruit.",
    ),
  },
  {
    code: 'SB-GRADE-300',
    brand: 'sucrerie-bellevue',
    headline: { plus: 300 },
    ends: { inDays: 17 },
    limited: true,
    title: text('Four cans of syrup, four different hills', 'Quatre conserves de sirop, quatre coteaux'),
    exclusions: text('540 ml cans. Not on gift boxes.', 'Conserves de 540 ml. Sauf coffrets.'),
    details: text(
      'Golden, amber, dark and very dark. Taste them in that order.',
      'Doré, ambré, foncé et très foncé. Goûtez-les dans cet ordre.',
    ),
  },
  {
    code: 'SY-TENPASS-1000',
    brand: 'souffle-yoga',
    headline: { plus: 1000 },
    ends: { inDays: 20 },
    limited: true,
    title: text('A pass for ten classes', 'Un laissez-passer de dix cours'),
    exclusions: text(
      'New passes. Not on workshops or teacher training.',
      'Nouveaux laissez-passer. Sauf ateliers et formation.',
    ),
    details: text(
      'Any studio, any hour. The pass has no end date.',
      "Dans tous les studios, à toute heure. Le laissez-passer n'expire pas.",
    ),
  },
  {
    code: 'KC-GLAZE-15',
    brand: 'kiln-and-clay',
    headline: { percent: 15 },
    ends: { inDays: 10 },
    limited: true,
    coupon: 'CELADON',
    title: text('Seconds with honest flaws', 'Les pièces de second choix, défauts avoués'),
    exclusions: text('Code CELADON. Not on commissions.', 'Code CELADON. Sauf pièces sur commande.'),
    details: text(
      'Small bubbles, a thumbprint, a glaze that ran. Everything holds water.',
      'Petites bulles, trace de pouce, glaçure qui a coulé. Tout retient l’eau.',
    ),
  },
  {
    code: 'PP-WINTER-20',
    brand: 'portage-paddle',
    headline: { percent: 20 },
    ends: { inDays: 22 },
    limited: true,
    coupon: 'DEGEL',
    title: text('Book a summer trip in winter', "Réservez l'été en hiver"),
    exclusions: text(
      'Code DEGEL. Guided trips of two days or more.',
      'Code DEGEL. Sorties guidées de deux jours ou plus.',
    ),
    details: text(
      'A deposit holds your canoe. Change the date once at no cost.',
      'Un acompte réserve votre canot. Changez la date une fois sans frais.',
    ),
  },
  {
    code: 'AF-SUNDAY-800',
    brand: 'auberge-du-fleuve',
    headline: { plus: 800 },
    ends: { inDays: 30 },
    limited: true,
    title: text('Stay a Sunday night', 'Restez le dimanche soir'),
    exclusions: text(
      'Any inn, two nights or more. Not on group rates.',
      'Toutes les auberges, deux nuits ou plus. Sauf tarifs de groupe.',
    ),
    details: text(
      'Breakfast until eleven on Monday, and the reading room to yourself.',
      "Le déjeuner jusqu'à onze heures le lundi, et le salon de lecture pour vous.",
    ),
  },
]
