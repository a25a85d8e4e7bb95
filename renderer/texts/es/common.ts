/** Words that several screens share, in Spanish. */
import type { common as english } from '../en/common.ts'
import { wording } from './wording.ts'

export const common: typeof english = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
  remove: 'Quitar',
  retry: 'Reintentar',
  undo: 'Deshacer',
  back: 'Atrás',
  next: 'Siguiente',
  done: 'Listo',
  all: 'Todo',
  none: 'Ninguno',
  language: 'Idioma',
  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  loading: 'Cargando…',
  nothingFound: 'Sin resultados',
  details: 'Detalles',
  unknown: 'desconocido',
  yes: 'Sí',
  no: 'No',
  show: 'Mostrar',
  hide: 'Ocultar',
  videos: (count: number) => wording.count(count, { one: '# vídeo', many: '# de vídeos', other: '# vídeos' }),
  files: (count: number) => wording.count(count, { one: '# archivo', many: '# de archivos', other: '# archivos' }),
  rows: (count: number) => wording.count(count, { one: '# fila', many: '# de filas', other: '# filas' }),
  hearingImpaired: 'para sordos',
  forced: 'forzados',
  machineMade: 'automáticos',
}
