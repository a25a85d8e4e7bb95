/** Words of the screen library, in Brazilian Portuguese. */
import type { library as english } from '../en/library.ts'
import { wording } from './wording.ts'

const { count } = wording
const videos = (n: number) => count(n, { one: '# vídeo', many: '# de vídeos', other: '# vídeos' })

const fieldNames: typeof english.fields = {
  title: 'Título',
  otherTitle: 'Outro título',
  year: 'Ano',
  season: 'Temporada',
  lastSeason: 'Última temporada',
  episodes: 'Episódio',
  absoluteEpisode: 'Episódio no total',
  isFullSeason: 'Temporada completa',
  episodeTitle: 'Título do episódio',
  date: 'Data',
  part: 'Parte',
  source: 'Fonte',
  isRemux: 'Remux',
  resolution: 'Resolução',
  videoCodec: 'Imagem',
  audioCodecs: 'Som',
  releaseGroup: 'Grupo',
  editions: 'Edição',
  languages: 'Idiomas',
  streamingService: 'Plataforma',
  isProper: 'Versão corrigida',
  fps: 'Quadros por segundo',
}

export const library: typeof english = {
  title: 'Biblioteca',
  summary: (n: number, moment: string) => `${videos(n)} · última varredura ${moment}`,
  videosOnly: videos,
  search: 'Buscar por nome',
  addFolder: 'Adicionar pasta',
  scanAgain: 'Varrer as pastas de novo',
  plan: (n: number) => `Buscar legendas para ${videos(n)}`,
  planFolder: 'Buscar legendas para esta pasta',
  planNothing: 'Não falta nada',

  scanning: (n: number) => `Varrendo as pastas: ${videos(n)} até agora`,
  cancelScan: 'Parar (Esc)',

  folders: 'Pastas',
  allFolders: 'Todas as pastas',
  folderStates: {
    there: '',
    scanning: 'sendo varrida',
    away: 'indisponível no momento',
    unreadable: 'não pode ser lida',
  },

  languages: 'Idiomas',
  coverage: (language: string, covered: string) => `${language}: ${covered} coberto`,
  showCovered: (language: string, n: number) => `${language}: mostrar ${videos(n)} com legendas`,
  showMissing: (language: string, n: number) => `${language}: mostrar ${videos(n)} sem legendas`,

  filters: 'Filtros',
  filter: {
    all: 'Todos',
    missing: 'Incompletos',
    covered: 'Completos',
    ask: 'A revisar',
    waiting: 'Em espera',
    none: 'Não encontrados',
    'not-understood': 'Nome duvidoso',
    ignored: 'Ignorados',
    orphans: 'Sem vídeo',
  },

  table: 'Vídeos',
  columns: { name: 'Arquivo', title: 'Lido como', folder: 'Pasta', languages: 'Legendas', changed: 'Alterado' },
  sortBy: {
    name: 'Ordenar por arquivo',
    title: 'Ordenar por título',
    folder: 'Ordenar por pasta',
    newest: 'Mais recentes primeiro',
  },
  notUnderstood: 'nome não compreendido',
  leftOutTable: 'Arquivos ignorados',
  orphanTable: 'Legendas sem vídeo',
  leftOutColumns: { path: 'Arquivo', reason: 'Motivo' },

  leftOutReasons: {
    sample: 'Uma amostra.',
    extra: 'Material extra.',
    trailer: 'Um trailer.',
    'too-small': 'Pequeno demais para um filme ou episódio.',
    'still-growing': 'Ainda está sendo copiado ou baixado. Analise de novo depois.',
    hidden: 'É do sistema ou está oculto.',
    link: 'Um link. Adicione a pasta de destino.',
    'special-file': 'Não é um arquivo comum.',
    unreadable: 'Não pode ser lido. Verifique as permissões.',
    'unusable-name': 'O nome não pode ser usado. Renomeie.',
    orphan: 'Nenhum vídeo corresponde.',
  },

  fields: fieldNames,

  states: {
    covered: 'já existe',
    missing: 'falta',
    ask: 'precisa de revisão',
    waiting: 'aguarda a cota',
    none: 'nada encontrado',
  },
  by: {
    sidecar: 'um arquivo seu',
    stray: 'um arquivo seu com um nome antigo',
    ours: 'um arquivo gravado pelo Undertitle',
    track: 'uma faixa dentro do vídeo',
    audio: 'o idioma falado',
  },
  standing: (language: string, state: string, by: string | null) =>
    by === null ? `${language}: ${state}` : `${language}: ${state}, ${by}`,

  emptyTitle: 'Solte aqui uma pasta de vídeos',
  emptyTitleNoDrop: 'Adicione uma pasta de vídeos',
  emptyText: 'Cada vídeo recebe as legendas certas nos seus idiomas. Nada é gravado antes de você ver o plano.',
  dropHere: 'Solte para adicionar estas pastas',
  trySample: 'Experimentar com vídeos de exemplo',
  noRowsTitle: 'Nenhum vídeo nesta lista',
  noRowsText: 'Escolha outro filtro ou mostre todos os vídeos.',
  noMatchTitle: (text: string) => `Nenhum nome contém “${text}”`,
  noMatchText: 'Tente com menos letras ou limpe a busca.',
  showAll: 'Mostrar todos',

  browse: {
    title: 'Escolher uma pasta',
    add: 'Adicionar esta pasta',
    up: 'Pasta acima',
    empty: 'Não há pastas aqui.',
    keys: 'Enter abre uma pasta, Backspace volta um nível.',
  },

  titleChoice: {
    section: 'Título',
    another: 'É outro título…',
    chosen: {
      movie: (title: string) => `Considerado “${title}”, como você disse.`,
      tv: (title: string) => `Considerado “${title}”, como você disse: todos os episódios da série nesta pasta.`,
    },
    forget: 'Esquecer isso',
    field: 'Qual é o título?',
    hint: 'Uma busca é usada. A sua escolha vale para toda a série.',
    search: 'Buscar',
    found: 'Títulos encontrados',
    none: 'Nenhum título tem esse nome. Tente menos palavras ou um id (tt…).',
    movie: 'Filme',
    show: 'Série',
  },

  drawer: {
    label: 'Um vídeo',
    find: 'Buscar legendas',
    showInFolder: 'Mostrar na pasta',
    play: 'Abrir com o player',
    facts: 'Sobre este vídeo',
    size: 'Tamanho',
    runningTime: 'Duração',
    frameRate: 'Quadros',
    fps: (value: string) => `${value} qps`,
    folder: 'Pasta',
    wanted: 'Desejado',
    sidecars: 'Arquivos de legenda ao lado',
    noSidecars: 'Não há arquivo de legenda ao lado deste vídeo.',
    dragHint:
      'Os arquivos do Undertitle podem ser arrastados pelo nome para outro programa ou pasta. Pelo teclado: “Mostrar na pasta”.',
    ours: 'do Undertitle',
    yours: 'seu',
    rePaired: 'seu, pelo título',
    rePairedWhy:
      'O vídeo foi renomeado ou substituído: reconhecido por título, temporada e episódio. Os players não o encontram com este nome.',
    rename: 'Dar o nome do vídeo',
    renamed: (name: string) => `Agora se chama ${name}`,
    undoRename: 'Desfazer a renomeação',
    tracks: 'Faixas internas',
    noTracks: 'Não foi possível ler as faixas deste arquivo.',
    kinds: { video: 'Vídeo', audio: 'Áudio', subtitle: 'Legenda' },
    why: 'Por que o nome foi lido assim',
    from: { name: 'nome do arquivo', folder: 'nome da pasta' },
    history: 'O que o Undertitle fez aqui',
    noHistory: 'Nada foi gravado para este vídeo ainda.',
    undo: 'Desfazer 1 arquivo',
    undone: (n: number) =>
      count(n, {
        one: '# arquivo movido para a lixeira.',
        many: '# de arquivos movidos para a lixeira.',
        other: '# arquivos movidos para a lixeira.',
      }),
  },
}
