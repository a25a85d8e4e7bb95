/** Gaps that nothing could be written for, because no disk would take the name beside the video. Pure. */
import type { NameRulesOf } from '../../clean/nameRules.ts'
import { isNameTooLong, longestNameBytes } from '../../sidecar/publish/writtenName.ts'
import type { RankedGap } from '../../plan/plan.ts'
import type { AskedGap, Gap } from '../../wanted/missing.ts'
import { languagesOfWish } from '../../wanted/wish.ts'

export interface GapsByName<One extends AskedGap = Gap> {
  readonly nameable: readonly One[]
  readonly tooLong: readonly One[]
}

export function gapsByName<One extends AskedGap>(gaps: readonly One[], names: NameRulesOf): GapsByName<One> {
  const { nameable = [], tooLong = [] } = Object.groupBy(gaps, (gap) =>
    canBeNamed(gap, names) ? 'nameable' : 'tooLong',
  )
  return { nameable, tooLong }
}

/** As the plan takes them: nothing is on offer. A forced one is welcome where it can be had, not missed. */
export function unnamed(gaps: readonly Gap[]): readonly RankedGap[] {
  return gaps
    .filter(({ isForced }) => !isForced)
    .map((gap) => ({ gap, status: 'none', ranking: { candidates: [], rejected: [] }, isNameTooLong: true }))
}

/** The shortest name of any language that would do: what is longer is met by the run itself. */
function canBeNamed({ video, wish, isForced = false }: AskedGap, names: NameRulesOf): boolean {
  const videoPath = video.file.path
  if (!mayBeTooLong(videoPath)) return true
  const rules = names(videoPath)
  return languagesOfWish(wish).some(
    (language) =>
      !isNameTooLong({ videoPath, isForced }, { language, isHearingImpaired: false, extension: null }, rules),
  )
}

/** No ending that is written is longer, in bytes: '.zh-Hant.forced.srt' and the like. */
const longestEnding = 32

/** Of a unit of UTF-16, written as UTF-8. */
const mostBytesOfUnit = 3

/** Nearly every name is far from it: told without building one. */
function mayBeTooLong(videoPath: string): boolean {
  const name = videoPath.slice(Math.max(videoPath.lastIndexOf('/'), videoPath.lastIndexOf('\\')) + 1)
  const mostBytes = longestNameBytes - longestEnding
  return name.length * mostBytesOfUnit > mostBytes && Buffer.byteLength(name) > mostBytes
}
