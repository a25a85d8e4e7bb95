/** One cell of the plan as it is shown: what is planned for a wish, or what meets it. Pure. */
import type { CandidateRow, PlanCell } from '../../../../shared/contract/plan.ts'
import { baseOf, type LanguageTag } from '../../../../shared/language.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { namedGap } from '../../../batch/delivery/deliver.ts'
import { isTried } from '../../../plan/triedBefore.ts'
import { nameBeside } from '../../../library/strays.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import {
  sidecarExtensionOf,
  writtenName,
  type NamedPick,
  type NameRules,
} from '../../../sidecar/publish/writtenName.ts'
import type { InsideSource } from '../../../wanted/insideTrack.ts'
import type { Gap } from '../../../wanted/missing.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import {
  answerOfEnd,
  columnOf,
  isPack,
  type CoveredItem,
  type EndedItem,
  type Placement,
  type PlanItem,
} from './planItem.ts'
import { releaseWords } from '../../library/entries/releaseWords.ts'

const emptyCell = {
  isForced: false,
  by: null,
  release: null,
  words: '',
  tier: null,
  reasons: [],
  kind: null,
  pack: null,
  from: null,
  isUnasked: false,
  isRefused: false,
  outputName: null,
  candidates: 0,
  question: null,
  onOffer: [],
} as const satisfies Partial<PlanCell>

export function planCell(item: PlanItem, placement: Placement, names: NameRules): PlanCell {
  const { stray, choice } = item
  const cell = foundCell(item, placement, names)
  if (stray === null) return cell
  return {
    ...cell,
    language: stray.language ?? cell.language,
    release: nameOfPath(stray.path),
    outputName: nameOfPath(nameBeside(stray.path, choice.gap.video.file.path)),
  }
}

/** @param isOurs Whether this app wrote the file of this path. */
export function coveredCell({ id, wish, by }: CoveredItem, isOurs: (path: string) => boolean): PlanCell {
  const column = columnOf(wish)
  const isFile = by.kind === 'sidecar'
  return {
    ...emptyCell,
    reasons: [],
    onOffer: [],
    id,
    column,
    language: (isFile ? by.sidecar.language : by.track.language) ?? column,
    answer: 'covered',
    by: isFile && isOurs(by.sidecar.path) ? 'ours' : by.kind,
    release: isFile ? nameOfPath(by.sidecar.path) : null,
  }
}

/** What a run made of it stands there; what else meets it is as if it had been there before. */
export function endedCell({ item, end }: EndedItem): PlanCell {
  const { gap } = item.choice
  const column = columnOf(gap.wish)
  return {
    ...emptyCell,
    reasons: [],
    onOffer: [],
    id: item.id,
    column,
    language: column,
    isForced: gap.isForced ?? false,
    answer: answerOfEnd(end),
    by: end === 'written' || end === 'told' ? null : end,
  }
}

function foundCell(item: PlanItem, placement: Placement, names: NameRules): PlanCell {
  const { answer, pick, archive, inside, translatedTrack, translatedText, question } = placement
  const { gap, ranking } = item.choice
  const isTranslated = answer === 'translate' || placement.waitsForAi === true
  const isWritten = answer === 'sure' || answer === 'chosen' || answer === 'waiting' || isTranslated
  const column = columnOf(gap.wish)
  const pack = archive && isPack(archive) ? (archive.subtitle.releaseNames[0] ?? archive.subtitle.fileName) : null
  const name = pack ?? pick?.releaseName ?? null
  return {
    id: item.id,
    column,
    language: isTranslated ? column : (pick?.language ?? inside?.language ?? column),
    isForced: gap.isForced ?? false,
    answer,
    by: null,
    release: pick?.releaseName ?? inside?.track.name ?? null,
    words: name === null ? '' : releaseWords(parseRelease(name), false),
    tier: pick?.tier ?? null,
    reasons: [...(pick?.reasons ?? [])],
    kind: isTranslated ? 'machine' : pick && kindOf(pick),
    pack,
    from: isTranslated ? (pick?.language ?? translatedText?.language ?? translatedTrack?.track.language ?? null) : null,
    isUnasked: placement.isUnasked ?? false,
    isRefused: answer === 'none' && isTried(item.choice),
    outputName:
      (translatedTrack ?? translatedText)
        ? outputName(gap, madePick(column), names)
        : inside
          ? outputName(gap, insidePick(inside), names)
          : pick && isWritten
            ? outputName(gap, namedPick(pick, isTranslated ? column : null), names)
            : null,
    candidates: ranking.candidates.length,
    question,
    onOffer: answer === 'none' ? [...nearLanguages(item)] : [],
  }
}

/** Of the wished language in another region: what the service has of this very video, and the wish did not name. */
function nearLanguages({ choice: { gap, ranking } }: PlanItem): ReadonlySet<LanguageTag> {
  const base = baseOf(columnOf(gap.wish))
  const others = ranking.rejected.flatMap(({ subtitle: { language }, reason }) =>
    reason === 'language' && language !== null && baseOf(language) === base ? [language] : [],
  )
  return new Set(others.sort())
}

function kindOf({ isMachineMade, isHearingImpaired }: Candidate): PlanCell['kind'] {
  if (isMachineMade) return 'machine'
  return isHearingImpaired ? 'hearing-impaired' : 'human'
}

/** The format is known for a listed file; a translation keeps that of its source. */
function namedPick({ language, isHearingImpaired, file }: Candidate, into: LanguageTag | null): NamedPick {
  const extension = file && sidecarExtensionOf(file.name)
  return { language: into ?? language, isHearingImpaired, extension, isMadeHere: into !== null }
}

function madePick(language: LanguageTag): NamedPick {
  return { language, isHearingImpaired: false, extension: null, isMadeHere: true }
}

/** Its format is known when it is read. */
function insidePick({ language, track }: InsideSource): NamedPick {
  return { language, isHearingImpaired: track.isHearingImpaired, extension: null }
}

/** Null where no disk would take the name. */
function outputName(gap: Gap, pick: NamedPick, rules: NameRules): string | null {
  try {
    return nameOfPath(writtenName(namedGap(gap), pick, rules))
  } catch {
    return null
  }
}

/** What does not change while it is on offer. */
export function shownCandidate(ranked: Candidate): Omit<CandidateRow, 'id' | 'isCached' | 'isChosen'> {
  const { subtitle, releaseName, isHearingImpaired, isMachineMade, tier, reasons } = ranked
  const { author, comment, fps } = subtitle
  return {
    release: releaseName,
    author,
    comment,
    fps,
    isHearingImpaired,
    isMachineMade,
    tier,
    reasons: [...reasons],
    isPack: subtitle.isFullSeason || ranked.file !== null || ranked.isUnlistedPack,
  }
}
