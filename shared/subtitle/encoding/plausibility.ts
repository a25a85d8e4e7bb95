/** How likely a decoded text is to be in a language, by its characters beyond ASCII alone. Pure. */

const punctuation = new Set(
  '…–—―‘’‚“”„«»‹›¿¡♪♫°€£¢¥¤§¶©®™·•´`×½¼¾№´%‰\u00a0\u00ad\u200b\u200c\u200d\u200e\u200f　！？：；（）『』・〜～',
)
const letter = /\p{L}/u
const greek = /^\p{Script=Greek}$/u
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]$/u
const frequentScripts = /^[\p{Script=Han}\p{Script=Hangul}]$/u

/** 1 where every such character is a usual letter of the language, down to -1; 1 too where there is none. */
export function plausibilityOf(text: string, letters: string): number {
  const judge = createJudge(letters)
  let counted = 0
  let sum = 0
  let place: Place = 'elsewhere'
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code < 0x80) {
      place = isAsciiLetter(code) ? 'afterAscii' : 'elsewhere'
      continue
    }
    if (code > 0xffff) at += 1
    const { isPunctuation, isLetter, worth } = judge(code)
    if (!isPunctuation) {
      counted += 1
      sum += worth[place]
    } else if (isMisplaced(text, at)) {
      counted += 1
      sum += misplacedWorth
    }
    place = isLetter ? 'afterLetter' : 'elsewhere'
  }
  return counted === 0 ? 1 : sum / counted
}

/** Signs of money, sections and shares touch no letter, and within a word nobody quotes: there they are letters of another page. */
const loneSigns = new Set('£¢¥¤§‰¼½¾')
const neverWithinWords = new Set('¶„“”‚‘«»‹›¿¡™•®©°♪♫')
/** What opens something stands behind no letter, and what parts a word stands between two. */
const openers = new Set('¡¿‚„')
const withinWords = new Set('·\u00ad')
const misplacedWorth = -0.5

function isMisplaced(text: string, at: number): boolean {
  const sign = text.charAt(at)
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)]
  const isAfterLetter = letter.test(before)
  if (openers.has(sign) && isAfterLetter) return true
  if (withinWords.has(sign)) return !isAfterLetter || !letter.test(after)
  // A sign of songs has a blank behind it, where letters are Greek.
  if (sign === '¶' && greek.test(after)) return true
  if (loneSigns.has(sign)) return isAfterLetter || letter.test(after)
  return neverWithinWords.has(sign) && isAfterLetter && letter.test(after)
}

/** Where a character stands: behind an ASCII letter, behind another letter, or behind neither. */
type Place = 'afterAscii' | 'afterLetter' | 'elsewhere'

interface Judged {
  readonly isPunctuation: boolean
  readonly isLetter: boolean
  readonly worth: Readonly<Record<Place, number>>
}

function isAsciiLetter(code: number): boolean {
  const lowerCase = code | 0x20
  return lowerCase >= 0x61 && lowerCase <= 0x7a
}

/** A text repeats some hundred characters, so each is looked at once. */
function createJudge(letters: string): (code: number) => Judged {
  const usual = new Set(letters)
  const known = new Map<number, Judged>()
  return (code) => {
    const before = known.get(code)
    if (before) return before
    const char = String.fromCodePoint(code)
    const judged = { isPunctuation: punctuation.has(char), isLetter: letter.test(char), worth: worthOf(char, usual) }
    known.set(code, judged)
    return judged
  }
}

function worthOf(char: string, usual: ReadonlySet<string>): Judged['worth'] {
  if (char === '\ufffd' || char < '\xa0') return { afterAscii: -1, afterLetter: -1, elsewhere: -1 }
  const elsewhere = worthAlone(char, usual)
  // Capitals within words are what a Cyrillic text looks like in the wrong one of its code pages.
  const afterLetter = elsewhere === 1 && char.toLowerCase() !== char ? 0.6 : elsewhere
  // In Latin letters those beyond ASCII stand among others; no language writes one word in two alphabets.
  if (latin.test(char)) return { elsewhere, afterLetter: Math.min(afterLetter, afterLatin), afterAscii: afterLetter }
  return { elsewhere, afterLetter, afterAscii: 0 }
}

/** Of a letter beyond ASCII behind another one, where letters are Latin. */
const afterLatin = 0.2

function worthAlone(char: string, usual: ReadonlySet<string>): number {
  if (usual.has(char.toLowerCase())) return 1
  // Of these scripts `usual` holds the frequent characters only.
  if (frequentScripts.test(char)) return 0.4
  return letter.test(char) ? 0 : -0.5
}
