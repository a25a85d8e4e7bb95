/** Whether a text in Cyrillic letters can be of a language, by the letters that its alphabet has and those it lacks. Pure. */

const alphabets: Readonly<Record<string, string>> = {
  be: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  mk: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
}

/** No text goes without it. Bulgarian has no letter that Russian lacks. */
const everywhere: Readonly<Record<string, string>> = { ru: 'ы' }

/** Of 100 letters of Russian 3 are none of Bulgarian; a third of a text may be songs and names. */
const mostForeign = { share: 0.01, letters: 8 } as const
/** Of 100 letters of Russian 2 are this one. */
const leastEverywhere = 0.002
/** Fewer say nothing. */
const fewestLetters = 300

/** False for languages that are not listed, and for texts in other letters. */
export function isOtherAlphabet(text: string, language: string): boolean {
  const alphabet = alphabets[language]
  if (alphabet === undefined) return false
  const letters = text.toLowerCase().match(/\p{Script=Cyrillic}/gu) ?? []
  if (letters.length < fewestLetters) return false
  const own = new Set(alphabet)
  const foreign = letters.filter((letter) => !own.has(letter)).length
  if (foreign >= Math.max(mostForeign.letters, letters.length * mostForeign.share)) return true
  const needed = everywhere[language]
  if (needed === undefined) return false
  return letters.filter((letter) => letter === needed).length < letters.length * leastEverywhere
}
