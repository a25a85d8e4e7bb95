/**
 * Which videos lack which wishes, and what covers the others (product §4). Pure: reads no disk.
 * What the service has to offer is matching's business.
 */
import { satisfies, type LanguageTag } from '../../shared/language.ts'
import type { AskedRelease } from '../../shared/release/askedRelease.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import { showKeyOf } from '../../shared/release/title/showKey.ts'
import { textsBeside } from '../library/emptyTexts.ts'
import type { LibraryVideo, MediaTrack, Sidecar } from '../library/mediaFile.ts'
import type { RulesBook } from './rulesBook.ts'
import { languagesOfWish, soughtWishes, wantsFromInside, type WishRules, type Wish } from './wish.ts'

/** A wish that a video lacks: the unit in which everything after it counts. */
export interface Gap<Said extends AskedRelease = Release> {
  readonly video: LibraryVideo
  readonly release: Said
  readonly wish: Wish
  /** Meant is the subtitle of the foreign parts only. */
  readonly isForced?: boolean
}

/** Of which no more is read than it is asked by. */
export type AskedGap = Gap<AskedRelease>

/** What meets a wish already. */
export type CoveredBy =
  | { readonly kind: 'sidecar'; readonly sidecar: Sidecar }
  | { readonly kind: 'track'; readonly track: MediaTrack }
  | { readonly kind: 'audio'; readonly track: MediaTrack }

export interface CoveredWish {
  readonly video: LibraryVideo
  readonly wish: Wish
  readonly by: CoveredBy
}

export type IgnoredWish = Pick<CoveredWish, 'video' | 'wish'>

/** Every pair of video and wish is in exactly one of the first three lists, in the order of the videos, then of the wishes. */
export interface Coverage {
  readonly gaps: readonly Gap[]
  readonly covered: readonly CoveredWish[]
  /** What the user ignores, whether it is there or not. */
  readonly ignored: readonly IgnoredWish[]
  /** Forced subtitles that are not there: welcome where the rules say 'also', but not missed, as most videos have none. */
  readonly forced: readonly Gap[]
}

export function missing(videos: readonly LibraryVideo[], book: RulesBook): Coverage {
  const gaps: Gap[] = []
  const covered: CoveredWish[] = []
  const ignored: IgnoredWish[] = []
  const forced: Gap[] = []
  for (const video of videos) {
    const { path } = video.file
    let read: Release | null = null
    const release = () => (read ??= parseRelease(path))
    const readKey = () => showKeyOf(release())
    const rules = book.rulesOf(path, readKey)
    const { left = [], wanted = [] } = Object.groupBy(soughtWishes(rules.wishes), (wish) =>
      book.isIgnored(path, readKey, wish) ? 'left' : 'wanted',
    )
    ignored.push(...left.map((wish) => ({ video, wish })))
    for (const wish of wanted) {
      const by = coverageOf(video, wish, rules)
      if (by) covered.push({ video, wish, by })
      else gaps.push({ video, release: release(), wish })
      if (rules.forced === 'also' && forcedBy(video, wish) === null)
        forced.push({ video, release: release(), wish, isForced: true })
    }
  }
  return { gaps, covered, ignored, forced }
}

/** Those of its video. */
export function rulesOfGap(book: RulesBook, { video, release }: Pick<AskedGap, 'video' | 'release'>): WishRules {
  return book.rulesOf(video.file.path, () => showKeyOf(release))
}

/** Any alternative that is present meets the wish, a later fallback too: the user said that it would do. Of several, the first. */
function coverageOf(video: LibraryVideo, wish: Wish, rules: WishRules): CoveredBy | null {
  const languages = languagesOfWish(wish)
  const full = textsBeside(video.file).filter((candidate) => isFull(candidate, rules))
  const sidecar = firstSpoken(full, languages, (candidate) => sidecarLanguage(candidate, wish, rules))
  if (sidecar) return { kind: 'sidecar', sidecar }

  const tracks = video.media?.tracks ?? []
  const covering = wantsFromInside(wish) ? [] : tracks
  const fullTracks = covering.filter((candidate) => candidate.kind === 'subtitle' && isFull(candidate, rules))
  const track = firstSpoken(fullTracks, languages, ({ language }) => language)
  if (track) return { kind: 'track', track }

  const audio = rules.skipWhenAudioMatches ? mainAudio(tracks) : undefined
  return audio && speaks(audio.language, languages) ? { kind: 'audio', track: audio } : null
}

/** The subtitle of the foreign parts, which a wish may have beside its own. */
export function forcedBy({ file, media }: LibraryVideo, wish: Wish): Exclude<CoveredBy, { kind: 'audio' }> | null {
  const languages = languagesOfWish(wish)
  const isMeant = ({ isForced, language }: Sidecar | MediaTrack) => isForced && speaks(language, languages)
  const sidecar = textsBeside(file).find(isMeant)
  if (sidecar) return { kind: 'sidecar', sidecar }
  const track = media?.tracks.find((each) => each.kind === 'subtitle' && isMeant(each))
  return track ? { kind: 'track', track } : null
}

/** Forced-only text leaves most of the dialogue out: it never counts. */
function isFull(text: Pick<Sidecar, 'isForced' | 'isHearingImpaired'>, rules: WishRules): boolean {
  return !text.isForced && (rules.hearingImpaired !== 'only' || text.isHearingImpaired)
}

/**
 * `Movie.srt` without a language is in the language of its text, of whatever country. Where that is not sure, it is nearly
 * always the one subtitle its owner wanted, so it stands for the first wish; writing beside it would only add a second one.
 * An embedded track without a language proves nothing: muxers leave it out.
 */
function sidecarLanguage({ language, spoken }: Sidecar, wish: Wish, rules: WishRules): LanguageTag | null {
  if (language !== null) return language
  const languages = languagesOfWish(wish)
  if (spoken !== undefined) return languages.find((each) => satisfies(each, spoken) || satisfies(spoken, each)) ?? null
  return wish === soughtWishes(rules.wishes)[0] ? (languages[0] ?? null) : null
}

/** By the order of the languages, not by that of the texts. */
function firstSpoken<Text>(
  texts: readonly Text[],
  languages: readonly LanguageTag[],
  languageOf: (text: Text) => LanguageTag | null,
): Text | undefined {
  for (const wished of languages) {
    const found = texts.find((text) => speaks(languageOf(text), [wished]))
    if (found) return found
  }
  return undefined
}

function speaks(language: LanguageTag | null, wanted: readonly LanguageTag[]): boolean {
  return language !== null && wanted.some((tag) => satisfies(language, tag))
}

/** The track a player starts with: a dub beside it does not spare the subtitle. */
function mainAudio(tracks: readonly MediaTrack[]): MediaTrack | undefined {
  const audio = tracks.filter((track) => track.kind === 'audio')
  return audio.find((track) => track.isDefault) ?? audio[0]
}
