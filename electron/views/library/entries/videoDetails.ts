/** The drawer of one video: what is inside it, what lies beside it, why its name was read so. Pure. */
import type { VideoDetails, VideoRow, WishStatus } from '../../../../shared/contract/library.ts'
import type { Release } from '../../../../shared/release/release.ts'
import { textsBeside } from '../../../library/emptyTexts.ts'
import type { LibraryVideo } from '../../../library/mediaFile.ts'
import { holdsPictures } from '../../../library/pictureSubtitles.ts'
import type { TitleMatch } from '../../../serviceClient/listing.ts'
import type { Written } from '../../../sidecar/history/history.ts'
import type { Renamed } from '../../../sidecar/rename/renameSidecar.ts'
import { satisfies } from '../../../../shared/language.ts'
import { parseWishes } from '../../../wanted/parseWishes.ts'
import { languagesOfWish } from '../../../wanted/wish.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import { historyRow } from '../../history/historySession.ts'
import type { LanguageDoubts } from '../../../checkup/languageDoubts.ts'
import { nameInLanguage, type MisnamedFile } from '../../../checkup/nameInLanguage.ts'
import type { ToldTimings } from '../../timing/toldTimings.ts'
import { videoIdOf, wishIdOf } from '../../ids.ts'

export interface DetailsOf {
  readonly row: VideoRow
  readonly poster: string | null
  readonly rulesFrom: VideoDetails['rulesFrom']
  readonly video: LibraryVideo
  readonly release: Release
  readonly history: readonly Written[]
  readonly isOurs: (sidecarPath: string) => boolean
  readonly adoptedMs: (sidecarPath: string) => number | null
  readonly chosen: TitleMatch | null
  readonly renames: readonly Renamed[]
  readonly timings: ToldTimings
  readonly doubts: Pick<LanguageDoubts, 'of'>
}

export function videoDetails({
  row,
  poster,
  rulesFrom,
  video,
  release,
  history,
  isOurs,
  adoptedMs,
  chosen,
  renames,
  timings,
  doubts,
}: DetailsOf): VideoDetails {
  const { media, file } = video
  return {
    row: { ...row, wishes: row.wishes.map((wish) => withDetails(wish, { file, history, isOurs })) },
    poster,
    rulesFrom,
    durationMs: media?.durationMs ?? null,
    fps: media?.fps ?? null,
    tracks: (media?.tracks ?? []).map(
      ({ kind, language, codec, isForced, isHearingImpaired, isOriginal, isText, name }) => ({
        kind,
        language,
        codec,
        isForced,
        isHearingImpaired,
        ...(isOriginal && { isOriginal }),
        isText,
        name,
      }),
    ),
    sidecars: file.sidecars.map(({ path, language, extension, isForced, isHearingImpaired, isRePaired, isEmpty }) => ({
      id: videoIdOf(path),
      name: nameOfPath(path),
      language,
      isOurs: isOurs(path),
      adoptedMs: adoptedMs(path),
      isForced,
      isHearingImpaired,
      isRePaired: isRePaired === true,
      isText: !holdsPictures({ extension }),
      ...(isEmpty && { isEmpty }),
      told: timings.of({ videoPath: file.path, path }),
      ...doubtOf({ path, videoPath: file.path, found: doubts.of(path) }),
    })),
    renames: renames.map(({ id, fromPath, toPath }) => ({ id, from: nameOfPath(fromPath), to: nameOfPath(toPath) })),
    reasons: [...release.reasons],
    history: history.map((written) => historyRow(written, timings)),
    chosenTitle: chosen && { name: chosen.name, year: chosen.year },
  }
}

interface Doubted extends Omit<MisnamedFile, 'found'> {
  readonly found: string | null
}

function doubtOf({ found, ...file }: Doubted): Pick<VideoDetails['sidecars'][number], 'doubt'> {
  if (found === null) return {}
  const name = nameInLanguage({ ...file, found })
  return { doubt: { language: found, renamesTo: name === null ? null : nameOfPath(name) } }
}

/** Which file covers the wish, and since when where it is ours; or which question it waits for. */
function withDetails(
  status: WishStatus,
  { file, history, isOurs }: Pick<DetailsOf, 'history' | 'isOurs'> & Pick<LibraryVideo, 'file'>,
): WishStatus {
  const { by, wish } = status
  if (status.state === 'ask') return { ...status, questionId: wishIdOf(file.path, wish) }
  if (by !== 'ours' && by !== 'sidecar' && by !== 'stray') return status
  const languages = parseWishes(wish).flatMap(languagesOfWish)
  const covering = textsBeside(file).find(
    ({ path, language, isRePaired = false }) =>
      language !== null &&
      languages.some((wished) => satisfies(language, wished)) &&
      isOurs(path) === (by === 'ours') &&
      isRePaired === (by === 'stray'),
  )
  if (!covering) return status
  const written = history.find(({ path, state }) => path === covering.path && state === 'written')
  return { ...status, name: nameOfPath(covering.path), atMs: written?.atMs ?? null }
}
