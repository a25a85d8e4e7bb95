/** Words of translations and transcriptions, in Spanish. */
import type { Texts } from '../en.ts'
import { wording } from './wording.ts'

const { count } = wording
const videos = (n: number) => count(n, { one: '# vídeo', other: '# vídeos' })
const jobs = (n: number) => count(n, { one: '# trabajo', other: '# trabajos' })

export const ai: Texts['ai'] = {
  title: 'Traducciones y transcripciones',
  left: (n, until) =>
    `Quedan ${count(n, { one: '# unidad de IA', other: '# unidades de IA' })} este mes${until === null ? '' : `; se renuevan el ${until}`}.`,
  filters: 'Trabajos por estado',
  filter: { all: 'Todos', running: 'En marcha', waiting: 'En espera', written: 'Escritos', failed: 'Fallidos' },
  states: {
    queued: 'En cola',
    waiting: 'En espera',
    running: 'Traduciendo',
    checking: 'Comprobando',
    written: 'Escrito',
    skipped: 'Omitido',
    failed: 'Fallido',
    refused: 'No aceptado',
    cancelled: 'Sin seguimiento',
  },
  columns: {
    state: 'Estado',
    file: 'Vídeo',
    languages: 'Idiomas',
    progress: 'Progreso',
    message: 'Qué pasó',
    time: 'Cuándo',
    action: 'Acciones',
  },
  noRows: 'Ningún trabajo cumple este filtro.',
  reused: 'reutilizado – gratis',
  progressOf: (name) => `Progreso de ${name}`,
  remaining: (seconds) => `quedan unos ${seconds} s`,
  outcomes: {
    waiting: 'Se volverá a intentar más tarde.',
    skipped: 'Otro archivo tiene ese nombre. Se ha conservado.',
    failed: 'No se ha podido hacer.',
    refused: 'El resultado no equivale a su fuente y no se ha escrito. Prueba otro tono u otra fuente.',
    cancelled: 'Ya no se sigue.',
  },
  difference: (cue, fault) => (cue === 0 ? fault : `Línea ${wording.number(cue)}: ${fault}`),
  faults: {
    missing: 'falta',
    added: 'añadida',
    order: 'fuera de su sitio',
    timing: 'otros tiempos',
    settings: 'otra posición u otro estilo',
    tags: 'otras etiquetas',
    signs: 'otros signos musicales',
    speakers: 'otro número de hablantes',
    empty: 'sin palabras',
    header: 'otros estilos en todo el archivo',
    unreadable: 'no es un subtítulo legible',
  },
  differences: (n) =>
    count(n, { one: 'Difiere del original en # lugar:', other: 'Difiere del original en # lugares:' }),
  retry: 'Intentar de nuevo',
  retryAll: (n) => `Intentar ${jobs(n)} de nuevo`,
  cancel: 'Dejar de seguir',
  cancelAll: (n) => `Dejar de seguir ${jobs(n)}`,
  cancelHint: 'Lo que ya empezó en el servicio está pagado; volver a seguirlo más tarde no cuesta nada.',

  open: 'Traducir…',
  openShown: 'Traducir lo que se ve…',
  panel: (n) => `Traducir ${videos(n)}`,
  to: 'Al',
  tone: 'Tono',
  usualTone: 'El habitual',
  tones: {
    faithful: 'Fiel',
    formal: 'Formal',
    casual: 'Informal',
    cinematic_action: 'Cine de acción',
    comedic_fun: 'Comedia',
    anime: 'Anime',
  },
  cost: 'Cada traducción cuesta una unidad de IA; si el servicio ya la hizo antes, es gratis.',
  planned: (n, left) =>
    `${count(n, { one: '# traducción', other: '# traducciones' })}${left === null ? '' : `; quedan ${left} unidades de IA este mes`}`,
  order: (n) => `Traducir ${videos(n)}`,
  tooMany: (n) => `${videos(n)} más no caben en un pedido; haz otro después.`,
  withoutTone: (n) =>
    `${count(n, { one: '# traducción se hace', other: '# traducciones se hacen' })} en el tono habitual: este servicio no conoce tonos para archivos de paquetes de temporada.`,
  transcribing: 'Transcribiendo',
  transcriptionOrdered: 'Transcripción pedida.',
  ordered: (ordered, covered, without) =>
    [
      count(ordered, { one: '# traducción pedida.', other: '# traducciones pedidas.' }),
      covered > 0 ? count(covered, { one: '# vídeo ya la tiene.', other: '# vídeos ya la tienen.' }) : '',
      without > 0
        ? count(without, { one: '# vídeo no se puede traducir:', other: '# vídeos no se pueden traducir:' })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  watch: 'Verlas',
  transcribe: 'Escribir lo que se oye',
  transcribeHint: 'De voz a texto en el idioma elegido; el servicio integrado escucha el vídeo en este equipo.',
}
