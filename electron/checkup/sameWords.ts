/**
 * Finds files beside different films or episodes that say the same, and which of them lies beside the wrong one. Each is
 * compared only with those that share one of its rarest lines, so that a library of any size takes a moment. Pure.
 */
import { baseName } from '../../shared/text/baseName.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'
import { likeness } from '../../shared/subtitle/checkup/lineSketch.ts'
import { isRead, type CheckedFile, type FoundFault, type ReadFile } from './checkedFile.ts'
import { saysOther } from '../verify/textDoubt.ts'
import { seenFile } from './seenFile.ts'

/** Of the lines; one text with other credits or descriptions of sounds has as many in common. */
const sameFrom = 0.7
/** Equal texts have most of their smallest hashes in common; one of so many tells. */
const keysOfFile = 8
/** A line that stands in more files than these tells nothing. */
const mostOfKey = 60

/** Of each file that surely, or as likely as the other, lies beside the wrong video. */
export function sameWordsFaults(files: readonly CheckedFile[]): ReadonlyMap<CheckedFile, FoundFault> {
  const read = files.filter(isRead).filter(({ of, facts }) => of !== null && facts.sketch !== null)
  const byKey = new Map<number, ReadFile[]>()
  for (const file of read) {
    for (const key of keysOf(file)) {
      const sharing = byKey.get(key)
      if (sharing) sharing.push(file)
      else byKey.set(key, [file])
    }
  }
  return new Map(
    read.flatMap((file) => {
      const others = new Set(
        keysOf(file).flatMap((key) => {
          const sharing = byKey.get(key) ?? []
          return sharing.length > mostOfKey ? [] : sharing
        }),
      )
      const fault = faultAmong(file, others)
      return fault ? [[file, fault] as const] : []
    }),
  )
}

function keysOf({ facts }: ReadFile): readonly number[] {
  return facts.sketch?.smallest.slice(0, keysOfFile) ?? []
}

function faultAmong(file: ReadFile, others: ReadonlySet<ReadFile>): FoundFault | null {
  for (const other of others) {
    if (other === file || !areOfDifferent(file, other)) continue
    const share = shareOf(file, other)
    if (share < sameFrom) continue
    const [own, its] = [doubts(file), doubts(other)]
    if (own < its) continue
    const evidence = { code: 'same-words', other: baseName(other.path), share, isEitherWrong: own === its } as const
    return { kind: 'other-episode', severity: 'high', evidence, mend: 'next', restsOn: [seenFile(other)] }
  }
  return null
}

function shareOf({ facts: one }: ReadFile, { facts: other }: ReadFile): number {
  if (one.fingerprint === other.fingerprint) return 1
  return one.sketch && other.sketch ? likeness(one.sketch, other.sketch) : 0
}

/** Copies of one film or episode may share a text, and so may a double episode and its parts. */
function areOfDifferent({ of: one }: ReadFile, { of: other }: ReadFile): boolean {
  return one !== null && other !== null && areDifferent(one.release, other.release)
}

function areDifferent(one: Release, other: Release): boolean {
  if (one.date !== null || other.date !== null) return one.date !== other.date
  const [ofOne, ofOther] = [numbersOf(one), numbersOf(other)]
  if (ofOne.length > 0 && ofOther.length > 0)
    return one.season !== other.season || !ofOne.some((number) => ofOther.includes(number))
  if (one.part !== other.part) return true
  // Of films a year may be missing in one of the names; what has no title at all says nothing.
  if (one.title === null || other.title === null) return false
  return titleKey(one.title) !== titleKey(other.title)
}

function numbersOf({ episodes, absoluteEpisode }: Release): readonly number[] {
  return episodes.length > 0 ? episodes : absoluteEpisode === null ? [] : [absoluteEpisode]
}

/** How much speaks against this file being in its place: what it says of itself weighs most, what it was delivered as next. */
function doubts(file: ReadFile): number {
  const { of, owner, timing, facts } = file
  const videoMs = of?.video.media?.durationMs ?? null
  const fitsLength = videoMs === null || (facts.lastMs <= videoMs && facts.lastMs >= videoMs * 0.6)
  return (
    (of !== null && saysOther(facts, of) ? 8 : 0) +
    (owner !== null && of !== null && wasDeliveredFor(owner.details, of.release) ? 4 : 0) +
    (timing === null || timing.kind === 'fits' ? 0 : 2) +
    (fitsLength ? 0 : 1)
  )
}

/** The archive named the file after another episode. */
function wasDeliveredFor(
  { member, release }: { readonly member: string; readonly release: string },
  of: Release,
): boolean {
  return [member, release].some((name) => {
    const said = parseRelease(name)
    return said.episodes.length > 0 && of.episodes.length > 0 && areDifferent(said, of)
  })
}
