/** Words that several screens share, in French. */
import type { common as english } from '../en/common.ts'
import { wording } from './wording.ts'

export const common: typeof english = {
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Enregistrer',
  remove: 'Retirer',
  retry: 'Réessayer',
  undo: 'Annuler',
  back: 'Retour',
  next: 'Suivant',
  done: 'Terminé',
  all: 'Tout',
  none: 'Aucun',
  language: 'Langue',
  search: 'Rechercher',
  clearSearch: 'Effacer la recherche',
  loading: 'Chargement…',
  nothingFound: 'Aucun résultat',
  details: 'Détails',
  unknown: 'inconnu',
  yes: 'Oui',
  no: 'Non',
  show: 'Afficher',
  hide: 'Masquer',
  videos: (count: number) => wording.count(count, { one: '# vidéo', many: '# de vidéos', other: '# vidéos' }),
  files: (count: number) => wording.count(count, { one: '# fichier', many: '# de fichiers', other: '# fichiers' }),
  rows: (count: number) => wording.count(count, { one: '# ligne', many: '# de lignes', other: '# lignes' }),
  hearingImpaired: 'pour malentendants',
  forced: 'forcés',
  machineMade: 'automatiques',
}
