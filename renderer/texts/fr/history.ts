/** Words of the screen history, in French. */
import type { history as english } from '../en/history.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# fichier', other: '# fichiers' })

export const history: typeof english = {
  title: 'Historique et corbeille',
  pages: 'Ce qu’il faut afficher',
  page: 'Historique',
  trash: 'Corbeille',
  search: 'Chercher par nom',

  batches: 'Exécutions',
  allBatches: 'Toutes les exécutions',
  batchFiles: (n) => files(n),
  emptyTitle: 'Rien n’a encore été écrit',
  emptyHint: 'Chaque sous-titre écrit par l’application figure ici et peut être défait.',
  nothingFoundTitle: 'Rien ne correspond à cette recherche',
  nothingFoundHint: 'Essayez une autre partie du nom, ou une autre exécution.',

  table: 'Sous-titres écrits',
  columns: {
    time: 'Quand',
    file: 'Sous-titre',
    language: 'Langue',
    release: 'Origine',
    state: 'État',
  },
  warnings: { short: 'Il finit bien avant la vidéo.' },
  states: { written: 'écrit', undone: 'défait', replaced: 'remplacé' },

  undoRow: 'Défaire 1 fichier',
  undoBatch: (n) => `Défaire ${files(n)}`,
  undoSince: 'Tout défaire depuis …',
  since: { hour: 'une heure', today: 'le début du jour', yesterday: 'le début d’hier', week: 'une semaine' },
  sinceMoment: 'un autre moment',
  count: 'Compter les fichiers',
  undoQuestion: (n) => `Défaire ${files(n)} ?`,
  undo: (n) => `Défaire ${files(n)}`,
  keep: 'Garder',
  ok: 'D’accord',
  nothingToUndo: 'Il n’y a rien à défaire.',
  undone: (n) => `${files(n)} à la corbeille.`,
  keptFiles: (n) => count(n, { one: '# fichier laissé tel quel :', other: '# fichiers laissés tels quels :' }),

  renames: 'Renommés',
  renamesTable: 'Vos sous-titres renommés',
  renamesColumns: { to: 'Nom actuel', from: 'Nom d’avant', time: 'Quand', action: 'Actions' },
  renamesEmptyTitle: 'Aucun de vos fichiers n’a été renommé',
  renamesEmptyHint:
    'Un sous-titre laissé par une vidéo renommée peut recevoir son nom, dans le plan ou auprès de la vidéo.',
  undoRename: 'Annuler 1 changement de nom',

  trashTable: 'Fichiers dans la corbeille',
  trashColumns: {
    time: 'Depuis',
    file: 'Sous-titre',
    language: 'Langue',
    size: 'Taille',
    action: 'Actions',
  },
  trashEmptyTitle: 'La corbeille est vide',
  trashEmptyHint: 'Ce qui est défait ou remplacé est gardé ici jusqu’à ce que vous la vidiez.',
  restore: 'Restaurer',
  restored: (name) => `${name} est de retour.`,
  emptyTrash: (n) => `Vider la corbeille : ${files(n)}`,
  emptyQuestion: (n) => `Supprimer ${files(n)} pour de bon ?`,
  deleteFiles: (n) => `Supprimer ${files(n)}`,
}
