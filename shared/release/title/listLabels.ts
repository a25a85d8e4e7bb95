/** Takes off what lists of channels and streams write before every title: 'DE| Title', 'NF|FHD| Title', 'EN | Title'. */

/** Two letters that are a film's title too ('IT | Words', 'US | Words') count only without a gap before the bar. */
const languages =
  'de|en|uk|fr|es|tr|ru|pl|nl|pt|ar|al|ro|gr|se|dk|fi|hu|cz|bg|hr|rs|ger|eng|fra|fre|ita|esp|spa|por|tur|rus|pol|ned|multi|vip|vod'
const labels = `(?:(?:[48]k|u?hd|fhd|sd|hevc|3d|nf|amzn?|dsnp|hbo|${languages}) ?\\| ?|(?!\\d+\\|)[a-z\\d]{1,4}\\| ?)`
const labelsFirst = new RegExp(`^(?:\\[[^[\\]]{1,6}\\])*${labels}{1,4}(?=[\\p{L}\\p{N}])`, 'iu')
/** 'EN - Title (2022)', '4K-DE - Title (2022)': before a dash only what stands before a year in brackets or an episode. */
const labelBeforeDash =
  /^(?:4K[- ])?(?:DE|EN|FR|ES|TR|RU|PL|NL|PT|AR|RO|GR|SE|DK|FI|HU|CZ|BG) - (?=.*(?:\((?:19|20)\d\d\)|S\d\d ?E\d\d))/
const longestBeforeDash = '4K-EN'.length
const shouted = /^\P{Ll}+$/u

/** No label is longer. */
const longest = 8

export function withoutLabels(name: string): string {
  const dash = name.indexOf(' - ')
  if (dash > 1 && dash <= longestBeforeDash) return name.replace(labelBeforeDash, '')
  const bar = name.indexOf('|')
  if (bar < 1 || (bar > longest && !name.startsWith('['))) return name
  const said = labelsFirst.exec(name)?.[0] ?? ''
  return shouted.test(said) && said.length < name.length ? name.slice(said.length) : name
}
