/** Words of what leaves this machine, of the log and of the report for support, in Brazilian Portuguese. */
import type { privacy as english } from '../en/privacy.ts'
import { wording } from './wording.ts'

const { count } = wording

export const privacy: typeof english = {
  leaves: 'O que é enviado',
  leavesHint:
    'Para encontrar legendas, os nomes dos seus arquivos de vídeo são enviados a este serviço. Os nomes de pastas, nunca; se o nome de um arquivo não diz nada, o título lido na pasta dele.',
  example: 'Por exemplo',
  titlesOnly: 'Só títulos',
  titlesOnlyHint:
    'Envia título, ano e episódio em vez do nome do arquivo. Encontra o mesmo, a menos que um título tenha mais de 30 legendas: aí a da sua versão exata pode não estar entre as listadas.',
  title: 'Suporte',
  hint: 'Nada é enviado por conta própria. Um relatório só é salvo depois que você viu cada uma de suas linhas.',
  wholePaths: 'Manter as pastas no registro',
  wholePathsHint: 'Senão, de cada caminho fica só o último nome. Os relatórios nunca dizem pastas.',
  make: 'Preparar um relatório…',
  again: 'Preparar de novo',
  lines: (n) => count(n, { one: '# linha', other: '# linhas' }),
  save: (n) => count(n, { one: 'Salvar # linha…', other: 'Salvar # linhas…' }),
  leave: (n) => count(n, { one: 'Retirar # linha', other: 'Retirar # linhas' }),
  none: 'Todas as linhas foram retiradas',
  listLabel: 'Linhas do relatório',
  listHint: 'Clique em uma linha, ou vá até ela e aperte Espaço, para retirá-la ou trazê-la de volta.',
  search: 'Retirar as linhas com',
  partOut: 'Retirar esta parte',
  partIn: 'Trazer esta parte de volta',
  saved: 'O relatório foi salvo.',
  parts: { program: 'Programa', settings: 'Ajustes', numbers: 'Números', log: 'Registro' },
  close: 'Fechar',
}
