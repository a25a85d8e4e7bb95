/** Words of timing in the drawer, in French. */
import type { timing as english } from '../en/timing.ts'
import { wording } from './wording.ts'

const { count } = wording

export const timing: typeof english = {
  section: 'Synchronisation',
  check: 'Vérifier les temps',
  checkFolder: 'Vérifier tout le dossier',
  cancel: 'Arrêter la vérification',
  shift: 'Décaler à la main',
  step: (seconds) => `${seconds} secondes`,
  seconds: 'Secondes, négatives pour avancer',
  placeholder: '0,0 s',
  move: 'Décaler 1 fichier',
  mend: (files) => count(files, { one: 'Corriger # fichier', other: 'Corriger # fichiers' }),
  undo: 'Annuler pour 1 fichier',
  done: (files) => count(files, { one: '# fichier décalé.', other: '# fichiers décalés.' }),
  was: (change) => `Décalé : ${change}`,
  states: {
    queued: 'Attend son tour',
    checking: 'Vérification en cours',
    failed: 'La vérification a échoué.',
    fits: 'Synchronisé avec la vidéo.',
    mendable: 'Désynchronisé.',
    'other-cut': 'Un autre montage : seules des parties correspondent, et aucun décalage n’y remédie.',
    unclear: 'Impossible à dire : trop peu en commun. Il est peut-être d’un autre film ou d’un autre épisode.',
    moved: 'Synchronisé.',
  },
  nothing: 'Il n’y a rien à quoi le comparer.',
  mendedBy: (change) => `Ce qui le corrige : ${change}.`,
  earlier: (seconds) => `${seconds} s plus tôt`,
  later: (seconds) => `${seconds} s plus tard`,
  stretched: (percent) => `allongé de ${percent} %`,
  shrunk: (percent) => `raccourci de ${percent} %`,
  inParts: (parts) => count(parts, { one: 'en # partie', other: 'en # parties' }),
  measured: (what) => `Comparé avec ${what}.`,
  against: {
    track: (language) => `la piste de la vidéo (${language})`,
    someTrack: 'une piste de texte de la vidéo',
    own: (name) => `votre fichier ${name}`,
    ours: (name) => `${name}, écrit par Undertitle`,
    speech: 'la parole dans la vidéo',
    hand: 'À la main.',
  },
  shares: (before, after) => `Sans décalage, ${before} % de sa durée tombe sur de la parole ; décalé, ${after} %.`,
  summary: (done, total) => `${done} sur ${total} vérifiés`,
  counts: {
    fits: (n) => `${n} synchronisés`,
    moved: (n) => `${n} décalés`,
    mendable: (n) => `${n} à corriger`,
    others: (n) => `${n} à examiner`,
  },
  picture: {
    speech: 'Parole',
    was: 'Avant',
    now: 'Actuel',
    then: 'Corrigé',
    caption: (from, to) => `Une minute du film, de ${from} à ${to}`,
  },
}
