import { draft, type RewardDraft } from './reward-draft.ts'

/** Rewards that are a gift card of a brand; one brand may have two. The first ones vary in colour. */
export const cardRewards: readonly (readonly [string, RewardDraft])[] = [
  [
    'harbour-grocer',
    draft(
      'RW-WEEK-GROCERIES',
      'A week of groceries',
      "Une semaine d'épicerie",
      'Let points carry the bags for once.',
      'Pour une fois, laissez les points porter les sacs.',
    ),
  ],
  [
    'prairie-outfitters',
    draft(
      'RW-GOOD-BOOTS',
      'Boots that can be resoled',
      'Des bottes qui se ressemellent',
      'Bought once, mended often.',
      'Achetées une fois, réparées souvent.',
    ),
  ],
  [
    'fireweed-florist',
    draft(
      'RW-FLOWERS',
      'Flowers for someone, or for you',
      "Des fleurs pour quelqu'un, ou pour vous",
      'Cut this morning, on your table tonight.',
      'Coupées ce matin, sur votre table ce soir.',
    ),
  ],
  [
    'nordique-cafe',
    draft(
      'RW-MORNING-COFFEE',
      'Two weeks of morning coffee',
      'Deux semaines de cafés du matin',
      'Ten coffees, no queue at the bank machine.',
      'Dix cafés, sans passer au guichet.',
    ),
  ],
  [
    'boulangerie-cote',
    draft(
      'RW-BREAD-MONTH',
      'A month of bread',
      'Un mois de pain',
      'One loaf every Saturday.',
      'Une miche chaque samedi.',
    ),
  ],
  [
    'saltbox-seafood',
    draft(
      'RW-CHOWDER',
      'Chowder by the harbour',
      'Une chaudrée au bord du port',
      'Two bowls, two spoons, one view.',
      'Deux bols, deux cuillères, une vue.',
    ),
  ],
  [
    'maple-books',
    draft(
      'RW-THREE-NOVELS',
      'Three novels for the winter',
      "Trois romans pour l'hiver",
      'Ask the bookseller for the third one.',
      'Pour le troisième, demandez au libraire.',
    ),
  ],
  [
    'cordwood-home',
    draft(
      'RW-CAST-IRON',
      'A pan for life',
      'Une poêle pour la vie',
      'Cast iron, seasoned and ready.',
      'De la fonte, culottée et prête.',
    ),
  ],
  [
    'northreel',
    draft(
      'RW-THREE-MONTHS-FILM',
      'Three months of film',
      'Trois mois de cinéma',
      'New films, every Friday.',
      'De nouveaux films, chaque vendredi.',
    ),
  ],
  [
    'cinema-lumiere',
    draft(
      'RW-EVENING-OUT',
      'An evening at the pictures',
      'Une soirée au cinéma',
      'Two tickets and the large popcorn.',
      'Deux billets et le grand maïs soufflé.',
    ),
  ],
  [
    'papeterie-riviere',
    draft(
      'RW-NOTEBOOK',
      'A notebook and a pen that stays',
      'Un carnet et une plume qui reste',
      'Sewn pages, real ink.',
      'Pages cousues, vraie encre.',
    ),
  ],
  [
    'lakeside-spa',
    draft(
      'RW-DAY-OF-SILENCE',
      'A day of silence',
      'Une journée de silence',
      'Sauna, lake, repeat.',
      'Sauna, lac, et on recommence.',
    ),
  ],
  [
    'vinyle-nord',
    draft(
      'RW-RECORD',
      'One record, both sides',
      'Un disque, deux faces',
      'Listen before you choose.',
      'Écoutez avant de choisir.',
    ),
  ],
  [
    'etoile-jouets',
    draft(
      'RW-TRAIN-SET',
      'A train that leaves on time',
      "Un train qui part à l'heure",
      'Wooden, and older than its owner one day.',
      'En bois, et un jour plus vieux que son propriétaire.',
    ),
  ],
  [
    'portage-paddle',
    draft(
      'RW-CANOE-DAY',
      'A day in a canoe',
      'Une journée en canot',
      'Guide, lunch and dry bags included.',
      'Guide, dîner et sacs étanches compris.',
    ),
  ],
  [
    'laurentide-sport',
    draft(
      'RW-SNOWSHOES',
      'Snowshoes for the first storm',
      'Des raquettes pour la première tempête',
      'Fitted to your boots in the store.',
      'Ajustées à vos bottes en magasin.',
    ),
  ],
  [
    'kiln-and-clay',
    draft(
      'RW-POTTERY-NIGHT',
      'An evening at the wheel',
      'Une soirée au tour',
      'You keep the bowl, however it turns out.',
      'Le bol est à vous, peu importe sa forme.',
    ),
  ],
  [
    'hexwood-games',
    draft(
      'RW-GAME-NIGHT',
      'A new game for Friday',
      'Un nouveau jeu pour vendredi',
      'Rules explained at the counter.',
      'Les règles sont expliquées au comptoir.',
    ),
  ],
  [
    'greenhouse-nine',
    draft(
      'RW-HOUSE-PLANT',
      'A plant that forgives',
      'Une plante qui pardonne',
      'For windows that face north.',
      'Pour les fenêtres au nord.',
    ),
  ],
  [
    'rinkside',
    draft(
      'RW-ICE-HOUR',
      'An hour of ice',
      'Une heure de glace',
      'The whole rink, after supper.',
      'Toute la patinoire, après le souper.',
    ),
  ],
  [
    'sucrerie-bellevue',
    draft(
      'RW-SYRUP',
      'Syrup from one hill',
      "Le sirop d'un seul coteau",
      'Amber, four cans.',
      'Ambré, quatre conserves.',
    ),
  ],
  [
    'souffle-yoga',
    draft(
      'RW-FIVE-CLASSES',
      'Five slow classes',
      'Cinq cours tout en lenteur',
      'Any studio, any hour.',
      'Tous les studios, à toute heure.',
    ),
  ],
  [
    'tundra-tech',
    draft(
      'RW-LAPTOP',
      'A laptop on its second life',
      'Un ordinateur pour sa deuxième vie',
      'Tested, cleaned and guaranteed again.',
      'Testé, nettoyé et garanti de nouveau.',
    ),
  ],
]
