/** Words of looking for newer versions of the app, in Brazilian Portuguese. */
import type { updates as english } from '../en/updates.ts'

export const updates: typeof english = {
  title: 'Atualizações',
  hint: 'Versões novas do próprio Undertitle.',
  mode: 'Quando houver uma versão nova',
  modes: {
    notify: 'me avisar',
    install: 'instalar',
    off: 'não procurar',
  },
  sent: 'Uma vez por dia pergunta-se ao endereço qual é a versão mais nova. Só são enviados esta versão e o nome do sistema, nada sobre você ou seus arquivos.',
  asks: (address: string) => `Pergunta a ${address}`,
  bars: {
    no_address:
      'Esta compilação não recebeu endereço para perguntar, então nunca procura versões novas. Elas estão onde você conseguiu esta.',
    checkout: 'Isto é uma cópia do código, não um pacote: não procura versões novas.',
    web: 'No navegador o Undertitle não procura versões novas. O aplicativo de desktop e os pacotes do seu sistema procuram.',
  },
  holds: {
    linux:
      'No Linux os pacotes não trazem uma assinatura que se possa conferir: uma versão nova é avisada, não instalada.',
    store: 'Esta cópia é mantida em dia pela loja que a instalou: uma versão nova só é avisada.',
    portable: 'Este é o programa portátil: uma versão nova é avisada, não instalada.',
    unpacked: 'Esta cópia não veio de um instalador: uma versão nova é avisada, não instalada.',
    unsigned:
      'Esta cópia não é assinada, então nada provaria que uma versão nova vem das mesmas pessoas. Ela é avisada, não instalada.',
    read_only:
      'O Undertitle está rodando de um lugar onde não pode ser substituído. Mova-o para a pasta Aplicativos para que versões novas sejam instaladas.',
  },
  never: 'Ainda não se procurou.',
  looking: 'Procurando…',
  off: 'Não se procura.',
  lookNow: 'Procurar agora',
  install: 'Reiniciar e instalar',
  runs: 'Há uma execução em andamento: primeiro ela é posta a salvo e continua depois do reinício.',
  looked: (moment: string) => `Nada de novo. Última consulta: ${moment}`,
  available: (version: string) => `A versão ${version} chegou.`,
  downloading: (version: string) => `Baixando a versão ${version}`,
  ready: (version: string) => `A versão ${version} foi baixada e conferida. Ela é instalada ao sair.`,
  faults: {
    unreachable: 'Não foi possível chegar ao endereço de atualizações.',
    bad_answer: 'O endereço de atualizações deu uma resposta sem sentido.',
    elsewhere: 'O endereço de atualizações leva a outro lugar. Isso não é seguido.',
    too_large: 'A resposta é maior do que pode ser. Foi descartada.',
    cut: 'O download foi cortado antes de ficar completo.',
    damaged: 'O que foi baixado não é o que foi anunciado. Foi descartado.',
    not_signed: 'O que foi baixado não é assinado por quem faz o Undertitle. Foi descartado.',
    older: 'O endereço de atualizações oferece uma versão mais antiga que esta. Ela não é aceita.',
    system_too_old: 'Há uma versão nova, mas ela não funciona neste sistema.',
    disk: 'Não foi possível guardar a versão nova no disco. Libere espaço e procure de novo.',
    failed: 'A procura por uma versão nova falhou. O registro diz mais.',
  },
}
