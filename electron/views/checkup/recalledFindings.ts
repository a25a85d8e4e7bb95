/** What check-ups before found of the text that stands beside a video now, as they would tell it today. */
import type { Finding } from '../../checkup/checkedFile.ts'
import type { FindingBook, KeptFault } from '../../checkup/findingBook.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { History } from '../../sidecar/history/history.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { LookedAtFile } from './fileFindings.ts'

export interface RecallParts {
  readonly findings: Pick<FindingBook, 'ofText'>
  readonly library: Pick<LibrarySession, 'has' | 'video'>
  readonly history: Pick<History, 'ownerOf'>
}

export function recalledFindings(
  { findings, library, history }: RecallParts,
  { sidecarId, version }: LookedAtFile,
): readonly Finding[] {
  function videoOf({ videoPath, isOfVideo }: KeptFault): LibraryVideo | null {
    const videoId = videoIdOf(videoPath)
    const video = library.has(videoId) ? library.video(videoId) : null
    return video !== null && isOfVideo(video.file) ? video : null
  }

  function findingOf(kept: KeptFault): Finding | null {
    const { path, fault, timing } = kept
    const video = videoOf(kept)
    const sidecar = video?.file.sidecars.find((each) => each.path === path)
    if (!video || !sidecar) return null
    const owner = history.ownerOf(path)
    const of = { video, release: parseRelease(video.file.path) }
    const file = { path, sha256: version, language: sidecar.language, of, timing }
    return { ...fault, file: { ...file, owner: owner?.sha256 === version ? owner : null } }
  }

  return findings
    .ofText(version)
    .filter(({ path }) => videoIdOf(path) === sidecarId)
    .flatMap((kept) => findingOf(kept) ?? [])
}
