/** Takes off what lists of channels and streams write before every title: 'DE| Title', 'NF|FHD| Title', 'EN | Title'. */

/** Two letters that are a film's title too ('IT | Words', 'US | Words') count only without a gap before the bar. */
const languages =
  'de|en|uk|fr|es|tr|ru|pl|nl|pt|ar|al|ro|gr|se|dk|fi|hu|cz|bg|hr|rs|ger|eng|fra|fre|ita|esp|spa|por|tur|rus|pol|ned|multi|vip|vod'
const labels = `(?:(?:[48]k|u?hd|fhd|sd|hevc|3d|nf|amzn?|dsnp|hbo|${languages}) ?\\| ?|(?!\\d+\\|)[a-z\\d]{1,4}\\| ?)`
const labelsFirst = new RegExp(`^(?:\\[[^[\\]]{1,6}\\])*${labels}{1,4}(?=[\\p{L}\\p{N}])`, 'iu')
const shouted = /^\P{Ll}+$/u

/** No label is longer. */
const longest = 8

export function withoutLabels(name: string): string {
  const bar = name.indexOf('|')
  if (bar < 1 || (bar > longest && !name.startsWith('['))) return name
  const said = labelsFirst.exec(name)?.[0] ?? ''
  return shouted.test(said) && said.length < name.length ? name.slice(said.length) : name
}
