/** Words of the screen watch, in Brazilian Portuguese. */
import type { watch as english } from '../en/watch.ts'
import { wording } from './wording.ts'

const { count } = wording

export const watch: typeof english = {
  title: 'Vigilância',
  isOff: 'Desligada',
  isPaused: 'Em pausa',
  activities: { idle: 'À espera de mudanças', looking: 'Verificando as pastas', working: 'Procurando legendas' },
  neverComplete: 'nenhuma verificação completa',
  completeAgo: (ago: string) => `tudo foi verificado há ${ago}`,
  settling: (n: number) =>
    count(n, { one: '# arquivo ainda está crescendo', other: '# arquivos ainda estão crescendo' }),
  checkNow: 'Verificar agora',
  pause: 'Pausar',
  resume: 'Continuar',
  turnOff: 'Desligar',
  turnOn: 'Ligar',
  offTitle: 'Ninguém vigia suas pastas',
  offHint:
    'A vigilância percebe vídeos novos, obtém sozinha o que é seguro e pergunta sobre o resto. Ela sobrevive a reinícios, espera a cota e guarda uma parte para você.',
  triedAgain: (time: string) => `Nova tentativa às ${time}.`,
  limited: (limit: string, used: string) =>
    `O sistema permite vigiar ${limit} pastas ao mesmo tempo, e ${used} estão ocupadas. Essas pastas são verificadas repetidamente. O limite se chama fs.inotify.max_user_watches.`,
  quietUntil: (time: string) => `Horário de silêncio até ${time}: mudanças são percebidas, nada é baixado.`,

  pages: 'Mostrar',
  questions: 'Perguntas',
  nextChecks: 'Próximas tentativas',
  options: 'Opções',
  folders: 'Pastas vigiadas',
  noFolders: 'Ainda não há pastas. Adicione uma na biblioteca.',
  states: {
    starting: 'ainda não verificada',
    watching: 'vigiada',
    looking: 'verificada com frequência',
    away: 'ausente',
    unreadable: 'não pode ser lida',
  },
  whys: {
    network: 'unidade de rede: sem eventos',
    removable: 'unidade removível: sem eventos',
    limit: 'pastas demais para o sistema',
    failed: 'o sistema não informa eventos',
  },
  videos: (n: number) => count(n, { one: '# vídeo', other: '# vídeos' }),
  lastComplete: 'Última verificação completa',
  nextLook: 'Próxima verificação',
  never: 'nunca',
  inTime: (time: string) => `em ${time}`,
  eventsAgainstFound: 'Eventos e achados',
  found: (events: number, byEvents: number, byLooks: number) => `${events} → ${byEvents}, ${byLooks} ao verificar`,

  columns: { file: 'Vídeo', language: 'Idioma', why: 'Por quê', answer: 'Resposta', next: 'Próxima tentativa' },
  kinds: {
    ask: 'Sincronia ou título incertos',
    'foreign-file': 'Outro arquivo tem esse nome',
    removed: 'Você retirou a nossa',
    better: 'Há uma melhor que a nossa',
  },
  noQuestions: 'Nada a decidir',
  noQuestionsHint: 'O que não é certo é perguntado aqui.',
  look: 'Ver',
  take: 'Substituir 1 arquivo',
  again: 'Procurar outra',
  aside: 'Não perguntar',
  noWaits: 'Nada espera',
  noWaitsHint: 'O que não foi obtido é procurado todo dia, depois de 3 semanas toda semana, depois todo mês.',
  tries: (n: number) => count(n, { one: 'perguntado # vez', other: 'perguntado # vezes' }),
  reasons: {
    ask: 'perguntado, espera uma melhor',
    'no-match': 'o serviço não o conhece',
    'no-candidate': 'nenhuma legenda serve ainda',
    rejected: 'as que vieram não estavam certas',
    quota: 'espera a cota',
    error: 'algo deu errado',
  },

  quietHours: 'Horário de silêncio',
  quietHoursHint: 'Por exemplo 22:30-07:00. Vazio: nenhum.',
  digestAt: 'Resumo diário às',
  digestAtHint: 'Por exemplo 09:00. Vazio: nenhum.',
  reserve: 'Reservado para você, porcentagem de cada cota',
  reserveHint: 'A vigilância nunca gasta esta parte.',
  better: 'Quando chega uma legenda melhor que uma escolhida automaticamente',
  betterHint: 'Nunca sobre um arquivo que você editou, nunca sobre uma tradução.',
  betterChoices: { off: 'Manter a nossa', offer: 'Perguntar', take: 'Substituir' },
  betterDays: 'Procurar melhores, dias',
  startAtLogin: 'Iniciar ao entrar na sessão',
  startMinimised: 'Iniciar na bandeja',
  startMinimisedHint: 'Sem janela; o ícone ao lado do relógio a abre.',
}
