/** Words of the screen search, in French. */
import type { search as english } from '../en/search.ts'
import { wording } from './wording.ts'

const { count } = wording

export const search: typeof english = {
  title: 'Recherche',
  field: 'Titre, identifiant ou nom',
  hint: 'Un titre, un identifiant comme tt0111161, ou un nom de fichier',
  submit: 'Interroger le service : 1 recherche',
  suggestions: 'Titres proposés',
  suggestionCount: (n) => count(n, { one: '# proposition', other: '# propositions' }),
  emptyTitle: 'Cherchez un titre',
  emptyHint: 'Tapez quelques lettres et prenez une proposition, ou appuyez sur Entrée pour interroger le service.',
  searching: 'Le service est interrogé …',
  noTitlesTitle: 'Aucun titre trouvé',
  noTitlesHint: 'Vérifiez l’orthographe, ou entrez son identifiant.',
  titles: 'Titres',
  types: { movie: 'Film', tv: 'Série' },

  part: 'Saison et épisode',
  partHint: 'Saison et épisode : 2x5',
  partWrong: 'Écrivez 2x5, S02E05 ou 2.',
  languages: 'Langues',
  showSubtitles: 'Afficher les sous-titres',
  noSubtitlesTitle: 'Pas de sous-titres',
  noSubtitlesHint: 'Rien n’est proposé pour cette partie dans ces langues.',
  table: 'Sous-titres proposés',
  columns: {
    release: 'Version',
    language: 'Langue',
    part: 'Partie',
    kind: 'Type',
    author: 'Auteur',
    action: 'Action',
  },
  season: (season) => `Saison ${wording.number(season)}`,
  wholeSeason: (season) => `Saison ${wording.number(season)}, entière`,
  episode: (season, episode) => `${season}×${episode}`,
  download: 'Télécharger : 1 unité',
  downloadFree: 'Télécharger : gratuit',
  fetching: 'Téléchargement …',
  written: (name) => `Écrit sous ${name}`,

  pickVideo: 'Pour quelle vidéo ?',
  pickField: 'Trouver une vidéo de la bibliothèque',
  pickHint: 'Tapez une partie de son nom',
  pickList: 'Vidéos',
  noVideos: 'Aucune vidéo de la bibliothèque n’a cela dans son nom.',
  pickCancel: 'Pas maintenant',
}
