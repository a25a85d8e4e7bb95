/** Words of the screen settings, in Brazilian Portuguese. */
import type { settings as english } from '../en/settings.ts'
import { wording } from './wording.ts'

const { count, number } = wording

export const settings: typeof english = {
  title: 'Ajustes',
  saved: 'Cada mudança é salva na hora.',

  service: 'Serviço',
  serviceHint: 'De onde vêm as legendas.',
  builtIn: 'Embutido',
  remote: 'Outro serviço',
  builtInHint: 'Funciona dentro do aplicativo, sem chave e sem rede.',
  address: 'Endereço',
  downloadAddress: 'Endereço de downloads',
  uploadAddress: 'Endereço de envios',
  sameAddress: 'o mesmo acima',
  addressHint: 'Começa com https://',
  apiKey: 'Chave',
  uploadToken: 'Token de envios',
  secretSet: (ending: string) => `Salva, termina em …${ending}`,
  replace: 'Trocar',
  forget: 'Esquecer',
  keep: 'Manter',
  save: 'Salvar',
  test: 'Testar o serviço',
  testOk: (plan: string | null) => (plan === null ? 'O serviço responde.' : `O serviço responde. Seu plano: ${plan}.`),

  languages: 'Idiomas',
  languagesHint: 'Cada vídeo recebe uma legenda por linha. Se não houver no primeiro idioma, usa-se o seguinte.',
  wishes: {
    add: 'Adicionar um idioma',
    addFallback: 'senão…',
    otherwise: 'senão',
    nothingFound: 'Não há esse idioma',
    none: 'Escolha pelo menos um idioma.',
    up: (name: string) => `Mover ${name} para cima`,
    remove: (name: string) => `Remover ${name}`,
  },
  wouldMean: (covered: number, missing: number) => `${number(covered)} completos, ${number(missing)} a completar`,
  hearingImpaired: 'Para surdos',
  hearingImpairedChoices: { any: 'Tanto faz', prefer: 'Preferir', avoid: 'Evitar', only: 'Somente' },
  forced: 'Também legendas forçadas',
  forcedHint: 'Só as falas em outros idiomas. Nunca contam como vídeo completo.',
  skipWhenAudioMatches: 'Pular se o áudio já estiver nesse idioma',

  naming: 'Nomes de arquivo',
  namingUniversal: 'Universal',
  namingExample: 'Exemplo',
  namingReaders: 'Quem reconhece',
  readers: {
    universal: 'Plex, Jellyfin, Emby, Kodi, mpv e VLC',
    plex: 'Plex; Jellyfin, Kodi, mpv e VLC também leem',
    jellyfin: 'Jellyfin e Emby; o Plex pode mostrar um idioma regional como desconhecido',
    kodi: 'Kodi; o Plex pode mostrar um idioma regional como desconhecido',
    mpv: 'mpv a partir da 0.40 e VLC; versões mais antigas do mpv não carregam nomes regionais',
  },
  protections: {
    keyring: 'Criptografada pelo chaveiro do sistema.',
    session:
      'Nenhum chaveiro foi encontrado. A chave fica até você sair ou, se você escolher, em um arquivo sem criptografia.',
    file: 'Guardada em um arquivo que só o seu usuário pode ler, mas sem criptografia.',
  },

  clean: {
    title: 'Depois do download',
    hint: 'O que é feito com um texto antes de gravá-lo. Só arquivos deste aplicativo são tocados, e tudo pode ser desfeito.',
    sounds: 'Remover sons e nomes de quem fala',
    soundsHint: 'Descrições para surdos. Letras de música ficam, assim como tudo que possa ser diálogo.',
    soundsWished: 'Não enquanto as regras acima pedirem legendas para surdos.',
    credits: 'Remover créditos e anúncios',
    creditsHint: 'Quem fez a legenda, sites e propaganda. Os créditos do filme ficam.',
    format: 'Formato',
    formats: { keep: 'como veio', srt: 'sempre SRT' },
    exampleTitle: 'Um exemplo',
    before: 'Recebido',
    after: 'Gravado',
    gone: 'removido',
    example: [
      'Legendas: Ana Outra',
      '[porta range]\n- Quem está aí?',
      'JOÃO: Sou eu.\n(SUSPIRA)',
      '♪ A chuva está caindo ♪',
    ],
  },

  folders: 'Pastas',
  foldersHint: 'Remover uma pasta daqui não mexe em nenhum arquivo.',
  noFolders: 'Nenhuma pasta ainda. Adicione uma na biblioteca.',
  videos: (n: number) => count(n, { one: '# vídeo', many: '# de vídeos', other: '# vídeos' }),
  remove: 'Remover',
  removeQuestion: (n: number) =>
    count(n, {
      one: 'Remover # vídeo da biblioteca?',
      many: 'Remover # de vídeos da biblioteca?',
      other: 'Remover # vídeos da biblioteca?',
    }),
  removeVerb: (n: number) =>
    count(n, { one: 'Remover # vídeo', many: 'Remover # de vídeos', other: 'Remover # vídeos' }),

  appearance: 'Aparência',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  uiLanguage: 'Idioma do aplicativo',
  machineLanguage: 'Idioma do sistema',

  keyboard: 'Teclado',
  keyboardHint: 'A revisão mostra as próprias teclas.',
  keys: {
    screens: 'ir para uma tela',
    search: 'buscar na biblioteca',
    rows: 'mover-se numa lista',
    ends: 'primeira ou última linha',
    open: 'abrir uma linha',
    actions: 'aos botões dessa linha',
    close: 'fechar, ou deixar tudo como está',
    next: 'legenda errada: gravar a seguinte',
  },

  advanced: 'Avançado',
  yesTo: 'Sem perguntar, usar',
  yesToChoices: { sure: 'o que é certo', all: 'o melhor disponível' },
  timing: 'Verificar os tempos após baixar',
  timingChoices: { off: 'nunca', subtitles: 'com as minhas legendas', video: 'também com o vídeo' },
  minimumSize: 'Menor vídeo (MB)',
  minimumSizeHint: 'Arquivos menores são ignorados como amostras.',

  cache: 'Pacotes baixados',
  cacheEmpty: 'Nenhum está guardado.',
  cacheHint:
    'Ficam guardados para que nenhum download seja pago duas vezes. O que for preciso de novo depois de limpar custa um download cada.',
  clearCache: (n, size) => `Limpar o cache (${count(n, { one: '# pacote', other: '# pacotes' })}, ${size})`,
  clearCacheQuestion: (n) =>
    count(n, {
      one: 'Apagar # pacote? Se for preciso de novo, custa 1 download.',
      other: 'Apagar # pacotes? Cada um que for preciso de novo custa 1 download.',
    }),
  clearCacheVerb: (n) => count(n, { one: 'Apagar # pacote', other: 'Apagar # pacotes' }),
}
