/** The name of a text that is saved beside no video: its own where that says what it is of, else its release's. Pure. */
import { languageTagOf, type LanguageTag } from '../../shared/language.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { ArchiveContent } from './archive/archiveContent.ts'

export interface NameFacts {
  readonly content: Pick<ArchiveContent, 'members'>
  readonly release: string
  readonly language: LanguageTag | null
}

/** Without the ending. Of several texts each keeps its own name behind the release's, which tells them apart. */
export function savedName(memberName: string, { content, release, language }: NameFacts): string {
  const own = memberName.replace(/\.[a-z0-9]{1,5}$/i, '')
  if (own !== '' && (release === '' || sharesTitle(own, release))) return own
  const tag = language === null ? [] : [language]
  if (own === '' || content.members.length === 1) return [release, ...tag].join('.')
  const parts = own.split('.')
  const isNamed = languageTagOf(parts.at(-1) ?? '') !== null
  return [release, ...parts, ...(isNamed ? [] : tag)].join('.')
}

/** Numbers, and words such as "Track" or "English", are of every subtitle. */
function sharesTitle(own: string, release: string): boolean {
  const title = new Set(wordsOf(parseRelease(release).title ?? release))
  return wordsOf(own).some((word) => title.has(word))
}

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /\p{L}/u.test(word))
}
