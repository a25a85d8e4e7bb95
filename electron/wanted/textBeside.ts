/** Which subtitles beside a video a translation can be made from. Pure. */
import { satisfies, type LanguageTag } from '../../shared/language.ts'
import { textsBeside } from '../library/emptyTexts.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'

/** A file beside the video that was read and found to be a subtitle in this language. */
export interface TextBeside {
  readonly path: string
  readonly language: LanguageTag
  /** SHA-256 of its bytes, in hex: a file that was edited since is another text. */
  readonly sha256: string
}

export type NamedText = Pick<TextBeside, 'path' | 'language'>

export interface TextChoice {
  readonly to: LanguageTag
  /** Languages that will do, the best first. */
  readonly from: readonly LanguageTag[]
  /** The file that a person named: no other is taken, and where its name tells no language, it may be in any of these. */
  readonly named?: string | null
}

/** An .idx is half of a pair of pictures, and so is the .sub beside it. */
const pictures = 'idx'

/** By their names, the likeliest first. One named after another video may be of another release: it is no source. */
export function translatableTexts(
  { file }: Pick<LibraryVideo, 'file'>,
  { to, from, named = null }: TextChoice,
): readonly NamedText[] {
  const placeOf = (language: LanguageTag) => from.findIndex((wished) => satisfies(language, wished))
  return textsBeside(file)
    .filter(({ path, isForced, isRePaired }) => (named === null ? !isForced && !isRePaired : path === named))
    .flatMap(({ language: told, extension, isHearingImpaired, path }) => {
      if (extension === pictures) return []
      const possible = told === null ? (named === null ? [] : from) : [told]
      return possible
        .map((language) => ({ path, language, place: placeOf(language), isHearingImpaired }))
        .filter(({ language, place }) => place >= 0 && !satisfies(language, to))
    })
    .sort((a, b) => a.place - b.place || Number(a.isHearingImpaired) - Number(b.isHearingImpaired))
    .map(({ path, language }) => ({ path, language }))
}
