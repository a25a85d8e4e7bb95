/** The drawer of one video: what is inside it, what lies beside it, why its name was read so. Pure. */
import type { VideoDetails, VideoRow } from '../../../shared/contract/library.ts'
import type { Release } from '../../../shared/release/release.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import type { Written } from '../../sidecar/history.ts'
import type { Renamed } from '../../sidecar/renameSidecar.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { historyRow } from '../history/historySession.ts'
import { videoIdOf } from '../ids.ts'

export interface DetailsOf {
  readonly row: VideoRow
  readonly video: LibraryVideo
  readonly release: Release
  readonly history: readonly Written[]
  readonly isOurs: (sidecarPath: string) => boolean
  readonly chosen: TitleMatch | null
  readonly renames: readonly Renamed[]
}

export function videoDetails({ row, video, release, history, isOurs, chosen, renames }: DetailsOf): VideoDetails {
  const { media, file } = video
  return {
    row,
    durationMs: media?.durationMs ?? null,
    fps: media?.fps ?? null,
    tracks: (media?.tracks ?? []).map(({ kind, language, codec, isForced, isHearingImpaired }) => ({
      kind,
      language,
      codec,
      isForced,
      isHearingImpaired,
    })),
    sidecars: file.sidecars.map(({ path, language, isForced, isHearingImpaired, isRePaired }) => ({
      id: videoIdOf(path),
      name: nameOfPath(path),
      language,
      isOurs: isOurs(path),
      isForced,
      isHearingImpaired,
      isRePaired: isRePaired === true,
    })),
    renames: renames.map(({ id, fromPath, toPath }) => ({ id, from: nameOfPath(fromPath), to: nameOfPath(toPath) })),
    reasons: [...release.reasons],
    history: history.map(historyRow),
    chosenTitle: chosen && { name: chosen.name, year: chosen.year },
  }
}
