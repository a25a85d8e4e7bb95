/** Words of what the app is made of, in German. */
import type { about as english } from '../en/about.ts'
import { wording } from './wording.ts'

const { count } = wording

export const about: typeof english = {
  title: 'Über Undertitle',
  hint: 'Woraus Undertitle besteht und unter welchen Bedingungen es benutzt und weitergegeben werden darf.',
  version: (version) => `Undertitle ${version}`,
  own: (licence) => `Freie Software unter der ${licence}-Lizenz.`,
  made: (n) => count(n, { one: 'Es enthält # Paket von anderen.', other: 'Es enthält # Pakete von anderen.' }),
  show: 'Pakete anzeigen',
  hide: 'Pakete ausblenden',
  listLabel: 'Pakete von anderen',
  licenceOf: (name) => `Lizenz von ${name}`,
  more: 'Mehr vom Text anzeigen',
  bill: 'Stückliste (SBOM)',
  billHint: 'Alle Pakete mit Version, Lizenz und Prüfsumme, im Format CycloneDX.',
  saveBill: 'Stückliste speichern',
  billSaved: 'Die Stückliste ist gespeichert.',
}
