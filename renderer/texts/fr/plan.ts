/** Words of the screen plan, in French. */
import type { plan as english } from '../en/plan.ts'
import { wording } from './wording.ts'

const { count } = wording
const downloads = (n: number) => count(n, { one: '# téléchargement', other: '# téléchargements' })
const files = (n: number) => count(n, { one: '# fichier', other: '# fichiers' })

export const plan: typeof english = {
  title: 'Plan et examen',

  emptyTitle: 'Pas encore de plan',
  emptyHint:
    'Un plan montre ce qui serait téléchargé pour chaque sous-titre manquant. Rien n’est écrit avant votre accord.',
  make: 'Trouver ce qui manque',
  makeAgain: 'Refaire le plan',
  nothingMissingTitle: 'Il ne manque rien',
  nothingMissingHint: 'Chaque vidéo de la bibliothèque a les sous-titres que vous voulez.',
  noRows: 'Aucune ligne ne correspond à ce filtre',
  showAll: 'Afficher toutes les lignes',

  scanning: 'Parcours des dossiers',
  matching: 'Comparaison des noms avec le service',
  progressOf: (done, total) => `${done} sur ${total}`,
  cancel: 'Annuler',
  running: 'Ce plan est en cours d’exécution.',
  paused: 'L’exécution est en pause.',
  finished: 'Ce plan a été exécuté.',
  openActivity: 'Voir l’activité',

  filters: 'Lignes par réponse',
  everything: 'Tout',
  answers: {
    sure: 'Sûrs',
    ask: 'À examiner',
    chosen: 'Choisis par vous',
    skipped: 'Ignorés',
    waiting: 'En attente',
    translate: 'À traduire',
    none: 'Rien trouvé',
  },
  fromPacks: (packs) => `De ${count(packs, { one: '# pack de saison', other: '# packs de saison' })}`,
  spentOnSearch: (n) => `La comparaison a pris ${count(n, { one: '# recherche', other: '# recherches' })}`,
  answersFromCache: (n) => `${count(n, { one: '# réponse', other: '# réponses' })} du cache, gratuit`,

  budgetFree: 'Ne coûte aucun téléchargement',
  budgetUnknown: (n) => `${downloads(n)} ; on ne sait pas combien il en reste aujourd’hui`,
  budgetFits: (n, left) => `Demande ${downloads(n)} sur les ${wording.number(left)} qui restent aujourd’hui`,
  budgetWaits: (n, waiting) =>
    `${downloads(n)} maintenant, ${count(waiting, { one: '# fichier attend', other: '# fichiers attendent' })}`,
  waitsUntil: (moment, remaining) => `jusqu’au ${moment}, dans ${remaining}`,
  waitsUnknown: 'jusqu’au renouvellement du quota',

  run: (n) => (n === 0 ? 'Exécuter : gratuit' : `Exécuter : ${downloads(n)}`),
  lookAt: (n) => count(n, { one: 'Examiner # fichier', other: 'Examiner # fichiers' }),

  table: 'Sous-titres prévus',
  columns: {
    file: 'Fichier',
    language: 'Langue',
    release: 'Sous-titre',
    why: 'Pourquoi',
    kind: 'Type',
    action: 'Action',
  },
  rowsInGroup: (n) => count(n, { one: '# ligne', other: '# lignes' }),
  fromPack: (name) => `du pack ${name}`,
  noRelease: 'aucun sous-titre',
  choices: (n) => count(n, { other: '# au choix' }),
  kinds: { human: 'humain', 'hearing-impaired': 'SME', machine: 'machine' },
  kindTitles: {
    human: 'Fait par des personnes',
    'hearing-impaired': 'Pour sourds et malentendants : les sons sont décrits',
    machine: 'Traduit par une machine',
  },
  actions: {
    sure: 'Écrire',
    ask: 'Examiner',
    chosen: 'Écrire',
    skipped: 'Ignorer',
    waiting: 'Attendre',
    translate: 'Traduire',
    none: 'Laisser',
  },
  aspects: {
    group: 'groupe',
    source: 'source',
    fps: 'i/s',
    edition: 'édition',
    streaming: 'plateforme',
    proper: 'proper',
    resolution: 'résolution',
    codec: 'codec',
  },
  same: (aspect) => `${aspect} : identique`,
  differs: (aspect) => `${aspect} : différent`,
  tiers: [
    'fait pour cette version',
    'même source et même montage',
    'correspondance inconnue',
    'autre source ou une partie seulement',
    'autre montage ou autre vitesse',
  ],

  review: {
    title: 'Examiner ce qui n’est pas sûr',
    files: 'Fichiers à examiner',
    decided: (n, total) => `${wording.number(n)} sur ${wording.number(total)} décidés`,
    more: (n) => `puis encore ${files(n)}`,
    decisions: { open: 'non décidé', chosen: 'choisi', skipped: 'ignoré' },
    questions: {
      title: 'Est-ce le bon titre ? Le nom ne le dit pas.',
      tier: 'Le titre est le bon, mais aucun sous-titre n’a été fait pour cette version.',
    },
    candidates: 'Candidats',
    noCandidates:
      'Aucun sous-titre n’est proposé pour ce fichier. Ignorez-le, ou cherchez son titre dans « Recherche ».',
    chosen: 'choisi',
    pack: 'pack de saison',
    by: (author) => `par ${author}`,
    fps: (value) => `${value} i/s`,
    lastCue: (end, runtime) => `finit à ${end} sur ${runtime}`,
    lastCueAlone: (end) => `finit à ${end}`,
    inside: 'Dans le sous-titre',
    lookInside: 'Regarder : 1 téléchargement',
    lookInsideFree: 'Regarder : gratuit',
    looking: 'Récupération du sous-titre …',
    parts: { first: 'Début', middle: 'Milieu', last: 'Fin' },
    encoding: (name) => `encodage ${name}`,
    longer: (by) => `Continue ${by} après la fin de la vidéo`,
    shorter: (by) => `Finit ${by} avant la vidéo`,
    shortcuts: 'Touches',
    keys: {
      file: 'fichier',
      choose: 'choisir',
      skip: 'ignorer',
      look: 'regarder',
      season: 'toute la saison',
      next: 'prochain non décidé',
      back: 'retour au plan',
    },
    space: 'Espace',
    news: {
      file: (place, total, name) => `Fichier ${wording.number(place)} sur ${wording.number(total)} : ${name}`,
      candidates: (n) => count(n, { one: '# candidat', other: '# candidats' }),
      chosen: (release) => `Choisi : ${release}`,
      season: (n) => `Choisi pour ${files(n)} de la saison`,
      skipped: 'Ignoré',
      finished: 'Tous les fichiers sont décidés',
    },
  },
}
