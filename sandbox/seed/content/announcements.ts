import type { Announcement } from '@borealis/contract/announcements.ts'
import { addDays } from '../calendar.ts'
import { type Bilingual, text } from '../text.ts'

/** Notices around the day of seeding, newest first: one that is still to come, and at the end two that are only in the archive. */
export function announcementsFrom(seedDay: string): Bilingual<Announcement>[] {
  const at = (days: number) => `${addDays(seedDay, days)}T13:00:00Z`
  return [
    {
      // Not yet: moving the clock shows what cannot be dismissed.
      id: 'AN-LOOKALIKE',
      level: 'urgent',
      isDismissible: false,
      publishedAt: at(16),
      endsAt: at(19),
      path: '/help/keep-your-account-safe',
      title: text(
        'A site that looks like ours is asking for codes',
        'Un site qui ressemble au nôtre demande des codes',
      ),
      body: text(
        'since this morning. Check the address before you sign in, and stop redemptions if you gave it one.',
        'depuis ce matin. Vérifiez l’adresse avant d’ouvrir une session, et bloquez les échanges si vous lui en avez donné un.',
      ),
    },
    {
      id: 'AN-POST-DELAY',
      level: 'info',
      isDismissible: true,
      publishedAt: at(-2),
      endsAt: at(8),
      path: '/help/where-is-my-order',
      title: text('The mail is running a day late', 'La poste a une journée de retard'),
      body: text(
        'in northern Ontario. Your expected date already counts it.',
        "dans le nord de l'Ontario. Votre date prévue en tient déjà compte.",
      ),
    },
    {
      id: 'AN-NIGHT-WORK',
      level: 'warning',
      isDismissible: true,
      publishedAt: at(-1),
      endsAt: at(5),
      path: null,
      title: text('Redemptions pause for an hour', 'Les échanges font une pause d’une heure'),
      body: text(
        'one night this week, from 2 a.m. Eastern. You can look at everything; nothing leaves your balance.',
        "une nuit cette semaine, dès 2 h, heure de l'Est. Vous pouvez tout consulter; rien ne quitte votre solde.",
      ),
    },
    {
      id: 'AN-NEVER-ASK',
      level: 'info',
      isDismissible: true,
      publishedAt: at(-20),
      endsAt: at(40),
      path: '/help/keep-your-account-safe',
      title: text('We never ask for a code by phone', 'Nous ne demandons jamais un code par téléphone'),
      body: text(
        'or by email. If someone does, hang up and stop redemptions.\n\nIt takes one tap on the Security page, and nothing can be redeemed until you undo it with a code.',
        "ni par courriel. Si quelqu'un le fait, raccrochez et bloquez les échanges.\n\nLe blocage se fait d'un geste à la page Sécurité, et rien ne peut être échangé tant que vous ne l'avez pas levé avec un code.",
      ),
    },
    {
      id: 'AN-TERMS',
      level: 'info',
      isDismissible: true,
      publishedAt: at(-45),
      endsAt: at(-15),
      path: '/help/how-points-are-earned',
      title: text('Points no longer expire', "Les points n'expirent plus"),
      body: text(
        'as long as your account is open. There is nothing to do.',
        'tant que votre compte est ouvert. Vous n’avez rien à faire.',
      ),
    },
    {
      id: 'AN-CARDS-26',
      level: 'info',
      isDismissible: true,
      publishedAt: at(-90),
      endsAt: at(-60),
      path: '/gift-cards',
      title: text('Six brands have joined', 'Six marques se sont jointes à nous'),
      body: text(
        'and there are now 26 gift cards to choose from.',
        'et vous avez maintenant le choix entre 26 cartes-cadeaux.',
      ),
    },
  ]
}
