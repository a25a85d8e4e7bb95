/** Which subtitle of ours is meant by a video and a language, and the wish that it was written for. */
import { AppError } from '../../../../shared/errors.ts'
import type { LanguageTag } from '../../../../shared/language.ts'
import { pairOf } from '../../../../shared/languagePair.ts'
import type { History, Written } from '../../../sidecar/history/history.ts'
import { parseWishes } from '../../../wanted/parseWishes.ts'
import { rulesOfPath } from '../../../wanted/rulesBook.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import { languagesOfWish, soughtWishes, type Wish } from '../../../wanted/wish.ts'
import type { LibrarySession } from '../../library/librarySession.ts'

export interface WrittenFile {
  readonly videoId: string
  readonly language: LanguageTag
}

export interface WrittenForParts {
  readonly library: Pick<LibrarySession, 'entry'>
  readonly history: Pick<History, 'list'>
  readonly rules: Pick<WantedRules, 'book'>
}

export interface WrittenFor {
  readonly written: Written
  readonly wish: Wish
}

/** @throws AppError 'file.missing' where none of ours is there */
export function writtenFor({ library, history, rules }: WrittenForParts, file: WrittenFile): WrittenFor {
  const { path: videoPath } = library.entry(file.videoId)
  const wishes = soughtWishes(rulesOfPath(rules.book(), videoPath).wishes)
  const written = writtenAmong(history.list({ kind: 'file', path: videoPath }), wishes, file.language)
  return { written, wish: wishFor(wishes, written.language, file.language) }
}

/** The wish that a language of a video stands for, whether anything of ours is there or not. */
export function wishMeant(
  { library, rules }: Omit<WrittenForParts, 'history'>,
  { videoId, language }: WrittenFile,
): Wish {
  const { path } = library.entry(videoId)
  return wishFor(soughtWishes(rulesOfPath(rules.book(), path).wishes), language, language)
}

/** The one in this language; else one that was taken for it. */
function writtenAmong(written: readonly Written[], wishes: readonly Wish[], language: LanguageTag): Written {
  // Two languages in one file were taken from no candidate: each of its two files has its own.
  const rows = written.filter((each) => pairOf(each.language) === null)
  const wish = wishes.find((each) => languagesOfWish(each)[0] === language)
  const alike = wish ? languagesOfWish(wish) : []
  const row = rows.find((each) => each.language === language) ?? rows.find((each) => alike.includes(each.language))
  if (!row) throw new AppError('file.missing', 'There is no subtitle of ours in this language beside this video.')
  return row
}

/** The wish that it was written for; the language alone where the wishes have changed since. */
function wishFor(wishes: readonly Wish[], written: LanguageTag, asked: LanguageTag): Wish {
  const [plain] = parseWishes(written)
  const wish =
    wishes.find((each) => languagesOfWish(each)[0] === asked) ??
    wishes.find((each) => languagesOfWish(each).includes(written)) ??
    plain
  if (!wish) throw new AppError('input.unknownLanguage', `"${written}" is not a supported language.`)
  return wish
}
