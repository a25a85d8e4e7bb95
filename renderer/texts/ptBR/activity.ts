/** Words of the screen activity, in Brazilian Portuguese. */
import type { activity as english } from '../en/activity.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# arquivo', other: '# arquivos' })

export const activity: typeof english = {
  title: 'Atividade',
  emptyTitle: 'Nada foi executado ainda',
  emptyHint: 'Faça um plano e execute-o: cada arquivo a caminho aparece aqui.',
  openPlan: 'Ir para o plano',
  noRows: 'Nenhuma linha corresponde a este filtro',
  showAll: 'Mostrar todas as linhas',

  filters: 'Linhas por estado',
  counts: {
    all: 'Tudo',
    running: 'Em andamento',
    written: 'Escritos',
    skipped: 'Pulados',
    waiting: 'Em espera',
    failed: 'Com falha',
  },
  states: {
    queued: 'Na fila',
    downloading: 'Baixando',
    checking: 'Verificando',
    written: 'Escrito',
    skipped: 'Pulado',
    waiting: 'Em espera',
    failed: 'Falhou',
    cancelled: 'Cancelado',
  },
  reasons: {
    covered: 'Já está lá.',
    'foreign-file': 'Outro arquivo tem esse nome. Ele foi mantido.',
    ask: 'É preciso ver.',
    'no-match': 'O serviço não conhece o título.',
    'no-candidate': 'Nenhuma legenda serve.',
    quota: 'Espera pela cota.',
    rejected: 'O que veio não era o texto certo.',
    error: 'Algo deu errado.',
  },
  table: 'Arquivos a caminho',
  columns: {
    state: 'Estado',
    file: 'Arquivo',
    language: 'Idioma',
    message: 'O que aconteceu',
    time: 'Quando',
    action: 'Ações',
  },

  running: 'Em execução',
  paused: 'Pausado',
  progress: 'Progresso da execução',
  downloadsOf: (done, total) => `Downloads: ${done} de ${total}`,
  filesOf: (done, total) => `Arquivos: ${done} de ${total}`,
  pace: (perMinute, remaining) => `${perMinute} por minuto, faltam cerca de ${remaining}`,
  resumesAt: (moment, remaining) => `Os que esperam continuam sozinhos em ${moment}, daqui a ${remaining}.`,
  pause: 'Pausar',
  resume: 'Continuar',
  cancel: 'Cancelar',
  cancelHint: 'Os arquivos prontos ficam.',
  retry: (n) => `Tentar ${files(n)} de novo`,

  doneTitle: (right, total, share) => `${right} de ${total} agora estão certos (${share})`,
  nothingLeft: 'Não sobrou nada.',
  leftOver: (n) => `Restam ${n}:`,
  leftReasons: {
    waiting: (n) => count(n, { one: '# espera cota', other: '# esperam cota' }),
    failed: (n) => count(n, { one: '# falhou', other: '# falharam' }),
    ask: (n) => count(n, { other: '# para ver' }),
    none: (n) => count(n, { one: '# não encontrado', other: '# não encontrados' }),
    skipped: (n) => count(n, { one: '# pulado', other: '# pulados' }),
  },
  spent: (search, downloads) =>
    `Gasto: ${count(search, { one: '# busca', other: '# buscas' })} e ${count(downloads, { one: '# download', other: '# downloads' })}`,
  undoAll: (n) => count(n, { one: 'Desfazer # arquivo', other: 'Desfazer todos os # arquivos' }),
  undoQuestion: (n) => `Desfazer ${files(n)}?`,
  undo: (n) => `Desfazer ${files(n)}`,
  keep: 'Manter',
  undone: (n) => `${files(n)} para a lixeira.`,
  keptFiles: (n) => count(n, { one: '# arquivo ficou como estava:', other: '# arquivos ficaram como estavam:' }),

  watch: 'Continuar vigiando…',
  showInFolder: 'Mostrar na pasta',
  wrongNext: 'Errada → próxima',
  wrongNextHint: 'Leva esta legenda para a lixeira e escreve a próxima candidata (X)',
  replacing: 'Pegando a próxima …',
  replaced: (name, release) => `${name} agora é de ${release}. A outra está na lixeira.`,
  nothingNext: 'Está na lixeira. O serviço não tem outra legenda para este vídeo.',
}
