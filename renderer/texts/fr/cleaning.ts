/** Words of what was taken out of a text before it was written, in French. */
import type { cleaning as english } from '../en/cleaning.ts'
import { wording } from './wording.ts'

const { count } = wording

export const cleaning: typeof english = {
  removedSounds: (n: number) => count(n, { one: '# son ou locuteur retiré', other: '# sons et locuteurs retirés' }),
  removedCredits: (n: number) => count(n, { one: '# crédit retiré', other: '# crédits retirés' }),
  convertedFrom: (format: string) => `Converti depuis ${format}`,
  lost: (kinds: string) => `Impossible en SRT : ${kinds}`,
  lossKinds: {
    positions: 'positions',
    colours: 'couleurs',
    fonts: 'polices',
    effects: 'effets',
    drawings: 'dessins',
    voices: 'voix',
  },
  cues: (n: number) => count(n, { one: '# ligne', other: '# lignes' }),
  show: (n: number) => count(n, { one: 'L’afficher', other: 'Afficher les #' }),
  reasons: {
    sound: 'son',
    music: 'musique',
    speaker: 'locuteur',
    credit: 'crédit',
    address: 'site',
    advert: 'publicité',
  },
  restore: 'Rétablir le texte livré',
  inPreview: (n: number) =>
    count(n, { one: '# son, locuteur ou crédit retiré', other: '# sons, locuteurs et crédits retirés' }),
  open: 'Nettoyer …',
  nothing: 'Il n’y a rien à retirer ni à convertir.',
  hide: 'Masquer',
  removeSounds: (n: number) => count(n, { one: 'Retirer # son ou locuteur', other: 'Retirer # sons et locuteurs' }),
  removeCredits: (n: number) => count(n, { one: 'Retirer # crédit', other: 'Retirer # crédits' }),
  convert: 'Convertir en SRT',
}
