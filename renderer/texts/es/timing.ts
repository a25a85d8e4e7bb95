/** Words of timing in the drawer, in Spanish. */
import type { timing as english } from '../en/timing.ts'
import { wording } from './wording.ts'

const { count } = wording

export const timing: typeof english = {
  section: 'Sincronía',
  check: 'Comprobar tiempos',
  checkFolder: 'Comprobar todos los de esta carpeta',
  cancel: 'Detener la comprobación',
  shift: 'Desplazar a mano',
  step: (seconds) => `${seconds} segundos`,
  seconds: 'Segundos, negativos para antes',
  placeholder: '0,0 s',
  move: 'Desplazar 1 archivo',
  mend: (files) => count(files, { one: 'Corregir # archivo', other: 'Corregir # archivos' }),
  undo: 'Deshacer en 1 archivo',
  done: (files) => count(files, { one: '# archivo desplazado.', other: '# archivos desplazados.' }),
  was: (change) => `Desplazado: ${change}`,
  states: {
    queued: 'Espera su turno',
    checking: 'Comprobando',
    failed: 'No se pudo comprobar.',
    fits: 'Sincronizado con el vídeo.',
    mendable: 'Desincronizado.',
    'other-cut': 'Otro montaje: solo encajan algunas partes, y ningún desplazamiento lo corrige.',
    unclear: 'No se puede saber: hay muy poco en común. Puede ser de otra película o de otro episodio.',
    moved: 'Ya está sincronizado.',
  },
  nothing: 'No hay nada con qué compararlo.',
  mendedBy: (change) => `Así se corrige: ${change}.`,
  earlier: (seconds) => `${seconds} s antes`,
  later: (seconds) => `${seconds} s después`,
  stretched: (percent) => `alargado un ${percent} %`,
  shrunk: (percent) => `acortado un ${percent} %`,
  inParts: (parts) => count(parts, { one: 'en # parte', other: 'en # partes' }),
  measured: (what) => `Comparado con ${what}.`,
  against: {
    track: (language) => `la pista del vídeo (${language})`,
    someTrack: 'una pista de texto del vídeo',
    own: (name) => `tu archivo ${name}`,
    ours: (name) => `${name}, escrito por Undertitle`,
    speech: 'el habla del vídeo',
    hand: 'A mano.',
  },
  shares: (before, after) =>
    `Sin desplazar, el ${before} % de su tiempo coincide con el habla; desplazado, el ${after} %.`,
  summary: (done, total) => `${done} de ${total} comprobados`,
  counts: {
    fits: (n) => `${n} sincronizados`,
    moved: (n) => `${n} desplazados`,
    mendable: (n) => `${n} por corregir`,
    others: (n) => `${n} por revisar`,
  },
  picture: {
    speech: 'Habla',
    was: 'Antes',
    now: 'Ahora',
    then: 'Corregido',
    caption: (from, to) => `Un minuto de la película, de ${from} a ${to}`,
  },
}
