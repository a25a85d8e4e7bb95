/** Words of what the app is made of, in English. */
import { wording } from './wording.ts'

const { count } = wording

export const about = {
  title: 'About',
  hint: 'What Undertitle is made of, and under which terms it may be used and handed on.',
  version: (version: string) => `Undertitle ${version}`,
  own: (licence: string) => `Free software under the ${licence} licence.`,
  made: (n: number) =>
    count(n, { one: 'It contains # package of others.', other: 'It contains # packages of others.' }),
  show: 'Show packages',
  hide: 'Hide packages',
  listLabel: 'Packages of others',
  licenceOf: (name: string) => `Licence of ${name}`,
  more: 'Show more of the text',
  bill: 'Bill of materials (SBOM)',
  billHint: 'All packages with version, licence and checksum, in the CycloneDX format.',
  saveBill: 'Save the bill of materials',
  billSaved: 'The bill of materials is saved.',
}
