/** Words of the screen watch, in French. */
import type { watch as english } from '../en/watch.ts'
import { wording } from './wording.ts'

const { count } = wording

export const watch: typeof english = {
  title: 'Surveillance',
  isOff: 'Désactivée',
  isPaused: 'En pause',
  activities: { idle: 'Attend des changements', looking: 'Parcourt les dossiers', working: 'Cherche des sous-titres' },
  neverComplete: 'aucun parcours complet',
  completeAgo: (ago: string) => `tout a été parcouru il y a ${ago}`,
  settling: (n: number) => count(n, { one: '# fichier grandit encore', other: '# fichiers grandissent encore' }),
  checkNow: 'Parcourir maintenant',
  pause: 'Suspendre',
  resume: 'Reprendre',
  turnOff: 'Désactiver',
  turnOn: 'Activer',
  offTitle: 'Personne ne surveille vos dossiers',
  offHint:
    'La surveillance remarque les nouvelles vidéos, obtient d’elle-même ce qui est sûr et pose des questions pour le reste. Elle survit aux redémarrages, attend le quota et vous en garde une partie.',
  triedAgain: (time: string) => `Nouvel essai à ${time}.`,
  limited: (limit: string, used: string) =>
    `Le système permet de surveiller ${limit} dossiers à la fois, et ${used} sont pris. Ces dossiers sont parcourus encore et encore à la place. La limite s’appelle fs.inotify.max_user_watches.`,
  quietUntil: (time: string) =>
    `Heures calmes jusqu’à ${time} : les changements sont remarqués, rien n’est téléchargé.`,

  pages: 'Afficher',
  questions: 'Questions',
  nextChecks: 'Prochains essais',
  options: 'Options',
  folders: 'Dossiers surveillés',
  noFolders: 'Aucun dossier pour l’instant. Ajoutez-en un dans la bibliothèque.',
  states: {
    starting: 'pas encore parcouru',
    watching: 'surveillé',
    looking: 'parcouru souvent',
    away: 'absent',
    unreadable: 'illisible',
  },
  whys: {
    network: 'lecteur réseau : pas d’événements',
    removable: 'lecteur amovible : pas d’événements',
    limit: 'trop de dossiers pour le système',
    failed: 'le système ne signale rien',
  },
  videos: (n: number) => count(n, { one: '# vidéo', other: '# vidéos' }),
  lastComplete: 'Dernier parcours complet',
  nextLook: 'Prochain parcours',
  never: 'jamais',
  inTime: (time: string) => `dans ${time}`,
  eventsAgainstFound: 'Événements et trouvailles',
  found: (events: number, byEvents: number, byLooks: number) => `${events} → ${byEvents}, ${byLooks} par parcours`,

  columns: { file: 'Vidéo', language: 'Langue', why: 'Pourquoi', answer: 'Réponse', next: 'Prochain essai' },
  kinds: {
    ask: 'Synchronisation ou titre incertains',
    'foreign-file': 'Un autre fichier porte ce nom',
    removed: 'Vous avez retiré le nôtre',
    better: 'Il y en a un meilleur que le nôtre',
  },
  noQuestions: 'Rien à décider',
  noQuestionsHint: 'Ce qui n’est pas sûr est demandé ici.',
  look: 'Regarder',
  take: 'Remplacer 1 fichier',
  again: 'En chercher un autre',
  aside: 'Ne pas demander',
  noWaits: 'Rien n’attend',
  noWaitsHint: 'Ce qui manquait est cherché chaque jour, chaque semaine après 3 semaines, puis chaque mois.',
  tries: (n: number) => count(n, { one: 'demandé # fois', other: 'demandé # fois' }),
  reasons: {
    ask: 'demandé, en attend un meilleur',
    'no-match': 'le service ne la connaît pas',
    'no-candidate': 'aucun sous-titre ne convient encore',
    rejected: 'ceux reçus n’étaient pas bons',
    quota: 'attend le quota',
    error: 'quelque chose a échoué',
  },

  quietHours: 'Heures calmes',
  quietHoursHint: 'Par exemple 22:30-07:00. Vide : aucune.',
  digestAt: 'Résumé quotidien à',
  digestAtHint: 'Par exemple 09:00. Vide : aucun.',
  reserve: 'Gardé pour vous, pourcentage de chaque quota',
  reserveHint: 'La surveillance ne dépense jamais cette part.',
  better: 'Quand un meilleur sous-titre arrive pour un choix automatique',
  betterHint: 'Jamais sur un fichier que vous avez modifié, jamais sur une traduction.',
  betterChoices: { off: 'Garder le nôtre', offer: 'Me demander', take: 'Le remplacer' },
  betterDays: 'Chercher mieux, jours',
  startAtLogin: 'Démarrer à l’ouverture de session',
  startMinimised: 'Démarrer dans la zone de notification',
  startMinimisedHint: 'Sans fenêtre ; l’icône près de l’horloge l’ouvre.',
}
