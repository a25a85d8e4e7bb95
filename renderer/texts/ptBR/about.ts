/** Words of what the app is made of, in Brazilian Portuguese. */
import type { about as english } from '../en/about.ts'
import { wording } from './wording.ts'

const { count } = wording

export const about: typeof english = {
  title: 'Sobre o Undertitle',
  hint: 'Do que o Undertitle é feito e em que condições pode ser usado e redistribuído.',
  version: (version) => `Undertitle ${version}`,
  own: (licence) => `Software livre sob a licença ${licence}.`,
  made: (n) => count(n, { one: 'Contém # pacote de terceiros.', other: 'Contém # pacotes de terceiros.' }),
  show: 'Mostrar pacotes',
  hide: 'Ocultar pacotes',
  listLabel: 'Pacotes de terceiros',
  licenceOf: (name) => `Licença de ${name}`,
  more: 'Mostrar mais do texto',
  bill: 'Lista de materiais (SBOM)',
  billHint: 'Todos os pacotes com versão, licença e soma de verificação, no formato CycloneDX.',
  saveBill: 'Salvar a lista de materiais',
  billSaved: 'A lista de materiais foi salva.',
}
