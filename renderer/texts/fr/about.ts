/** Words of what the app is made of, in French. */
import type { about as english } from '../en/about.ts'
import { wording } from './wording.ts'

const { count } = wording

export const about: typeof english = {
  title: 'À propos',
  hint: 'De quoi Undertitle est fait, et à quelles conditions il peut être utilisé et redistribué.',
  version: (version) => `Undertitle ${version}`,
  own: (licence) => `Logiciel libre sous licence ${licence}.`,
  made: (n) => count(n, { one: 'Il contient # paquet tiers.', other: 'Il contient # paquets tiers.' }),
  show: 'Afficher les paquets',
  hide: 'Masquer les paquets',
  listLabel: 'Paquets tiers',
  licenceOf: (name) => `Licence de ${name}`,
  more: 'Afficher la suite du texte',
  bill: 'Nomenclature (SBOM)',
  billHint: 'Tous les paquets avec version, licence et somme de contrôle, au format CycloneDX.',
  saveBill: 'Enregistrer la nomenclature',
  billSaved: 'La nomenclature est enregistrée.',
}
