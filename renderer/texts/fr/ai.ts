/** Words of translations and transcriptions, in French. */
import type { Texts } from '../en.ts'
import { wording } from './wording.ts'

const { count } = wording
const videos = (n: number) => count(n, { one: '# vidéo', other: '# vidéos' })
const jobs = (n: number) => count(n, { one: '# tâche', other: '# tâches' })

export const ai: Texts['ai'] = {
  title: 'Traductions et transcriptions',
  left: (n, until) =>
    `Encore ${count(n, { one: '# unité d’IA', other: '# unités d’IA' })} ce mois-ci${until === null ? '' : `, renouvelées le ${until}`}.`,
  filters: 'Tâches par état',
  filter: { all: 'Toutes', running: 'En cours', waiting: 'En attente', written: 'Écrites', failed: 'Échouées' },
  states: {
    queued: 'En file',
    waiting: 'En attente',
    running: 'Traduction',
    checking: 'Vérification',
    written: 'Écrit',
    skipped: 'Ignoré',
    failed: 'Échec',
    refused: 'Non accepté',
    cancelled: 'Non suivi',
  },
  columns: {
    state: 'État',
    file: 'Vidéo',
    languages: 'Langues',
    progress: 'Progression',
    message: 'Ce qui s’est passé',
    time: 'Quand',
    action: 'Actions',
  },
  noRows: 'Aucune tâche ne correspond à ce filtre.',
  reused: 'réutilisé – gratuit',
  progressOf: (name) => `Progression de ${name}`,
  remaining: (seconds) => `encore ${seconds} s environ`,
  outcomes: {
    waiting: 'Nouvel essai plus tard.',
    skipped: 'Un autre fichier porte ce nom. Il a été gardé.',
    failed: 'Cela n’a pas été possible.',
    refused: 'Le résultat n’équivaut pas à sa source et n’a pas été écrit. Essayez un autre ton ou une autre source.',
    cancelled: 'N’est plus suivi.',
  },
  difference: (cue, fault) => (cue === 0 ? fault : `Réplique ${wording.number(cue)} : ${fault}`),
  faults: {
    missing: 'manquante',
    added: 'ajoutée',
    order: 'pas à sa place',
    timing: 'autres temps',
    settings: 'autre position ou autre style',
    tags: 'autres balises',
    signs: 'autres signes de musique',
    speakers: 'autre nombre de locuteurs',
    empty: 'sans paroles',
    header: 'autres styles dans tout le fichier',
    unreadable: 'pas un sous-titre lisible',
  },
  differences: (n) =>
    count(n, { one: 'Diffère de la source à # endroit :', other: 'Diffère de la source à # endroits :' }),
  retry: 'Réessayer',
  retryAll: (n) => `Réessayer ${jobs(n)}`,
  cancel: 'Ne plus suivre',
  cancelAll: (n) => `Ne plus suivre ${jobs(n)}`,
  cancelHint: 'Ce qui a commencé chez le service est payé ; le suivre à nouveau plus tard ne coûte rien.',

  open: 'Traduire…',
  openShown: 'Traduire ce qui est affiché…',
  panel: (n) => `Traduire ${videos(n)}`,
  to: 'Vers',
  tone: 'Ton',
  usualTone: 'Habituel',
  tones: {
    faithful: 'Fidèle',
    formal: 'Soutenu',
    casual: 'Familier',
    cinematic_action: 'Film d’action',
    comedic_fun: 'Comédie',
    anime: 'Anime',
  },
  cost: 'Chaque traduction coûte une unité d’IA ; si le service l’a déjà faite, elle est gratuite.',
  planned: (n, left) =>
    `${count(n, { one: '# traduction', other: '# traductions' })}${left === null ? '' : ` ; ${left} unités d’IA restent ce mois-ci`}`,
  order: (n) => `Traduire ${videos(n)}`,
  tooMany: (n) => `${videos(n)} de plus ne tiennent pas dans une commande ; recommencez ensuite.`,
  withoutTone: (n) =>
    `${count(n, { one: '# traduction est faite', other: '# traductions sont faites' })} dans le ton habituel : ce service ne connaît pas de ton pour les fichiers de packs de saison.`,
  transcribing: 'Transcription',
  transcriptionOrdered: 'Transcription commandée.',
  ordered: (ordered, covered, without) =>
    [
      count(ordered, { one: '# traduction commandée.', other: '# traductions commandées.' }),
      covered > 0 ? count(covered, { one: '# vidéo en a déjà une.', other: '# vidéos en ont déjà une.' }) : '',
      without > 0
        ? count(without, {
            one: '# vidéo ne peut pas être traduite :',
            other: '# vidéos ne peuvent pas être traduites :',
          })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  watch: 'Les suivre',
  transcribe: 'Écrire ce qui est dit',
  transcribeHint:
    'De la parole au texte dans la langue choisie ; le service intégré écoute la vidéo sur cette machine.',
}
