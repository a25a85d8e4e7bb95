/** Words of translations and transcriptions, in Brazilian Portuguese. */
import type { Texts } from '../en.ts'
import { wording } from './wording.ts'

const { count } = wording
const videos = (n: number) => count(n, { one: '# vídeo', other: '# vídeos' })
const jobs = (n: number) => count(n, { one: '# tarefa', other: '# tarefas' })

export const ai: Texts['ai'] = {
  title: 'Traduções e transcrições',
  left: (n, until) =>
    `${count(n, { one: 'Resta # unidade de IA', other: 'Restam # unidades de IA' })} neste mês${until === null ? '' : `, renovadas em ${until}`}.`,
  filters: 'Tarefas por estado',
  filter: { all: 'Todas', running: 'Em andamento', waiting: 'Em espera', written: 'Gravadas', failed: 'Com falha' },
  states: {
    queued: 'Na fila',
    waiting: 'Em espera',
    running: 'Traduzindo',
    checking: 'Conferindo',
    written: 'Gravada',
    skipped: 'Ignorada',
    failed: 'Falhou',
    refused: 'Não aceita',
    cancelled: 'Não acompanhada',
  },
  columns: {
    state: 'Estado',
    file: 'Vídeo',
    languages: 'Idiomas',
    progress: 'Progresso',
    message: 'O que aconteceu',
    time: 'Quando',
    action: 'Ações',
  },
  noRows: 'Nenhuma tarefa combina com este filtro.',
  reused: 'reaproveitada – grátis',
  progressOf: (name) => `Progresso de ${name}`,
  remaining: (seconds) => `faltam uns ${seconds} s`,
  outcomes: {
    waiting: 'Será tentado de novo mais tarde.',
    skipped: 'Outro arquivo tem esse nome. Ele foi mantido.',
    failed: 'Não foi possível.',
    refused: 'O resultado não equivale à fonte e não foi escrito. Tente outro tom ou outra fonte.',
    cancelled: 'Não é mais acompanhado.',
  },
  difference: (cue, fault) => (cue === 0 ? fault : `Fala ${wording.number(cue)}: ${fault}`),
  faults: {
    missing: 'falta',
    added: 'acrescentada',
    order: 'fora do lugar',
    timing: 'outros tempos',
    settings: 'outra posição ou outro estilo',
    tags: 'outras marcações',
    signs: 'outros sinais de música',
    speakers: 'outro número de falantes',
    empty: 'sem palavras',
    header: 'outros estilos no arquivo todo',
    unreadable: 'não é uma legenda legível',
  },
  differences: (n) => count(n, { one: 'Difere do original em # ponto:', other: 'Difere do original em # pontos:' }),
  retry: 'Tentar de novo',
  retryAll: (n) => `Tentar ${jobs(n)} de novo`,
  cancel: 'Parar de acompanhar',
  cancelAll: (n) => `Parar de acompanhar ${jobs(n)}`,
  cancelHint: 'O que já começou no serviço está pago; voltar a acompanhar depois não custa nada.',

  open: 'Traduzir…',
  openShown: 'Traduzir o que aparece…',
  panel: (n) => `Traduzir ${videos(n)}`,
  to: 'Para',
  tone: 'Tom',
  usualTone: 'O de sempre',
  tones: {
    faithful: 'Fiel',
    formal: 'Formal',
    casual: 'Informal',
    cinematic_action: 'Filme de ação',
    comedic_fun: 'Comédia',
    anime: 'Anime',
  },
  cost: 'Cada tradução custa uma unidade de IA; se o serviço já a fez antes, é grátis.',
  planned: (n, left) =>
    `${count(n, { one: '# tradução', other: '# traduções' })}${left === null ? '' : `; restam ${left} unidades de IA neste mês`}`,
  order: (n) => `Traduzir ${videos(n)}`,
  tooMany: (n) => `Mais ${videos(n)} não cabem em um pedido; peça de novo depois.`,
  withoutTone: (n) =>
    `${count(n, { one: '# tradução é feita', other: '# traduções são feitas' })} no tom habitual: este serviço não conhece tons para arquivos de pacotes de temporada.`,
  transcribing: 'Transcrevendo',
  transcriptionOrdered: 'Transcrição pedida.',
  ordered: (ordered, covered, without) =>
    [
      count(ordered, { one: '# tradução pedida.', other: '# traduções pedidas.' }),
      covered > 0 ? count(covered, { one: '# vídeo já tem uma.', other: '# vídeos já têm uma.' }) : '',
      without > 0
        ? count(without, { one: '# vídeo não pode ser traduzido:', other: '# vídeos não podem ser traduzidos:' })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  watch: 'Acompanhar',
  transcribe: 'Escrever o que é falado',
  transcribeHint: 'Da fala ao texto no idioma escolhido; o serviço embutido ouve o vídeo nesta máquina.',
}
