/** Words of the screen library, in Spanish. */
import type { library as english } from '../en/library.ts'
import { wording } from './wording.ts'

const { count } = wording
const videos = (n: number) => count(n, { one: '# vídeo', many: '# de vídeos', other: '# vídeos' })

const fieldNames: typeof english.fields = {
  title: 'Título',
  otherTitle: 'Otro título',
  year: 'Año',
  season: 'Temporada',
  lastSeason: 'Última temporada',
  episodes: 'Episodio',
  absoluteEpisode: 'Episodio en total',
  isFullSeason: 'Temporada completa',
  episodeTitle: 'Título del episodio',
  date: 'Fecha',
  part: 'Parte',
  source: 'Fuente',
  isRemux: 'Remux',
  resolution: 'Resolución',
  videoCodec: 'Imagen',
  audioCodecs: 'Sonido',
  releaseGroup: 'Grupo',
  editions: 'Edición',
  languages: 'Idiomas',
  streamingService: 'Plataforma',
  isProper: 'Versión corregida',
  fps: 'Fotogramas por segundo',
}

export const library: typeof english = {
  title: 'Biblioteca',
  summary: (n: number, moment: string) => `${videos(n)} · último análisis ${moment}`,
  videosOnly: videos,
  search: 'Buscar por nombre',
  addFolder: 'Añadir carpeta',
  scanAgain: 'Volver a analizar las carpetas',
  plan: (n: number) => `Buscar subtítulos para ${videos(n)}`,
  planFolder: 'Buscar subtítulos para esta carpeta',
  planNothing: 'No falta nada',

  scanning: (n: number) => `Analizando las carpetas: ${videos(n)} hasta ahora`,
  cancelScan: 'Detener (Esc)',

  folders: 'Carpetas',
  allFolders: 'Todas las carpetas',
  folderStates: {
    there: '',
    scanning: 'se está analizando',
    away: 'no disponible ahora',
    unreadable: 'no se puede leer',
  },

  languages: 'Idiomas',
  coverage: (language: string, covered: string) => `${language}: ${covered} cubierto`,
  showCovered: (language: string, n: number) => `${language}: mostrar ${videos(n)} con subtítulos`,
  showMissing: (language: string, n: number) => `${language}: mostrar ${videos(n)} sin subtítulos`,

  filters: 'Filtros',
  filter: {
    all: 'Todos',
    missing: 'Incompletos',
    covered: 'Completos',
    ask: 'Por revisar',
    waiting: 'En espera',
    none: 'No encontrados',
    'not-understood': 'Nombre dudoso',
    ignored: 'Omitidos',
    orphans: 'Sin vídeo',
  },

  table: 'Vídeos',
  columns: {
    name: 'Archivo',
    title: 'Leído como',
    folder: 'Carpeta',
    languages: 'Subtítulos',
    changed: 'Modificado',
  },
  sortBy: {
    name: 'Ordenar por archivo',
    title: 'Ordenar por título',
    folder: 'Ordenar por carpeta',
    newest: 'Los más recientes primero',
  },
  notUnderstood: 'nombre no entendido',
  leftOutTable: 'Archivos omitidos',
  orphanTable: 'Subtítulos sin vídeo',
  leftOutColumns: { path: 'Archivo', reason: 'Motivo' },

  leftOutReasons: {
    sample: 'Una muestra.',
    extra: 'Material adicional.',
    trailer: 'Un tráiler.',
    'too-small': 'Demasiado pequeño para una película o un episodio.',
    'still-growing': 'Aún se copia o descarga. Analiza de nuevo cuando termine.',
    hidden: 'Es del sistema o está oculto.',
    link: 'Un enlace. Añade la carpeta a la que apunta.',
    'special-file': 'No es un archivo normal.',
    unreadable: 'No se puede leer. Revisa los permisos.',
    'unusable-name': 'El nombre no se puede usar. Cámbialo.',
    orphan: 'Ningún vídeo le corresponde.',
  },

  fields: fieldNames,

  states: {
    covered: 'ya está',
    missing: 'falta',
    ask: 'hay que revisarlo',
    waiting: 'espera la cuota',
    none: 'no se ha encontrado nada',
  },
  by: {
    sidecar: 'un archivo tuyo',
    stray: 'un archivo tuyo con un nombre antiguo',
    ours: 'un archivo escrito por Undertitle',
    track: 'una pista dentro del vídeo',
    audio: 'el idioma hablado',
  },
  standing: (language: string, state: string, by: string | null) =>
    by === null ? `${language}: ${state}` : `${language}: ${state}, ${by}`,

  emptyTitle: 'Suelta aquí una carpeta con vídeos',
  emptyTitleNoDrop: 'Añade una carpeta con vídeos',
  emptyText:
    'Cada vídeo recibe los subtítulos adecuados en tus idiomas. No se escribe nada hasta que hayas visto el plan.',
  dropHere: 'Suelta para añadir estas carpetas',
  trySample: 'Probar con vídeos de muestra',
  noRowsTitle: 'No hay ningún vídeo en esta lista',
  noRowsText: 'Elige otro filtro o muestra todos los vídeos.',
  noMatchTitle: (text: string) => `Ningún nombre contiene «${text}»`,
  noMatchText: 'Prueba con menos letras o borra la búsqueda.',
  showAll: 'Mostrar todos',

  browse: {
    title: 'Elegir una carpeta',
    add: 'Añadir esta carpeta',
    up: 'Subir un nivel',
    empty: 'Aquí no hay carpetas.',
    keys: 'Intro abre una carpeta, Retroceso sube un nivel.',
  },

  titleChoice: {
    section: 'Título',
    another: 'Es otro título…',
    chosen: {
      movie: (title: string) => `Se toma por «${title}», como dijiste.`,
      tv: (title: string) => `Se toma por «${title}», como dijiste: todos los episodios de la serie en esta carpeta.`,
    },
    forget: 'Olvidarlo',
    field: '¿Qué título es?',
    hint: 'Se usa una búsqueda. Lo que elijas vale para toda la serie.',
    search: 'Buscar',
    found: 'Títulos encontrados',
    none: 'Ningún título se llama así. Prueba con menos palabras o con un id (tt…).',
    movie: 'Película',
    show: 'Serie',
  },

  drawer: {
    label: 'Un vídeo',
    find: 'Buscar subtítulos',
    showInFolder: 'Mostrar en la carpeta',
    play: 'Abrir con el reproductor',
    facts: 'Sobre este vídeo',
    size: 'Tamaño',
    runningTime: 'Duración',
    frameRate: 'Fotogramas',
    fps: (value: string) => `${value} fps`,
    folder: 'Carpeta',
    wanted: 'Deseado',
    sidecars: 'Archivos de subtítulos junto al vídeo',
    noSidecars: 'No hay ningún archivo de subtítulos junto a este vídeo.',
    dragHint:
      'Los archivos de Undertitle se pueden arrastrar por el nombre a otro programa o carpeta. Con el teclado: «Mostrar en la carpeta».',
    ours: 'de Undertitle',
    yours: 'tuyo',
    rePaired: 'tuyo, por el título',
    rePairedWhy:
      'Su vídeo cambió de nombre o se sustituyó: se reconoce por título, temporada y episodio. Los reproductores no lo encuentran con este nombre.',
    rename: 'Ponerle el nombre del vídeo',
    renamed: (name: string) => `Ahora se llama ${name}`,
    undoRename: 'Deshacer el cambio de nombre',
    tracks: 'Pistas internas',
    noTracks: 'No se han podido leer las pistas de este archivo.',
    kinds: { video: 'Vídeo', audio: 'Audio', subtitle: 'Subtítulo' },
    why: 'Por qué se ha leído así el nombre',
    from: { name: 'nombre del archivo', folder: 'nombre de la carpeta' },
    history: 'Lo que Undertitle ha hecho aquí',
    noHistory: 'Aún no se ha escrito nada para este vídeo.',
    undo: 'Deshacer 1 archivo',
    undone: (n: number) =>
      count(n, {
        one: '# archivo enviado a la papelera.',
        many: '# de archivos enviados a la papelera.',
        other: '# archivos enviados a la papelera.',
      }),
  },
}
