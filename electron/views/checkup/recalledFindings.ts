/** What check-ups before found of the text that stands beside a video now, as they would tell it today. */
import { avoidsSounds, type SoundSettings } from '../../checkup/avoidsSounds.ts'
import type { Finding, FoundFault } from '../../checkup/checkedFile.ts'
import type { FindingBook, KeptFault } from '../../checkup/findingBook.ts'
import { videoStamp, type SeenFile } from '../../checkup/seenFile.ts'
import { sha256Of, type Disk } from '../../disk/disk.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { History } from '../../sidecar/history/history.ts'
import { readSubtitle } from '../../sidecar/readSubtitle.ts'
import { rulesOfPath } from '../../wanted/rulesBook.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { LookedAtFile } from './fileFindings.ts'

export interface RecallParts {
  readonly findings: Pick<FindingBook, 'ofText'>
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly library: Pick<LibrarySession, 'has' | 'video'>
  readonly history: Pick<History, 'ownerOf'>
  /** As they are at this moment. */
  readonly wanted: { readonly rules: Pick<WantedRules, 'book'>; readonly settings: SoundSettings }
}

export async function recalledFindings(
  { findings, disk, library, history, wanted }: RecallParts,
  { sidecarId, version }: LookedAtFile,
): Promise<readonly Finding[]> {
  function videoAt(path: string): LibraryVideo | null {
    const videoId = videoIdOf(path)
    return library.has(videoId) ? library.video(videoId) : null
  }

  async function isAsItWas({ path, sha256, videoPath, video }: SeenFile): Promise<boolean> {
    const file = videoPath === null ? null : videoAt(videoPath)?.file
    if (!file || videoStamp(file) !== video || file.sidecars.every((each) => each.path !== path)) return false
    return sha256 === (await readSubtitle(disk, path).then(sha256Of, () => null))
  }

  /** Sounds are no fault where they are wanted by now. */
  function isFaultOf(path: string, { evidence }: FoundFault): boolean {
    return evidence.code !== 'sounds' || avoidsSounds(wanted.settings, rulesOfPath(wanted.rules.book(), path))
  }

  async function findingOf(kept: KeptFault): Promise<Finding | null> {
    const { path, fault, timing } = kept
    const video = videoAt(kept.videoPath)
    const sidecar = video?.file.sidecars.find((each) => each.path === path)
    if (!video || !sidecar || !kept.isOfVideo(video.file)) return null
    if (!isFaultOf(video.file.path, fault)) return null
    const others = await Promise.all((fault.restsOn ?? []).map(isAsItWas))
    if (others.includes(false)) return null
    const owner = history.ownerOf(path)
    const of = { video, release: parseRelease(video.file.path) }
    const file = { path, sha256: version, language: sidecar.language, of, timing }
    return { ...fault, file: { ...file, owner: owner?.sha256 === version ? owner : null } }
  }

  const ofFile = findings.ofText(version).filter(({ path }) => videoIdOf(path) === sidecarId)
  const found = await Promise.all(ofFile.map(findingOf))
  return found.filter((finding) => finding !== null)
}
