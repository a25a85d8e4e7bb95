/** Findings as the check-up page shows them: in order, filtered, counted. Pure. */
import type { CheckupState, FindingFilter, FindingGroup, FindingRow } from '../../../shared/contract/videos/checkup.ts'
import { findingKind } from '../../../shared/contract/videos/checkup.ts'
import type { VideoWords } from '../../../shared/contract/plan.ts'
import type { Finding } from '../../checkup/checkedFile.ts'
import { nameOnOffer } from '../../checkup/nameInLanguage.ts'
import type { Written } from '../../sidecar/history/history.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { WrittenFile } from '../plan/running/writtenFor.ts'
import { videoWordsOf } from '../plan/videoWords.ts'

export interface KnownFinding {
  readonly id: string
  readonly finding: Finding
  readonly state: FindingRow['state']
  readonly problem: FindingRow['problem']
  /** What was written when it was mended, as a row of the history. */
  readonly writtenId: number | null
  /** What was written in the place of its file since, oldest first. */
  readonly later: readonly Written[]
  /** By a check-up before the last one of this session: told on the desk, and not counted with the last one's. */
  readonly isEarlier: boolean
}

export function knownFinding(finding: Finding): KnownFinding {
  const id = videoIdOf(`${finding.kind} ${finding.file.path}`)
  return { id, finding, state: 'open', problem: null, writtenId: null, later: [], isEarlier: false }
}

const kinds = findingKind.options

/** By kind, then what is severe, then by path. */
export function inOrder(findings: Iterable<KnownFinding>): readonly KnownFinding[] {
  const rank = ({ finding }: KnownFinding) => kinds.indexOf(finding.kind) * 2 + (finding.severity === 'high' ? 0 : 1)
  return [...findings].sort((a, b) => rank(a) - rank(b) || (a.finding.file.path < b.finding.file.path ? -1 : 1))
}

export function matches({ finding }: KnownFinding, { kind, whose, search }: FindingFilter): boolean {
  if (kind !== null && finding.kind !== kind) return false
  if (whose !== 'all' && (finding.file.owner !== null) !== (whose === 'ours')) return false
  return search === '' || finding.file.path.toLowerCase().includes(search.toLowerCase())
}

/** @param cost of another text in its place */
export function findingRow(known: KnownFinding, cost: FindingRow['cost']): FindingRow {
  const { id, finding, state, problem } = known
  const orphanRowId = orphanRowOf(known)
  const { file, kind, severity, evidence, mend } = finding
  const renamesTo = nameOnOffer(finding)
  const words = file.of && videoWordsOf(file.of.video.file.path, file.of.release, null)
  return {
    ...{ id, kind, severity, evidence, mend, cost, state, problem },
    ...(renamesTo !== null && { renamesTo }),
    ...(orphanRowId !== null && { orphanRowId }),
    videoId: file.of && videoIdOf(file.of.video.file.path),
    sidecarId: videoIdOf(file.path),
    title: words ? nameOf(words) : nameOfPath(file.path),
    name: nameOfPath(file.path),
    language: file.language,
    isOurs: file.owner !== null,
  }
}

/** Parts and cuts of one film are told apart as episodes are. */
function nameOf({ title, code, part }: VideoWords): string {
  return [title, code, part].filter((word) => word !== '').join(' · ')
}

/** Its row of the history; null where it is not ours, or belongs to a video. */
export function orphanRowOf({ finding: { file }, state }: KnownFinding): number | null {
  return file.of === null && file.owner !== null && state !== 'mended' ? file.owner.id : null
}

/** As another is asked for in its place; null where it is not ours. */
export function fileOf({ finding: { file } }: KnownFinding): WrittenFile | null {
  const { of, owner } = file
  return of && owner ? { videoId: videoIdOf(of.video.file.path), language: owner.language } : null
}

/** @param known as `inOrder` answers them */
export function groupsOf(known: readonly KnownFinding[]): FindingGroup[] {
  return [...Map.groupBy(known, ({ finding }) => finding.kind)].map(([group, rows]) => {
    const open = rows.filter(({ state }) => state !== 'mended')
    const ours = open.filter(({ finding }) => finding.file.owner !== null)
    return { group, rows: rows.length, open: open.length, ours: ours.length }
  })
}

type Counted = Pick<CheckupState, 'counts' | 'ours' | 'yours' | 'mends'>

/** Of what is open still. */
export function countFindings(findings: Iterable<KnownFinding>): Counted {
  const counts = new Map(kinds.map((kind) => [kind, { kind, count: 0, ours: 0 }]))
  const mends = { retime: 0, clean: 0, decode: 0, next: 0 }
  let [ours, yours] = [0, 0]
  for (const { finding, state } of findings) {
    if (state === 'mended') continue
    const isOurs = finding.file.owner !== null
    const count = counts.get(finding.kind)
    if (count) count.count += 1
    if (count && isOurs) count.ours += 1
    if (isOurs) ours += 1
    else yours += 1
    if (isOurs && finding.mend !== null) mends[finding.mend] += 1
  }
  return { counts: [...counts.values()], ours, yours, mends }
}
