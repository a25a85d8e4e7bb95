/** Every phrase that may be a tag, as a tree of words: where the first word of one leads. */
import { languageRows } from './languageTable.ts'
import { serviceRows } from './serviceTable.ts'
import { editionRows, tagRows, type Meaning, type TagKind, type TagRow } from './tagTable.ts'

export interface PhraseNode {
  readonly next: Map<string, PhraseNode>
  readonly meanings: Meaning[]
  isSure: boolean
  isAudio: boolean
}

const newNode = (): PhraseNode => ({ next: new Map(), meanings: [], isSure: false, isAudio: false })
const root = newNode()

/** With the first name: many a thread and command that could read names reads none. */
function plantAll(): void {
  for (const row of [...tagRows, ...editionRows, ...languageRows, ...serviceRows]) plant(row)
  for (const [, value, , words = ''] of languageRows) {
    plantSubtitles(words)
    plantDubs(value, words)
  }
}

function plant([kind, value, sure, unsure = '']: TagRow): void {
  for (const phrase of sure.split(',')) plantPhrase(phrase, { kind, value, isSure: true })
  for (const phrase of unsure.split(',')) plantPhrase(phrase, { kind, value, isSure: false })
}

/** 'Hindi Dubbed': beside this word a language is no title. */
function plantDubs(value: string, languages: string): void {
  for (const language of languages.split(',').filter((word) => word.length > 3))
    plantPhrase(`${language} dubbed`, { kind: 'language', value, isSure: true })
  for (const language of languages.split(',').filter((word) => /^[a-z]{3,}$/.test(word)))
    plantPhrase(`${language}dub`, { kind: 'language', value, isSure: true })
}

/** 'SWESUB', 'HebSubs', 'PLSUBBED'. */
function plantSubtitles(languages: string): void {
  for (const language of languages.split(','))
    for (const ending of ['sub', 'subs', 'subbed'])
      plantPhrase(`${language}${ending}`, { kind: 'subtitles', value: '', isSure: true })
}

function plantPhrase(phrase: string, meaning: Meaning): void {
  if (!phrase) return
  let node = root
  for (const word of phrase.split(' ')) {
    const next = node.next.get(word) ?? newNode()
    node.next.set(word, next)
    node = next
  }
  if (node.meanings.some((known) => known.kind === meaning.kind && known.value === meaning.value)) return
  node.meanings.push(meaning)
  node.isSure ||= meaning.isSure
  node.isAudio ||= meaning.kind === 'audio'
}

function planted(): PhraseNode {
  if (root.next.size === 0) plantAll()
  return root
}

/** Few words of a title are among them. */
export function firstWordsOfPhrases(): Iterable<string> {
  return planted().next.keys()
}

/** Where the word leads; null where no phrase begins with it. */
export function phrasesFrom(word: string): PhraseNode | null {
  return planted().next.get(word) ?? null
}

/** Everything that the word means as one of this kind. */
export function valuesOf(word: string, kind: TagKind): readonly string[] {
  const meanings = phrasesFrom(word)?.meanings ?? []
  return meanings.filter((meaning) => meaning.kind === kind).map(({ value }) => value)
}
