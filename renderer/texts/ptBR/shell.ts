/** Words of the frame around the screens: navigation, meters, connection. In Brazilian Portuguese. */
import type { shell as english } from '../en/shell.ts'

export const shell: typeof english = {
  navigation: 'Telas',
  skipToContent: 'Ir para o conteúdo',
  screens: {
    library: 'Biblioteca',
    plan: 'Plano e revisão',
    activity: 'Atividade',
    search: 'Busca',
    upload: 'Enviar',
    usage: 'Consumo',
    watch: 'Vigilância',
    history: 'Histórico e lixeira',
    settings: 'Ajustes',
  },
  meters: 'Cota restante de hoje',
  searches: 'Buscas',
  downloads: 'Downloads',
  translations: 'IA',
  usedOf: (used: string, limit: string) => `${used} de ${limit} usados`,
  unlimited: 'sem limite',
  notKnown: 'ainda não se sabe',
  notTold: 'o serviço não informa',
  resetsIn: (remaining: string) => `renova em ${remaining}`,
  noReset: 'não se renova',
  connectionLost: 'O aplicativo não responde. Tentando conectar de novo…',
  tooManyWindows:
    'Há janelas demais do Undertitle abertas, e esta não acompanha as mudanças. Feche outra: esta continua sozinha.',
  screenFailed: 'Esta tela parou de funcionar.',
  reopen: 'Abrir de novo',
}
