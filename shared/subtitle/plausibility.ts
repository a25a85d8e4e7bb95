/** How likely a decoded text is to be in a language, by its characters beyond ASCII alone. Pure. */

const punctuation = new Set(
  '…–—―‘’‚“”„«»‹›¿¡♪♫°€©®™·•´`×½¼¾№´%‰\u00a0\u00ad\u200b\u200c\u200d\u200e\u200f　！？：；（）『』・〜～',
)
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]$/u
const frequentScripts = /^[\p{Script=Han}\p{Script=Hangul}]$/u

/** 1 where every such character is a usual letter of the language, down to -1; 1 too where there is none. */
export function plausibilityOf(text: string, letters: string): number {
  const usual = new Set(letters)
  let counted = 0
  let sum = 0
  let previous = ''
  for (const char of text) {
    if (char > '\x7f' && !punctuation.has(char)) {
      counted += 1
      sum += worthOf(char, previous, usual)
    }
    previous = char
  }
  return counted === 0 ? 1 : sum / counted
}

function worthOf(char: string, previous: string, usual: ReadonlySet<string>): number {
  if (char === '\ufffd' || char < '\xa0') return -1
  // No language writes one word in two alphabets.
  if (/[A-Za-z]/.test(previous) && !latin.test(char)) return 0
  const lower = char.toLowerCase()
  // Capitals within words are what a Cyrillic text looks like in the wrong one of its code pages.
  if (usual.has(lower)) return lower !== char && /\p{L}/u.test(previous) ? 0.6 : 1
  // Of these scripts `usual` holds the frequent characters only.
  if (frequentScripts.test(char)) return 0.4
  return /\p{L}/u.test(char) ? 0 : -0.5
}
