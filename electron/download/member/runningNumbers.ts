/** Numbers that count files, not episodes: services name the only file of an archive "84.en.srt" or "Track 3.srt". Pure. */
import { languageTagOf } from '../../../shared/language.ts'
import type { MemberFacts } from './memberFacts.ts'

const wordsOfFiles = new Set([
  'sub',
  'subs',
  'subtitle',
  'subtitles',
  'caption',
  'captions',
  'track',
  'stream',
  'file',
  'text',
])
const wordsOfKinds = new Set(['srt', 'ass', 'sdh', 'cc', 'forced'])

/** Beside its number the name has no word: "06" may count files, "Episode 6", "E6" and "Show - 6" say an episode. */
export function hasRunningNumber({ words, looseNumbers }: MemberFacts): boolean {
  return looseNumbers.length === 1 && words.split(' ').every(isPlain)
}

function isPlain(word: string): boolean {
  if (/^\d+$/.test(word)) return true
  return wordsOfFiles.has(word) || wordsOfKinds.has(word) || languageTagOf(word) !== null
}
