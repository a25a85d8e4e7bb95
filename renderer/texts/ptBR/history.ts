/** Words of the screen history, in Brazilian Portuguese. */
import type { history as english } from '../en/history.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# arquivo', other: '# arquivos' })

export const history: typeof english = {
  title: 'Histórico e lixeira',
  pages: 'O que mostrar',
  page: 'Histórico',
  trash: 'Lixeira',
  search: 'Buscar por nome',

  batches: 'Execuções',
  allBatches: 'Todas as execuções',
  batchFiles: (n) => files(n),
  emptyTitle: 'Nada foi escrito ainda',
  emptyHint: 'Cada legenda que o app escreve aparece aqui e pode ser desfeita.',
  nothingFoundTitle: 'Nada corresponde a esta busca',
  nothingFoundHint: 'Tente outra parte do nome ou outra execução.',

  table: 'Legendas escritas',
  columns: {
    time: 'Quando',
    file: 'Legenda',
    language: 'Idioma',
    release: 'Origem',
    state: 'Estado',
  },
  warnings: { short: 'Termina bem antes do vídeo.' },
  states: { written: 'escrita', undone: 'desfeita', replaced: 'substituída' },

  undoRow: 'Desfazer 1 arquivo',
  undoBatch: (n) => `Desfazer ${files(n)}`,
  undoSince: 'Desfazer tudo desde …',
  since: {
    hour: 'uma hora atrás',
    today: 'o início de hoje',
    yesterday: 'o início de ontem',
    week: 'uma semana atrás',
  },
  sinceMoment: 'outro momento',
  count: 'Contar os arquivos',
  undoQuestion: (n) => `Desfazer ${files(n)}?`,
  undo: (n) => `Desfazer ${files(n)}`,
  keep: 'Manter',
  ok: 'Está bem',
  nothingToUndo: 'Não há nada para desfazer.',
  undone: (n) => `${files(n)} para a lixeira.`,
  keptFiles: (n) => count(n, { one: '# arquivo ficou como estava:', other: '# arquivos ficaram como estavam:' }),

  renames: 'Renomeados',
  renamesTable: 'Legendas suas renomeadas',
  renamesColumns: { to: 'Nome atual', from: 'Nome anterior', time: 'Quando', action: 'Ações' },
  renamesEmptyTitle: 'Nenhum arquivo seu foi renomeado',
  renamesEmptyHint:
    'Uma legenda que um vídeo renomeado deixou para trás pode receber o nome dele, no plano ou no vídeo.',
  undoRename: 'Desfazer 1 renomeação',

  trashTable: 'Arquivos na lixeira',
  trashColumns: {
    time: 'Desde',
    file: 'Legenda',
    language: 'Idioma',
    size: 'Tamanho',
    action: 'Ações',
  },
  trashEmptyTitle: 'A lixeira está vazia',
  trashEmptyHint: 'O que é desfeito ou substituído fica aqui até você esvaziá-la.',
  restore: 'Restaurar',
  restored: (name) => `${name} voltou.`,
  emptyTrash: (n) => `Esvaziar a lixeira: ${files(n)}`,
  emptyQuestion: (n) => `Apagar ${files(n)} para sempre?`,
  deleteFiles: (n) => `Apagar ${files(n)}`,
}
