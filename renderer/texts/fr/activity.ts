/** Words of the screen activity, in French. */
import type { activity as english } from '../en/activity.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# fichier', other: '# fichiers' })

export const activity: typeof english = {
  title: 'Activité',
  emptyTitle: 'Rien n’a encore été exécuté',
  emptyHint: 'Faites un plan et exécutez-le : chaque fichier en chemin apparaît ici.',
  openPlan: 'Aller au plan',
  noRows: 'Aucune ligne ne correspond à ce filtre',
  showAll: 'Afficher toutes les lignes',

  filters: 'Lignes par état',
  counts: {
    all: 'Tout',
    running: 'En cours',
    written: 'Écrits',
    skipped: 'Ignorés',
    waiting: 'En attente',
    failed: 'Échoués',
  },
  states: {
    queued: 'En file',
    downloading: 'Téléchargement',
    checking: 'Vérification',
    written: 'Écrit',
    skipped: 'Ignoré',
    waiting: 'En attente',
    failed: 'Échec',
    cancelled: 'Annulé',
  },
  reasons: {
    covered: 'Il est là entre-temps.',
    'foreign-file': 'Un autre fichier porte ce nom. Il a été gardé.',
    ask: 'À examiner d’abord.',
    'no-match': 'Le service ne connaît pas le titre.',
    'no-candidate': 'Aucun sous-titre ne convient.',
    quota: 'Attend le quota.',
    rejected: 'Ce qui est venu n’était pas le bon texte.',
    error: 'Quelque chose a échoué.',
  },
  table: 'Fichiers en chemin',
  columns: {
    state: 'État',
    file: 'Fichier',
    language: 'Langue',
    message: 'Ce qui s’est passé',
    time: 'Quand',
    action: 'Actions',
  },

  running: 'En cours',
  paused: 'En pause',
  progress: 'Avancement de l’exécution',
  downloadsOf: (done, total) => `Téléchargements : ${done} sur ${total}`,
  filesOf: (done, total) => `Fichiers : ${done} sur ${total}`,
  pace: (perMinute, remaining) => `${perMinute} par minute, encore ${remaining} environ`,
  resumesAt: (moment, remaining) => `Ceux qui attendent repartent seuls le ${moment}, dans ${remaining}.`,
  pause: 'Pause',
  resume: 'Reprendre',
  cancel: 'Annuler',
  cancelHint: 'Les fichiers terminés restent.',
  retry: (n) => `Réessayer ${files(n)}`,

  doneTitle: (right, total, share) => `${right} sur ${total} sont bons maintenant (${share})`,
  nothingLeft: 'Il ne reste rien.',
  leftOver: (n) => `Reste ${n} :`,
  leftReasons: {
    waiting: (n) => count(n, { one: '# attend du quota', other: '# attendent du quota' }),
    failed: (n) => count(n, { one: '# a échoué', other: '# ont échoué' }),
    ask: (n) => count(n, { other: '# à examiner' }),
    none: (n) => count(n, { one: '# non trouvé', other: '# non trouvés' }),
    skipped: (n) => count(n, { one: '# ignoré', other: '# ignorés' }),
  },
  spent: (search, downloads) =>
    `Dépensé : ${count(search, { one: '# recherche', other: '# recherches' })} et ${count(downloads, { one: '# téléchargement', other: '# téléchargements' })}`,
  undoAll: (n) => count(n, { one: 'Défaire # fichier', other: 'Défaire les # fichiers' }),
  undoQuestion: (n) => `Défaire ${files(n)} ?`,
  undo: (n) => `Défaire ${files(n)}`,
  keep: 'Garder',
  undone: (n) => `${files(n)} à la corbeille.`,
  keptFiles: (n) => count(n, { one: '# fichier laissé tel quel :', other: '# fichiers laissés tels quels :' }),

  watch: 'Continuer à surveiller…',
  showInFolder: 'Afficher dans le dossier',
  wrongNext: 'Faux → suivant',
  wrongNextHint: 'Met ce sous-titre à la corbeille et écrit le candidat suivant (X)',
  replacing: 'Passage au suivant …',
  replaced: (name, release) => `${name} vient maintenant de ${release}. L’autre est dans la corbeille.`,
  nothingNext: 'Il est dans la corbeille. Le service n’a pas d’autre sous-titre pour cette vidéo.',
}
