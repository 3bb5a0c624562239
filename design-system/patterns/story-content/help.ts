/** An article of the help centre. */
export const articleEn = {
  title: 'Missing points',
  summary: 'Check when points are usually posted, then claim them with your receipt.',
  sections: [
    {
      heading: 'Check your pending points first',
      paragraphs: [
        'Pending points aren’t in your balance yet. They’re at the top of your points history, with the date they’re expected.',
      ],
    },
    {
      heading: 'How to make a claim',
      paragraphs: [
        'After seven days, fill in the form on this page with the partner, the date, the amount and your receipt number.',
        'You’ll see our answer next to your claim.',
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
      text: 'Show your card, earn points and redeem them for rewards.',
    },
    { id: 'pending', href: '#pending', title: 'Why some points are pending' },
  ],
}

export const articleFr: typeof articleEn = {
  title: 'Points manquants',
  summary: 'Attendez sept jours, puis faites une réclamation avec votre reçu.',
  sections: [
    {
      heading: 'Vérifiez d’abord vos points en attente',
      paragraphs: [
        'Les points en attente ne sont pas encore dans votre solde. Ils figurent en haut de votre historique des points, avec la date de versement prévue.',
      ],
    },
    {
      heading: 'Comment faire une réclamation',
      paragraphs: [
        'Après sept jours, indiquez le partenaire, la date, le montant et le numéro du reçu dans le formulaire de cette page.',
        'Notre réponse s’affichera à côté de votre réclamation.',
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
      text: 'Présentez votre carte, accumulez des points et échangez-les contre des récompenses.',
    },
    { id: 'pending', href: '#pending', title: 'Pourquoi des points sont en attente' },
  ],
}
