/**
 * What a person reads where the host says something: its own sentence is English and may say more than its code, so an English
 * reader gets that; every other one gets the words of their language for the code. Decided here and nowhere else. Pure.
 */
export function hostSentence(locale: string, own: string, words: string): string {
  return locale === 'en' ? own : words
}
