/** Words of what was taken out of a text before it was written, in Spanish. */
import type { cleaning as english } from '../en/cleaning.ts'
import { wording } from './wording.ts'

const { count } = wording

export const cleaning: typeof english = {
  removedSounds: (n: number) =>
    count(n, { one: '# sonido o hablante quitado', other: '# sonidos y hablantes quitados' }),
  removedCredits: (n: number) => count(n, { one: '# crédito quitado', other: '# créditos quitados' }),
  convertedFrom: (format: string) => `Convertido de ${format}`,
  lost: (kinds: string) => `No caben en SRT: ${kinds}`,
  lossKinds: {
    positions: 'posiciones',
    colours: 'colores',
    fonts: 'tipos de letra',
    effects: 'efectos',
    drawings: 'dibujos',
    voices: 'voces',
  },
  cues: (n: number) => count(n, { one: '# línea', other: '# líneas' }),
  show: (n: number) => count(n, { one: 'Mostrarlo', other: 'Mostrar los #' }),
  reasons: {
    sound: 'sonido',
    music: 'música',
    speaker: 'hablante',
    credit: 'crédito',
    address: 'sitio web',
    advert: 'anuncio',
  },
  restore: 'Restaurar el texto recibido',
  inPreview: (n: number) =>
    count(n, { one: '# sonido, hablante o crédito se quita', other: '# sonidos, hablantes y créditos se quitan' }),
  open: 'Limpiar …',
  nothing: 'No hay nada que quitar ni convertir.',
  hide: 'Ocultar',
  removeSounds: (n: number) => count(n, { one: 'Quitar # sonido o hablante', other: 'Quitar # sonidos y hablantes' }),
  removeCredits: (n: number) => count(n, { one: 'Quitar # crédito', other: 'Quitar # créditos' }),
  convert: 'Convertir a SRT',
}
