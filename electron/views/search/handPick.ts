/** What a person chose by hand for one video, as a run takes it: the fit is told, but nothing speaks against the choice. */
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { rankCandidates } from '../../matching/choose/rankCandidates.ts'
import type { Candidate, RejectionReason } from '../../matching/choose/ranking.ts'
import { nothingListed, type IgnoredListings } from '../../wanted/ignored.ts'
import type { Gap } from '../../wanted/missing.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { FoundText } from './foundText.ts'

export interface HandPick {
  readonly gap: Gap
  readonly pick: Candidate
  /** Why a run would not have taken it. */
  readonly against: RejectionReason | null
}

/** @param ignored Told where it is judged; what is written was chosen knowing it. */
export function handPickOf(
  { subtitle, title }: FoundText,
  video: LibraryVideo,
  ignored: IgnoredListings = nothingListed,
): HandPick {
  const release = parseRelease(video.file.path)
  const language = subtitle.language ?? 'und'
  const wish = { alternatives: [{ kind: 'language', language }] } as const
  const fps = video.media?.fps ?? null
  const request = { release, videoName: nameOfPath(video.file.path), fps, wish, title, forced: 'also' } as const
  const { candidates, rejected } = rankCandidates({ ...request, hearingImpaired: 'any', ignored }, [subtitle])
  const gap = { video, release, wish }
  const [pick] = candidates
  if (pick) return { gap, pick, against: null }
  return { gap, pick: unjudged({ subtitle, language }), against: rejected[0]?.reason ?? 'title' }
}

/** This file of it, as a person has told. */
export function withFile({ pick, ...hand }: HandPick, name: string): HandPick {
  const listed = pick.subtitle.files?.find((file) => file.name === name)
  const { language, isHearingImpaired } = pick
  const unlisted = { fileId: null, name, releaseName: '', season: null, episode: null, language, isHearingImpaired }
  return { ...hand, pick: { ...pick, file: listed ?? { ...unlisted, sizeBytes: null, md5: null }, isFileTold: true } }
}

function unjudged({ subtitle, language }: Pick<Candidate, 'subtitle' | 'language'>): Candidate {
  return {
    subtitle,
    file: null,
    language,
    alternativeIndex: 0,
    tier: 2,
    isHearingImpaired: subtitle.isHearingImpaired === true,
    hearingImpairedMiss: 0,
    isMachineMade: subtitle.isMachineMade,
    isUnlistedPack: subtitle.isFullSeason,
    points: 0,
    reasons: [],
    releaseName: subtitle.releaseNames[0] ?? subtitle.fileName,
  }
}
