/** Words of the screen history, in Spanish. */
import type { history as english } from '../en/history.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# archivo', other: '# archivos' })

export const history: typeof english = {
  title: 'Historial y papelera',
  pages: 'Qué mostrar',
  page: 'Historial',
  trash: 'Papelera',
  search: 'Buscar por nombre',

  batches: 'Ejecuciones',
  allBatches: 'Todas las ejecuciones',
  batchFiles: (n) => files(n),
  emptyTitle: 'Todavía no se ha escrito nada',
  emptyHint: 'Cada subtítulo que la aplicación escribe aparece aquí y se puede deshacer.',
  nothingFoundTitle: 'Nada cumple esta búsqueda',
  nothingFoundHint: 'Prueba otra parte del nombre u otra ejecución.',

  table: 'Subtítulos escritos',
  columns: {
    time: 'Cuándo',
    file: 'Subtítulo',
    language: 'Idioma',
    release: 'Origen',
    state: 'Estado',
  },
  warnings: { short: 'Termina bastante antes que el vídeo.' },
  states: { written: 'escrito', undone: 'deshecho', replaced: 'reemplazado' },

  undoRow: 'Deshacer 1 archivo',
  undoBatch: (n) => `Deshacer ${files(n)}`,
  undoSince: 'Deshacer todo desde …',
  since: { hour: 'hace una hora', today: 'el inicio de hoy', yesterday: 'el inicio de ayer', week: 'hace una semana' },
  sinceMoment: 'otro momento',
  count: 'Contar los archivos',
  undoQuestion: (n) => `¿Deshacer ${files(n)}?`,
  undo: (n) => `Deshacer ${files(n)}`,
  keep: 'Conservar',
  ok: 'De acuerdo',
  nothingToUndo: 'No hay nada que deshacer.',
  undone: (n) => `${files(n)} a la papelera.`,
  keptFiles: (n) => count(n, { one: '# archivo se dejó como estaba:', other: '# archivos se dejaron como estaban:' }),

  renames: 'Renombrados',
  renamesTable: 'Subtítulos tuyos renombrados',
  renamesColumns: { to: 'Nombre actual', from: 'Nombre anterior', time: 'Cuándo', action: 'Acciones' },
  renamesEmptyTitle: 'Ningún archivo tuyo se ha renombrado',
  renamesEmptyHint:
    'Un subtítulo que un vídeo renombrado dejó atrás puede recibir su nombre, en el plan o junto al vídeo.',
  undoRename: 'Deshacer 1 cambio de nombre',

  trashTable: 'Archivos en la papelera',
  trashColumns: {
    time: 'Desde',
    file: 'Subtítulo',
    language: 'Idioma',
    size: 'Tamaño',
    action: 'Acciones',
  },
  trashEmptyTitle: 'La papelera está vacía',
  trashEmptyHint: 'Lo que se deshace o reemplaza se guarda aquí hasta que la vacíes.',
  restore: 'Restaurar',
  restored: (name) => `${name} ha vuelto.`,
  emptyTrash: (n) => `Vaciar la papelera: ${files(n)}`,
  emptyQuestion: (n) => `¿Borrar ${files(n)} para siempre?`,
  deleteFiles: (n) => `Borrar ${files(n)}`,
}
