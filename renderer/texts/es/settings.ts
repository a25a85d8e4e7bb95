/** Words of the screen settings, in Spanish. */
import type { settings as english } from '../en/settings.ts'
import { wording } from './wording.ts'

const { count, number } = wording

export const settings: typeof english = {
  title: 'Ajustes',
  saved: 'Cada cambio se guarda al momento.',

  service: 'Servicio',
  serviceHint: 'De dónde vienen los subtítulos.',
  builtIn: 'Integrado',
  remote: 'Otro servicio',
  builtInHint: 'Funciona dentro de la aplicación, sin clave y sin red.',
  address: 'Dirección',
  downloadAddress: 'Dirección de descargas',
  uploadAddress: 'Dirección de envíos',
  sameAddress: 'la misma de arriba',
  addressHint: 'Empieza por https://',
  apiKey: 'Clave',
  uploadToken: 'Token de envíos',
  secretSet: (ending: string) => `Guardada, termina en …${ending}`,
  replace: 'Cambiar',
  forget: 'Olvidar',
  keep: 'Conservar',
  save: 'Guardar',
  test: 'Probar el servicio',
  testOk: (plan: string | null) =>
    plan === null ? 'El servicio responde.' : `El servicio responde. Tu plan: ${plan}.`,

  languages: 'Idiomas',
  languagesHint: 'Cada vídeo recibe un subtítulo por línea. Si no existe en el primer idioma, se toma el siguiente.',
  wishes: {
    add: 'Añadir un idioma',
    addFallback: 'si no…',
    otherwise: 'si no',
    nothingFound: 'No existe ese idioma',
    none: 'Elige al menos un idioma.',
    up: (name: string) => `Subir ${name}`,
    remove: (name: string) => `Quitar ${name}`,
  },
  wouldMean: (covered: number, missing: number) => `${number(covered)} completos, ${number(missing)} por completar`,
  hearingImpaired: 'Para personas sordas',
  hearingImpairedChoices: { any: 'Indiferente', prefer: 'Preferir', avoid: 'Evitar', only: 'Solo' },
  forced: 'También subtítulos forzados',
  forcedHint: 'Solo las frases en otros idiomas. Nunca cuentan como vídeo completo.',
  skipWhenAudioMatches: 'Omitir si el audio ya está en ese idioma',

  naming: 'Nombres de archivo',
  namingUniversal: 'Universal',
  namingExample: 'Ejemplo',
  namingReaders: 'Quién los reconoce',
  readers: {
    universal: 'Plex, Jellyfin, Emby, Kodi, mpv y VLC',
    plex: 'Plex; también lo leen Jellyfin, Kodi, mpv y VLC',
    jellyfin: 'Jellyfin y Emby; Plex puede mostrar como desconocido un idioma regional',
    kodi: 'Kodi; Plex puede mostrar como desconocido un idioma regional',
    mpv: 'mpv desde la 0.40 y VLC; las versiones anteriores de mpv no cargan nombres regionales',
  },
  protections: {
    keyring: 'Cifrada por el llavero del sistema.',
    session:
      'No se ha encontrado ningún llavero. La clave se guarda hasta que salgas o, si lo eliges, en un archivo sin cifrar.',
    file: 'Guardada en un archivo que solo tu usuario puede leer, pero sin cifrar.',
  },

  clean: {
    title: 'Después de la descarga',
    hint: 'Lo que se hace con un texto antes de escribirlo. Solo se tocan archivos de esta aplicación, y todo se puede deshacer.',
    sounds: 'Quitar sonidos y nombres de hablantes',
    soundsHint:
      'Descripciones para personas sordas. Las letras de canciones se quedan, y también todo lo que pueda ser diálogo.',
    soundsWished: 'No mientras las reglas de arriba pidan subtítulos para personas sordas.',
    credits: 'Quitar créditos y anuncios',
    creditsHint: 'Quién hizo el subtítulo, sitios web y publicidad. Los créditos de la película se quedan.',
    format: 'Formato',
    formats: { keep: 'como llega', srt: 'siempre SRT' },
    exampleTitle: 'Un ejemplo',
    before: 'Recibido',
    after: 'Escrito',
    gone: 'se quita',
    example: [
      'Subtítulos por Ana Otra',
      '[chirrido de puerta]\n- ¿Quién está ahí?',
      'JUAN: Soy yo.\n(SUSPIRA)',
      '♪ La lluvia cae ♪',
    ],
  },

  folders: 'Carpetas',
  foldersHint: 'Quitar una carpeta de aquí no toca ningún archivo.',
  noFolders: 'Aún no hay carpetas. Añade una en la biblioteca.',
  videos: (n: number) => count(n, { one: '# vídeo', many: '# de vídeos', other: '# vídeos' }),
  remove: 'Quitar',
  removeQuestion: (n: number) =>
    count(n, {
      one: '¿Quitar # vídeo de la biblioteca?',
      many: '¿Quitar # de vídeos de la biblioteca?',
      other: '¿Quitar # vídeos de la biblioteca?',
    }),
  removeVerb: (n: number) => count(n, { one: 'Quitar # vídeo', many: 'Quitar # de vídeos', other: 'Quitar # vídeos' }),

  appearance: 'Aspecto',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  uiLanguage: 'Idioma de la aplicación',
  machineLanguage: 'Idioma del sistema',

  keyboard: 'Teclado',
  keyboardHint: 'La revisión muestra sus propias teclas.',
  keys: {
    screens: 'ir a una pantalla',
    search: 'buscar en la biblioteca',
    rows: 'moverse por una lista',
    ends: 'primera o última fila',
    open: 'abrir una fila',
    actions: 'a los botones de esa fila',
    close: 'cerrar, o dejarlo todo como está',
    next: 'subtítulo equivocado: escribir el siguiente',
  },

  advanced: 'Avanzado',
  yesTo: 'Sin preguntar, tomar',
  yesToChoices: { sure: 'lo seguro', all: 'lo mejor disponible' },
  timing: 'Comprobar los tiempos tras descargar',
  timingChoices: { off: 'nunca', subtitles: 'con mis subtítulos', video: 'también con el vídeo' },
  minimumSize: 'Vídeo más pequeño (MB)',
  minimumSizeHint: 'Los archivos menores se omiten como muestras.',

  cache: 'Archivos comprimidos descargados',
  cacheEmpty: 'No se guarda ninguno.',
  cacheHint:
    'Se guardan para no pagar dos veces la misma descarga. Lo que haga falta otra vez después de vaciar cuesta una descarga cada uno.',
  clearCache: (n, size) => `Vaciar la caché (${count(n, { one: '# archivo', other: '# archivos' })}, ${size})`,
  clearCacheQuestion: (n) =>
    count(n, {
      one: '¿Borrar # archivo? Si vuelve a hacer falta, cuesta 1 descarga.',
      other: '¿Borrar # archivos? Cada uno que vuelva a hacer falta cuesta 1 descarga.',
    }),
  clearCacheVerb: (n) => count(n, { one: 'Borrar # archivo', other: 'Borrar # archivos' }),
}
