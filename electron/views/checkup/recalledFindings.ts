/** What check-ups before found of the text that stands beside a video now, as they would tell it today. */
import { avoidsSounds, type SoundSettings } from '../../checkup/avoidsSounds.ts'
import type { Finding, FoundFault } from '../../checkup/checkedFile.ts'
import type { FindingBook, KeptFault } from '../../checkup/findingBook.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { baseName } from '../../../shared/text/baseName.ts'
import type { History } from '../../sidecar/history/history.ts'
import { rulesOfPath } from '../../wanted/rulesBook.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { LookedAtFile } from './fileFindings.ts'

export interface RecallParts {
  readonly findings: Pick<FindingBook, 'ofText'>
  readonly library: Pick<LibrarySession, 'has' | 'video'>
  readonly history: Pick<History, 'ownerOf'>
  /** As they are at this moment. */
  readonly wanted: { readonly rules: Pick<WantedRules, 'book'>; readonly settings: SoundSettings }
}

export function recalledFindings(
  { findings, library, history, wanted }: RecallParts,
  { sidecarId, version }: LookedAtFile,
): readonly Finding[] {
  function videoOf({ videoPath, isOfVideo }: KeptFault): LibraryVideo | null {
    const videoId = videoIdOf(videoPath)
    const video = library.has(videoId) ? library.video(videoId) : null
    return video !== null && isOfVideo(video.file) ? video : null
  }

  /** Of what else a finding rests on than text and video. */
  function holdsBeside({ evidence }: FoundFault, { file: { path, sidecars } }: LibraryVideo): boolean {
    if (evidence.code === 'same-beside') return sidecars.some((other) => baseName(other.path) === evidence.other)
    return evidence.code !== 'sounds' || avoidsSounds(wanted.settings, rulesOfPath(wanted.rules.book(), path))
  }

  function findingOf(kept: KeptFault): Finding | null {
    const { path, fault, timing } = kept
    const video = videoOf(kept)
    const sidecar = video?.file.sidecars.find((each) => each.path === path)
    if (!video || !sidecar || !holdsBeside(fault, video)) return null
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
