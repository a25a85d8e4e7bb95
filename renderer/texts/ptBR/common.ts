/** Words that several screens share, in Brazilian Portuguese. */
import type { common as english } from '../en/common.ts'
import { wording } from './wording.ts'

export const common: typeof english = {
  cancel: 'Cancelar',
  close: 'Fechar',
  save: 'Salvar',
  remove: 'Remover',
  retry: 'Tentar de novo',
  undo: 'Desfazer',
  back: 'Voltar',
  next: 'Avançar',
  done: 'Concluído',
  all: 'Tudo',
  none: 'Nenhum',
  language: 'Idioma',
  search: 'Buscar',
  clearSearch: 'Limpar a busca',
  loading: 'Carregando…',
  nothingFound: 'Nada encontrado',
  details: 'Detalhes',
  unknown: 'desconhecido',
  yes: 'Sim',
  no: 'Não',
  show: 'Mostrar',
  hide: 'Ocultar',
  videos: (count: number) => wording.count(count, { one: '# vídeo', many: '# de vídeos', other: '# vídeos' }),
  files: (count: number) => wording.count(count, { one: '# arquivo', many: '# de arquivos', other: '# arquivos' }),
  rows: (count: number) => wording.count(count, { one: '# linha', many: '# de linhas', other: '# linhas' }),
  hearingImpaired: 'para surdos',
  forced: 'forçadas',
  machineMade: 'automáticas',
}
