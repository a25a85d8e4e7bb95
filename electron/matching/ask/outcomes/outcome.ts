/** What became of a question, and a question with the videos that share it. Data only. */
import type { AppError } from '../../../../shared/errors.ts'
import type { LanguageTag } from '../../../../shared/language.ts'
import type { AskedRelease } from '../../../../shared/release/askedRelease.ts'
import type { Release } from '../../../../shared/release/release.ts'
import type { LibraryVideo } from '../../../library/mediaFile.ts'
import type { TitleMatch } from '../../../serviceClient/listing.ts'
import type { Wish } from '../../../wanted/wish.ts'
import type { IdsQuestion, NameQuestion } from '../question.ts'
import type { StoredAnswer } from './storedAnswer.ts'

/** A video with all of its wishes that are missing. */
export interface VideoToMatch<Said extends AskedRelease = Release> {
  readonly video: LibraryVideo
  readonly release: Said
  readonly wishes: readonly Wish[]
  readonly languages: readonly LanguageTag[]
}

/** Of which no more is read than it is asked by. */
export type AskedVideo = VideoToMatch<AskedRelease>

/** A video with the questions it can be asked by. */
export interface PreparedVideo<Said extends AskedRelease = Release> extends VideoToMatch<Said> {
  readonly byId: IdsQuestion | null
  readonly byName: NameQuestion | null
  /** The title the user chose for this show; null for none. */
  readonly corrected: TitleMatch | null
}

export type Outcome =
  | {
      readonly kind: 'answered'
      readonly answer: StoredAnswer
      readonly cost: number
      readonly isFromCache: boolean
      /** Something good was left unread on further pages, and this question has nothing good yet. */
      readonly isCutShort?: boolean
    }
  | { readonly kind: 'failed'; readonly error: AppError; readonly cost: number }
  | { readonly kind: 'waiting'; readonly error: AppError; readonly cost: number }

export interface Asked<Question extends IdsQuestion | NameQuestion, Video extends AskedVideo = VideoToMatch> {
  readonly question: Question
  readonly languages: readonly LanguageTag[]
  /** All videos that share the answer. */
  readonly videos: readonly Video[]
}

/** The same question in other languages is another one. */
export function askedKey(key: string, languages: readonly LanguageTag[]): string {
  return `${namesOf(languages)}|${key}`
}

/** Few lists are asked for, each for many videos. */
const joined = new WeakMap<readonly LanguageTag[], string>()

function namesOf(languages: readonly LanguageTag[]): string {
  const known = joined.get(languages) ?? languages.join(',')
  joined.set(languages, known)
  return known
}
