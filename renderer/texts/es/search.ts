/** Words of the screen search, in Spanish. */
import type { search as english } from '../en/search.ts'
import { wording } from './wording.ts'

const { count } = wording

export const search: typeof english = {
  title: 'Buscar',
  field: 'Título, id o nombre',
  hint: 'Un título, un id como tt0111161 o un nombre de archivo',
  submit: 'Preguntar al servicio: 1 búsqueda',
  suggestions: 'Títulos sugeridos',
  suggestionCount: (n) => count(n, { one: '# sugerencia', other: '# sugerencias' }),
  emptyTitle: 'Busca un título',
  emptyHint: 'Escribe unas letras y toma una sugerencia, o pulsa Intro para preguntar al servicio.',
  searching: 'Preguntando al servicio …',
  noTitlesTitle: 'No se encontró ningún título',
  noTitlesHint: 'Revisa la escritura o introduce su id.',
  titles: 'Títulos',
  types: { movie: 'Película', tv: 'Serie' },

  part: 'Temporada y episodio',
  partHint: 'Temporada y episodio: 2x5',
  partWrong: 'Escríbalo como 2x5, S02E05 o 2.',
  languages: 'Idiomas',
  showSubtitles: 'Mostrar subtítulos',
  noSubtitlesTitle: 'Sin subtítulos',
  noSubtitlesHint: 'No hay nada para esta parte en estos idiomas.',
  table: 'Subtítulos disponibles',
  columns: {
    release: 'Versión',
    language: 'Idioma',
    part: 'Parte',
    kind: 'Tipo',
    author: 'Autor',
    action: 'Acción',
  },
  season: (season) => `Temporada ${wording.number(season)}`,
  wholeSeason: (season) => `Temporada ${wording.number(season)}, entera`,
  episode: (season, episode) => `${season}×${episode}`,
  download: 'Descargar: 1 descarga',
  downloadFree: 'Descargar: gratis',
  fetching: 'Descargando …',
  written: (name) => `Escrito como ${name}`,

  pickVideo: '¿Para qué vídeo es?',
  pickField: 'Buscar un vídeo de la biblioteca',
  pickHint: 'Escribe una parte de su nombre',
  pickList: 'Vídeos',
  noVideos: 'Ningún vídeo de la biblioteca tiene eso en su nombre.',
  pickCancel: 'Ahora no',
}
