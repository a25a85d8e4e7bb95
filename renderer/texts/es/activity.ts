/** Words of the screen activity, in Spanish. */
import type { activity as english } from '../en/activity.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# archivo', other: '# archivos' })

export const activity: typeof english = {
  title: 'Actividad',
  emptyTitle: 'Todavía no se ha ejecutado nada',
  emptyHint: 'Haz un plan y ejecútalo: cada archivo en camino aparece aquí.',
  openPlan: 'Ir al plan',
  noRows: 'Ninguna fila cumple este filtro',
  showAll: 'Mostrar todas las filas',

  filters: 'Filas por estado',
  counts: {
    all: 'Todo',
    running: 'En curso',
    written: 'Escritos',
    skipped: 'Omitidos',
    waiting: 'En espera',
    failed: 'Fallidos',
  },
  states: {
    queued: 'En cola',
    downloading: 'Descargando',
    checking: 'Comprobando',
    written: 'Escrito',
    skipped: 'Omitido',
    waiting: 'En espera',
    failed: 'Fallido',
    cancelled: 'Cancelado',
  },
  reasons: {
    covered: 'Ya está.',
    'foreign-file': 'Otro archivo tiene ese nombre. Se conservó.',
    ask: 'Hay que revisarlo.',
    'no-match': 'El servicio no conoce el título.',
    'no-candidate': 'Ningún subtítulo encaja.',
    quota: 'Espera a la cuota.',
    rejected: 'Lo que llegó no era el texto correcto.',
    error: 'Algo salió mal.',
  },
  table: 'Archivos en camino',
  columns: {
    state: 'Estado',
    file: 'Archivo',
    language: 'Idioma',
    message: 'Qué pasó',
    time: 'Cuándo',
    action: 'Acciones',
  },

  running: 'En marcha',
  paused: 'En pausa',
  progress: 'Progreso de la ejecución',
  downloadsOf: (done, total) => `Descargas: ${done} de ${total}`,
  filesOf: (done, total) => `Archivos: ${done} de ${total}`,
  pace: (perMinute, remaining) => `${perMinute} por minuto, quedan unos ${remaining}`,
  resumesAt: (moment, remaining) => `Los que esperan siguen solos el ${moment}, en ${remaining}.`,
  pause: 'Pausar',
  resume: 'Continuar',
  cancel: 'Cancelar',
  cancelHint: 'Los archivos terminados se quedan.',
  retry: (n) => `Reintentar ${files(n)}`,

  doneTitle: (right, total, share) => `${right} de ${total} ya están bien (${share})`,
  nothingLeft: 'No queda nada pendiente.',
  leftOver: (n) => `Quedan ${n}:`,
  leftReasons: {
    waiting: (n) => count(n, { one: '# espera cuota', other: '# esperan cuota' }),
    failed: (n) => count(n, { one: '# falló', other: '# fallaron' }),
    ask: (n) => count(n, { other: '# por revisar' }),
    none: (n) => count(n, { one: '# no encontrado', other: '# no encontrados' }),
    skipped: (n) => count(n, { one: '# omitido', other: '# omitidos' }),
  },
  spent: (search, downloads) =>
    `Gastado: ${count(search, { one: '# búsqueda', other: '# búsquedas' })} y ${count(downloads, { one: '# descarga', other: '# descargas' })}`,
  undoAll: (n) => count(n, { one: 'Deshacer # archivo', other: 'Deshacer los # archivos' }),
  undoQuestion: (n) => `¿Deshacer ${files(n)}?`,
  undo: (n) => `Deshacer ${files(n)}`,
  keep: 'Conservar',
  undone: (n) => `${files(n)} a la papelera.`,
  keptFiles: (n) => count(n, { one: '# archivo se dejó como estaba:', other: '# archivos se dejaron como estaban:' }),

  watch: 'Seguir vigilando…',
  showInFolder: 'Mostrar en la carpeta',
  wrongNext: 'Mal → siguiente',
  wrongNextHint: 'Lleva este subtítulo a la papelera y escribe el siguiente candidato (X)',
  replacing: 'Tomando el siguiente …',
  replaced: (name, release) => `${name} es ahora de ${release}. El otro está en la papelera.`,
  nothingNext: 'Está en la papelera. El servicio no tiene otro subtítulo para este vídeo.',
}
