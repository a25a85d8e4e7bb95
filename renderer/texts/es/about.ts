/** Words of what the app is made of, in Spanish. */
import type { about as english } from '../en/about.ts'
import { wording } from './wording.ts'

const { count } = wording

export const about: typeof english = {
  title: 'Acerca de Undertitle',
  hint: 'De qué está hecho Undertitle y en qué condiciones se puede usar y redistribuir.',
  version: (version) => `Undertitle ${version}`,
  own: (licence) => `Software libre con licencia ${licence}.`,
  made: (n) => count(n, { one: 'Contiene # paquete de terceros.', other: 'Contiene # paquetes de terceros.' }),
  show: 'Mostrar paquetes',
  hide: 'Ocultar paquetes',
  listLabel: 'Paquetes de terceros',
  licenceOf: (name) => `Licencia de ${name}`,
  more: 'Mostrar más texto',
  bill: 'Lista de materiales (SBOM)',
  billHint: 'Todos los paquetes con su versión, licencia y suma de comprobación, en formato CycloneDX.',
  saveBill: 'Guardar la lista de materiales',
  billSaved: 'La lista de materiales se ha guardado.',
}
