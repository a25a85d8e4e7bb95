/** Words of what leaves this machine, of the log and of the report for support, in French. */
import type { privacy as english } from '../en/privacy.ts'
import { wording } from './wording.ts'

const { count } = wording

export const privacy: typeof english = {
  leaves: 'Ce qui est envoyé',
  leavesHint:
    'Pour trouver des sous-titres, les noms de vos fichiers vidéo sont envoyés à ce service. Les noms de dossiers, jamais ; si le nom d’un fichier ne dit rien, le titre lu dans son dossier.',
  example: 'Par exemple',
  titlesOnly: 'Titres seulement',
  titlesOnlyHint:
    'Envoie le titre, l’année et l’épisode au lieu du nom du fichier. Trouve la même chose, sauf si un titre a plus de 30 sous-titres : celui de votre version exacte peut alors manquer parmi ceux qui sont listés.',
  title: 'Assistance',
  hint: 'Rien n’est jamais envoyé tout seul. Un rapport n’est enregistré qu’après que vous en avez vu chaque ligne.',
  wholePaths: 'Garder les dossiers dans le journal',
  wholePathsHint: 'Sinon, seul le dernier nom d’un chemin est gardé. Les rapports ne disent jamais les dossiers.',
  make: 'Préparer un rapport…',
  again: 'Préparer à nouveau',
  lines: (n) => count(n, { one: '# ligne', other: '# lignes' }),
  save: (n) => count(n, { one: 'Enregistrer # ligne…', other: 'Enregistrer # lignes…' }),
  leave: (n) => count(n, { one: 'Retirer # ligne', other: 'Retirer # lignes' }),
  none: 'Toutes les lignes sont retirées',
  listLabel: 'Lignes du rapport',
  listHint: 'Cliquez sur une ligne, ou allez-y et appuyez sur Espace, pour la retirer ou la reprendre.',
  search: 'Retirer les lignes avec',
  partOut: 'Retirer cette partie',
  partIn: 'Reprendre cette partie',
  saved: 'Le rapport est enregistré.',
  parts: { program: 'Programme', settings: 'Réglages', numbers: 'Chiffres', log: 'Journal' },
  close: 'Fermer',
}
