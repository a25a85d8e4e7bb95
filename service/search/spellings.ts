/** Other keys under which the same name is written: numerals, written-out umlauts, romanised letters. Pure text. */
import { titleKey, withNumbersJoined } from '../../shared/release/title/titleKey.ts'

const romanNumerals = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii']
const digitsOf = new Map(romanNumerals.map((roman, index) => [roman, String(index + 2)]))

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** One common romanisation a letter (BGN/PCGN for Cyrillic, ELOT 743 for Greek), written without marks. */
const romanised: Readonly<Record<string, string>> = pairs(
  'а a б b в v г g ґ g д d е e ё e є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh ' +
    'щ shch ъ _ ы y ь _ э e ю yu я ya ђ dj ј j љ lj њ nj ћ c џ dz ' +
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
)

function pairs(text: string): Readonly<Record<string, string>> {
  const words = text.split(' ')
  const found: Record<string, string> = {}
  for (let at = 0; at + 1 < words.length; at += 2) found[words[at] ?? ''] = (words[at + 1] ?? '').replace('_', '')
  return found
}

/** "rocky ii" → "rocky 2"; the first word stays, for it may be a name of its own ("V for Vendetta", "X"). */
export function withDigits(key: string): string {
  return key.replace(/(?<= )[ivx]+(?= |$)/g, (roman) => digitsOf.get(roman) ?? roman)
}

const trailingArticle = /^(.+), (?:the|an?)$/i

/** Keys that rules alone lead to: numerals as digits, umlauts written out ("mueller"), "Office, The", "10000". Without the plain key itself. */
export function ruleSpellings(name: string, key = titleKey(name)): readonly string[] {
  const spellings = [withDigits(key)]
  const lower = name.toLowerCase().normalize('NFC')
  const written = lower.replace(/[äöüøå]/g, (letter) => digraphs[letter] ?? letter)
  if (written !== lower) spellings.push(titleKey(written))
  const turned = name.replace(trailingArticle, '$1')
  if (turned !== name) spellings.push(titleKey(turned))
  const joined = withNumbersJoined(name)
  if (joined !== name) spellings.push(titleKey(joined))
  return [...new Set(spellings)].filter((spelling) => spelling !== key && spelling !== '')
}

/** The key in Latin letters of a name in Cyrillic or Greek, else null. */
export function romanisedKey(name: string): string | null {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)) return null
  const latin = titleKey(name).replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (letter) => romanised[letter] ?? letter,
  )
  return titleKey(latin) || null
}
