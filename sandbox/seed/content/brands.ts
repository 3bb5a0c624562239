import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { type Localised, text } from '../text.ts'
import type { CategoryKey } from './categories.ts'

/** One gift-card brand as its partner describes it. Amounts are whole dollars. */
export type Brand = {
  readonly id: string
  readonly name: string
  readonly category: CategoryKey
  readonly formats: readonly GiftCardFormat[]
  readonly amounts: readonly [number, ...number[]]
  /** Plastic cards left by amount; an amount that is not named has 120. E-cards have no limit. */
  readonly plastic?: Readonly<Record<number, number>>
  readonly description: Localised
  readonly howToSpend: Localised
}

const both = ['E-Card', 'Physical'] as const
const eCard = ['E-Card'] as const
const plastic = ['Physical'] as const

/** Twenty-six invented brands, the most chosen first. */
export const brands: readonly Brand[] = [
  {
    id: 'harbour-grocer',
    name: 'Harbour Grocer',
    category: 'food',
    formats: both,
    amounts: [10, 25, 50, 100, 250],
    description: text(
      'A neighbourhood grocer with fish off the morning boats, bread baked before seven and produce from farms you can drive to.',
      "L'épicerie du quartier : le poisson des bateaux du matin, du pain cuit avant sept heures et des légumes de fermes voisines.",
    ),
    howToSpend: text(
      'Show the card or its barcode at any till, or enter its number when you order for pickup.',
      "Présentez la carte ou son code-barres à n'importe quelle caisse, ou entrez son numéro au moment de passer une commande à ramasser.",
    ),
  },
  {
    id: 'nordique-cafe',
    name: 'Nordique Café',
    category: 'food',
    formats: both,
    amounts: [10, 15, 25, 50],
    description: text(
      'Coffee roasted light in small batches, cardamom buns at opening and a table that nobody asks you to give back.',
      "Un café torréfié pâle en petits lots, des brioches à la cardamome dès l'ouverture et une table que personne ne vous redemande.",
    ),
    howToSpend: text(
      'Scan the card at the counter or add it to the Nordique app. What is left stays on the card.',
      "Faites numériser la carte au comptoir ou ajoutez-la à l'application Nordique. Le solde reste sur la carte.",
    ),
  },
  {
    id: 'papeterie-riviere',
    name: 'Papeterie Rivière',
    category: 'books',
    formats: both,
    amounts: [10, 20, 50],
    description: text(
      'Notebooks sewn in Trois-Rivières, fountain pens and the ink that goes with your handwriting.',
      "Carnets cousus à Trois-Rivières, plumes et l'encre qui va avec votre écriture.",
    ),
    howToSpend: text(
      'Pay in any of the nine shops or online. Engraving is included in what the card can pay.',
      "Payez dans l'une des neuf boutiques ou en ligne. La gravure peut aussi être payée avec la carte.",
    ),
  },
  {
    id: 'prairie-outfitters',
    name: 'Prairie Outfitters',
    category: 'outdoors',
    formats: both,
    amounts: [25, 50, 100, 250],
    plastic: { 250: 9 },
    description: text(
      'Work jackets, boots and canvas tents, made to be mended: every store has a repair bench.',
      'Vestes de travail, bottes et tentes de toile faites pour être réparées : chaque magasin a son établi.',
    ),
    howToSpend: text(
      'Use it in store, online or at the repair bench.',
      "Utilisez-la en magasin, en ligne ou à l'établi de réparation.",
    ),
  },
  {
    id: 'maple-books',
    name: 'Maple Books',
    category: 'books',
    formats: both,
    amounts: [10, 25, 50, 100],
    description: text(
      'Forty independent bookshops under one roof sign, with staff who have read what they shelve.',
      "Quarante librairies indépendantes sous une même enseigne, avec des libraires qui ont lu ce qu'ils placent.",
    ),
    howToSpend: text(
      'Good in every shop and online, on books, music and stationery.',
      'Valable dans toutes les librairies et en ligne, pour les livres, la musique et la papeterie.',
    ),
  },
  {
    id: 'saltbox-seafood',
    name: 'Saltbox Seafood',
    category: 'food',
    formats: eCard,
    amounts: [25, 50, 100],
    description: text(
      'Lobster rolls, chowder and whole fish, from six harbour kitchens between Lunenburg and Gaspé.',
      'Guédilles au homard, chaudrées et poissons entiers, dans six cuisines de port entre Lunenburg et Gaspé.',
    ),
    howToSpend: text(
      'Show the barcode to your server before the bill is printed. Tips can be paid with it too.',
      "Présentez le code-barres avant que l'addition soit imprimée. Le pourboire peut aussi être payé avec la carte.",
    ),
  },
  {
    id: 'cordwood-home',
    name: 'Cordwood Home',
    category: 'home',
    formats: both,
    amounts: [25, 50, 100, 250],
    plastic: { 250: 14 },
    description: text(
      'Solid maple tables, wool blankets and cast iron that your children will argue over one day.',
      'Des tables en érable massif, des couvertures de laine et de la fonte que vos enfants se disputeront un jour.',
    ),
    howToSpend: text(
      'Pay in any store or at online checkout. Two cards can be combined on one order.',
      'Payez en magasin ou en ligne. Deux cartes peuvent servir à la même commande.',
    ),
  },
  {
    id: 'fireweed-florist',
    name: 'Fireweed Florist',
    category: 'home',
    formats: both,
    amounts: [25, 50, 75, 100],
    description: text(
      'Bouquets of what is in season, cut the same morning and carried by bicycle in eleven cities.',
      'Des bouquets de saison, coupés le matin même et livrés à vélo dans onze villes.',
    ),
    howToSpend: text(
      'Order in the shop, by phone or online; delivery can be paid with the card.',
      'Commandez en boutique, par téléphone ou en ligne; la livraison peut être payée avec la carte.',
    ),
  },
  {
    id: 'northreel',
    name: 'Northreel',
    category: 'screens',
    formats: eCard,
    amounts: [15, 30, 60],
    description: text(
      'Streaming of Canadian and world cinema, two new films every Friday, no advertising.',
      "Le cinéma d'ici et du monde en continu : deux nouveaux films chaque vendredi, sans publicité.",
    ),
    howToSpend: text(
      'Enter the code on your Northreel account page. It pays for months until it is used up.',
      "Entrez le code dans la page de votre compte Northreel. Il paie vos mois jusqu'à épuisement.",
    ),
  },
  {
    id: 'boulangerie-cote',
    name: 'Boulangerie Côté',
    category: 'food',
    formats: eCard,
    amounts: [10, 20, 50],
    description: text(
      'Sourdough, baguettes and Saturday croissants from four bakers in one family.',
      "Pain au levain, baguettes et croissants du samedi, par quatre boulangers d'une même famille.",
    ),
    howToSpend: text(
      'Scan it at the counter, or leave it on file for a weekly bread order.',
      'Faites-la numériser au comptoir, ou associez-la à votre commande de pain hebdomadaire.',
    ),
  },
  {
    id: 'cinema-lumiere',
    name: 'Cinéma Lumière',
    category: 'screens',
    formats: both,
    amounts: [15, 30, 50, 100],
    description: text(
      'Thirty-one cinemas that still dim the lights slowly. Tickets, popcorn and the Sunday classics.',
      'Trente et un cinémas où la lumière baisse encore lentement. Billets, maïs soufflé et classiques du dimanche.',
    ),
    howToSpend: text(
      'Use it at the box office, at the counter or when you book seats online.',
      'Utilisez-la au guichet, au comptoir ou pour réserver vos places en ligne.',
    ),
  },
  {
    id: 'lakeside-spa',
    name: 'Lakeside Spa',
    category: 'wellness',
    formats: plastic,
    amounts: [50, 100, 150, 250],
    plastic: { 150: 0, 250: 22 },
    description: text(
      'Wood saunas and cold plunges on the shore of three lakes. Silence after eight in the evening.',
      'Saunas au bois et bains froids au bord de trois lacs. Silence après vingt heures.',
    ),
    howToSpend: text(
      'Bring the card to the front desk. Book ahead for weekends.',
      "Apportez la carte à l'accueil. Réservez à l'avance pour la fin de semaine.",
    ),
  },
  {
    id: 'vinyle-nord',
    name: 'Vinyle Nord',
    category: 'screens',
    formats: eCard,
    amounts: [25, 50, 100],
    description: text(
      'New and second-hand records, graded honestly, with a listening bar in every shop.',
      "Des disques neufs et d'occasion, cotés honnêtement, avec un bar d'écoute dans chaque boutique.",
    ),
    howToSpend: text(
      'Good on records, repairs and concert tickets sold in the shops.',
      'Valable pour les disques, les réparations et les billets de concert vendus en boutique.',
    ),
  },
  {
    id: 'etoile-jouets',
    name: 'Étoile Jouets',
    category: 'toys',
    formats: plastic,
    amounts: [25, 50, 100],
    description: text(
      'Wooden trains, puzzles and plush that survive a second childhood. Spare parts for everything.',
      'Trains de bois, casse-tête et peluches qui survivent à une deuxième enfance. Des pièces de rechange pour tout.',
    ),
    howToSpend: text(
      'Pay at any till. The card never expires.',
      "Payez à n'importe quelle caisse. La carte n'expire jamais.",
    ),
  },
  {
    id: 'portage-paddle',
    name: 'Portage Paddle',
    category: 'outdoors',
    formats: eCard,
    amounts: [25, 50, 100, 200],
    description: text(
      'Canoes, paddles and guided trips on the French, the Mattawa and the Bonaventure.',
      'Canots, pagaies et sorties guidées sur la rivière des Français, la Mattawa et la Bonaventure.',
    ),
    howToSpend: text(
      'Book a trip or buy gear online or at a river base.',
      'Réservez une sortie ou achetez votre équipement en ligne ou à une base de rivière.',
    ),
  },
  {
    id: 'laurentide-sport',
    name: 'Laurentide Sport',
    category: 'outdoors',
    formats: both,
    amounts: [25, 50, 100, 200],
    description: text(
      'Skis, snowshoes and bikes, tuned by people who were on the hill this morning.',
      'Skis, raquettes et vélos, ajustés par des gens qui étaient sur les pistes ce matin.',
    ),
    howToSpend: text(
      'Use it in store, online or for a tune-up.',
      'Utilisez-la en magasin, en ligne ou pour une mise au point.',
    ),
  },
  {
    id: 'kiln-and-clay',
    name: 'Kiln & Clay',
    category: 'home',
    formats: eCard,
    amounts: [30, 60, 120],
    description: text(
      'Stoneware thrown in our own workshops, and evening classes where you make your own.',
      'Du grès tourné en atelier, et des cours du soir où vous façonnez le vôtre.',
    ),
    howToSpend: text(
      'Good on pottery and on any class with a free wheel.',
      'Valable pour la poterie et pour tout cours où un tour est libre.',
    ),
  },
  {
    id: 'hexwood-games',
    name: 'Hexwood Games',
    category: 'toys',
    formats: eCard,
    amounts: [20, 40, 80],
    description: text(
      'Board games for two to eight people, with a library to try them in before you choose.',
      'Des jeux de société pour deux à huit personnes, et une ludothèque pour les essayer avant de choisir.',
    ),
    howToSpend: text(
      'Enter the code online or show it in the shop or at the games table.',
      'Entrez le code en ligne ou présentez-le en boutique ou à la table de jeu.',
    ),
  },
  {
    id: 'northline-rail',
    name: 'Northline Rail',
    category: 'travel',
    formats: eCard,
    amounts: [50, 100, 200],
    description: text(
      'Trains between nineteen cities from Halifax to Winnipeg, with a quiet car and real coffee.',
      'Des trains entre dix-neuf villes, de Halifax à Winnipeg, avec une voiture calme et du vrai café.',
    ),
    howToSpend: text(
      'Enter the code when you pay for a ticket online or by phone.',
      'Entrez le code au moment de payer un billet en ligne ou par téléphone.',
    ),
  },
  {
    id: 'greenhouse-nine',
    name: 'Greenhouse Nine',
    category: 'home',
    formats: eCard,
    amounts: [15, 30, 60],
    description: text(
      'House plants, seeds and soil, with a card in every pot that says how not to kill it.',
      "Plantes d'intérieur, semences et terreau, avec dans chaque pot une fiche pour ne pas la faire mourir.",
    ),
    howToSpend: text(
      'Scan it at the till or enter it online.',
      'Faites-la numériser à la caisse ou entrez son code en ligne.',
    ),
  },
  {
    id: 'marginalia',
    name: 'Marginalia',
    category: 'books',
    formats: eCard,
    amounts: [15, 25, 50],
    description: text(
      'Used books with their readers’ notes left in, and a monthly parcel chosen for you.',
      "Des livres d'occasion où les notes des lecteurs sont restées, et un colis mensuel choisi pour vous.",
    ),
    howToSpend: text(
      'Enter the code at checkout, once or over several orders.',
      'Entrez le code au paiement, pour une ou plusieurs commandes.',
    ),
  },
  {
    id: 'rinkside',
    name: 'Rinkside',
    category: 'outdoors',
    formats: eCard,
    amounts: [25, 50, 100],
    description: text(
      'Skates fitted and sharpened, sticks, and ice time by the hour at twelve rinks.',
      'Patins ajustés et affûtés, bâtons, et des heures de glace dans douze arénas.',
    ),
    howToSpend: text(
      'Use it for gear, sharpening or ice time.',
      "Utilisez-la pour l'équipement, l'affûtage ou des heures de glace.",
    ),
  },
  {
    id: 'sucrerie-bellevue',
    name: 'Sucrerie Bellevue',
    category: 'food',
    formats: eCard,
    amounts: [10, 25, 50],
    description: text(
      'Syrup by grade and by hill, taffy on snow in spring, and parcels that travel well all year.',
      "Le sirop par couleur et par coteau, la tire sur neige au printemps, et des colis qui voyagent toute l'année.",
    ),
    howToSpend: text(
      'Order online, or pay at the sugar house in season.',
      'Commandez en ligne, ou payez à la cabane en saison.',
    ),
  },
  {
    id: 'souffle-yoga',
    name: 'Souffle Yoga',
    category: 'wellness',
    formats: eCard,
    amounts: [25, 60, 120],
    description: text(
      'Slow classes in quiet rooms, in French and English, from six in the morning.',
      'Des cours tout en lenteur dans des salles calmes, en français et en anglais, dès six heures du matin.',
    ),
    howToSpend: text(
      'Add the code to your account, then book classes or a mat.',
      'Ajoutez le code à votre compte, puis réservez vos cours ou un tapis.',
    ),
  },
  {
    id: 'auberge-du-fleuve',
    name: 'Auberge du Fleuve',
    category: 'travel',
    formats: eCard,
    amounts: [100, 200, 300],
    description: text(
      'Seven small inns along the St. Lawrence, each with a reading room that faces the water.',
      'Sept petites auberges le long du Saint-Laurent, chacune avec un salon de lecture face au fleuve.',
    ),
    howToSpend: text(
      'Give the code when you book, or at the desk when you leave.',
      'Donnez le code à la réservation, ou à la réception au départ.',
    ),
  },
  {
    id: 'tundra-tech',
    name: 'Tundra Tech',
    category: 'screens',
    formats: both,
    amounts: [300, 500],
    plastic: { 500: 0 },
    description: text(
      'Laptops, cameras and headphones that have been opened, tested and given a second warranty.',
      'Ordinateurs portatifs, appareils photo et écouteurs ouverts, testés et garantis une deuxième fois.',
    ),
    howToSpend: text(
      'Use it in store or online, on devices, parts and repairs.',
      'Utilisez-la en magasin ou en ligne, pour les appareils, les pièces et les réparations.',
    ),
  },
]

/** @throws when no brand has this id */
export function brandOf(id: string): Brand {
  const found = brands.find((brand) => brand.id === id)
  if (!found) throw new Error(`No brand ${id}`)
  return found
}
