/** An article of the help centre. */
export const articleEn = {
  title: 'Missing points',
  summary: 'Wait seven days, then claim them with your receipt. It takes two minutes.',
  sections: [
    {
      heading: 'Look here first',
      paragraphs: [
        'Pending points are not in your balance yet. Open your points history: each one says by when it arrives.',
      ],
    },
    {
      heading: 'How to claim',
      paragraphs: [
        'After seven days, send us the partner, the date and the amount on the receipt.',
        'We answer within five days, and the claim stays in your account until then.',
      ],
    },
  ],
  updated: 'Nov\u00A012, 2026',
  subject: 'Points',
  related: [
    {
      id: 'how',
      href: '#how-it-works',
      title: 'How it works',
      text: 'Show your card, watch the points add up, spend them when you like.',
    },
    { id: 'pending', href: '#pending', title: 'Why some points are pending' },
  ],
}

export const articleFr: typeof articleEn = {
  title: 'Points manquants',
  summary: 'Attendez sept jours, puis réclamez-les avec votre reçu. Il faut deux minutes.',
  sections: [
    {
      heading: 'Regardez d’abord ici',
      paragraphs: [
        'Les points en attente ne sont pas encore dans votre solde. Ouvrez l’historique de vos points : chacun dit quand il arrivera.',
      ],
    },
    {
      heading: 'Comment réclamer',
      paragraphs: [
        'Après sept jours, envoyez-nous le partenaire, la date et le montant du reçu.',
        'Nous répondons en cinq jours, et la réclamation reste dans votre compte jusque-là.',
      ],
    },
  ],
  updated: '12\u00A0nov. 2026',
  subject: 'Points',
  related: [
    {
      id: 'how',
      href: '#how-it-works',
      title: 'Comment ça marche',
      text: 'Présentez votre carte, voyez les points s’additionner, échangez-les quand vous voulez.',
    },
    { id: 'pending', href: '#pending', title: 'Pourquoi des points sont en attente' },
  ],
}
