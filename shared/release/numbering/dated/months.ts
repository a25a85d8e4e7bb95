/** The names of months in the languages that names of files are written in. Data only. */

/** From January on; the genitive where a day is written with it. */
const namesOfMonths = [
  'jan january januar januari janvier enero gennaio gener janeiro stycznia января січня ocak leden ledna',
  'feb february februar februari février fevrier febrero febbraio febrer fevereiro lutego февраля лютого şubat únor února',
  'mar march märz maerz maart marts mars marzo março març marca марта березня mart března',
  'apr april avril abril aprile kwietnia апреля квітня nisan dubna',
  'may mai mei maj mayo maggio maig maio maja мая травня mayıs května',
  'jun june juni juin junio giugno juny junho czerwca июня червня haziran června',
  'jul july juli juillet julio luglio juliol julho lipca июля липня temmuz července',
  'aug august augustus augusti août aout agosto agost sierpnia августа серпня ağustos srpna',
  'sep sept september septembre septiembre settembre setembre setembro września сентября вересня eylül září',
  'oct okt october oktober octobre octubre ottobre outubro października октября жовтня ekim října',
  'nov november novembre noviembre novembro listopada ноября листопада kasım listopadu',
  'dec dez december dezember desember décembre decembre diciembre dicembre dezembro desembre grudnia декабря грудня aralık prosince',
].map((names) => names.split(' '))

export const monthWords: readonly string[] = namesOfMonths.flat()

const monthOfWord: ReadonlyMap<string, number> = new Map(
  namesOfMonths.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
)

/** From 1 on; 0 for a word that is no month. */
export function monthOf(name: string): number {
  return monthOfWord.get(name.toLowerCase()) ?? 0
}
