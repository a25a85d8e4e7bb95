/**
 * What check-ups found, kept by the text that they looked at: it holds for as long as that very text stands beside that very video,
 * also after a restart, and again where it stands there again. A cache, never the truth: the next check-up replaces it.
 */
import type { Evidence } from '../../shared/contract/videos/checkup.ts'
import type { Database } from '../database/database.ts'
import { rangeBelow } from '../database/rangeBelow.ts'
import type { TimingFact } from '../timing/timingFact.ts'
import type { Finding, FoundFault, FoundFile } from './checkedFile.ts'
import { seenFile, videoStamp, type VideoFile } from './seenFile.ts'

/** Grows with the shape of a fault or its evidence, and where less is a fault: what earlier programs kept is not told wrongly. */
const findingRules = 3

export interface KeptFault {
  readonly path: string
  readonly videoPath: string
  readonly fault: FoundFault
  readonly timing: TimingFact | null
  /** Is this the video that it was found beside? */
  readonly isOfVideo: (file: VideoFile) => boolean
}

export interface WrittenText {
  readonly path: string
  readonly sha256: string
}

export interface FindingBook {
  /** In the place of what was found of these files before. */
  replace(paths: readonly string[], findings: readonly Finding[]): void
  /** Beside what is kept of their files. */
  add(findings: readonly Finding[]): void
  /** Of this very text beside a video, wherever it stands. */
  ofText(sha256: string): readonly KeptFault[]
  /** What of the earlier text was not mended holds of the one that stands in its place now; of a moved one, what names no times. */
  carry(file: FoundFile, mended: readonly Pick<Finding, 'kind' | 'mend'>[], written: WrittenText): void
  /** Forgets what was found below this folder of files that a whole look at it did not find. */
  forgetOthers(folder: string, seen: ReadonlySet<string>): void
}

interface Row {
  readonly sha256: string
  readonly path: string
  readonly kind: string
  readonly video_path: string | null
  readonly video: string
  readonly rules: number
  readonly fault: string
  readonly timing: string | null
}

const putRow = `INSERT OR REPLACE INTO checkup_findings
  (sha256, path, kind, video_path, video, rules, fault, timing) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`

export function createFindingBook(db: Database): FindingBook {
  /** Never waits for the disk: what a power cut takes, the next check-up finds again. */
  function write(work: () => void): void {
    db.transaction(work, { isDurable: false })
  }

  function put({ sha256, path, kind, video_path: videoPath, video, rules, fault, timing }: Row): void {
    db.run(putRow, sha256, path, kind, videoPath, video, rules, fault, timing)
  }

  function isKept(paths: readonly string[], rows: readonly Row[]): boolean {
    const kept = paths.flatMap((path) => db.all<Row>('SELECT * FROM checkup_findings WHERE path = ?', path))
    return sorted(kept) === sorted(rows)
  }

  return {
    replace(paths, findings) {
      const rows = findings.map(rowOf)
      // Most of a library is as it was.
      if (isKept(paths, rows)) return
      write(() => {
        for (const path of paths) db.run('DELETE FROM checkup_findings WHERE path = ?', path)
        rows.forEach(put)
      })
    },
    add(findings) {
      if (findings.length > 0) write(() => findings.map(rowOf).forEach(put))
    },
    ofText: (sha256) =>
      db
        .all<Row>('SELECT * FROM checkup_findings WHERE sha256 = ? AND rules = ?', sha256, findingRules)
        .flatMap(keptOf),
    carry({ path, sha256 }, mended, written) {
      const select = 'SELECT * FROM checkup_findings WHERE path = ? AND sha256 = ? AND rules = ?'
      const rows = db.all<Row>(select, path, sha256, findingRules)
      const isMoved = mended.some(({ mend }) => mend === 'retime')
      const isOpen = (row: Row) => mended.every(({ kind }) => kind !== row.kind) && !(isMoved && restsOnTimes(row))
      const moved = isMoved ? { timing: null } : {}
      const open = rows.filter(isOpen).map((row) => ({ ...row, ...moved, path: written.path, sha256: written.sha256 }))
      if (open.length > 0) write(() => open.forEach(put))
    },
    forgetOthers(folder, seen) {
      const { from, to } = rangeBelow(folder)
      const select = 'SELECT DISTINCT path FROM checkup_findings WHERE path > ? AND path < ?'
      const gone = db.all<{ path: string }>(select, from, to).filter(({ path }) => !seen.has(path))
      write(() => {
        for (const { path } of gone) db.run('DELETE FROM checkup_findings WHERE path = ?', path)
        db.run('DELETE FROM checkup_findings WHERE rules <> ?', findingRules)
      })
    },
  }
}

/** Those that were told or measured by the times of the text. */
const timed: ReadonlySet<Evidence['code']> = new Set<Evidence['code']>([
  'says-other',
  'runs-beyond',
  'out-of-step',
  'other-cut',
  'ends-early',
  'adverts',
  'overlaps',
  'fast',
])

function restsOnTimes({ fault }: Row): boolean {
  return timed.has((JSON.parse(fault) as FoundFault).evidence.code)
}

function rowOf({ file, ...fault }: Finding): Row {
  const { timing } = file
  const { sha256, path, videoPath, video } = seenFile(file)
  return {
    ...{ sha256, path, kind: fault.kind, rules: findingRules, fault: JSON.stringify(fault) },
    ...{ video_path: videoPath, video, timing: timing && JSON.stringify(timing) },
  }
}

function keptOf({ path, video_path: videoPath, video, fault, timing }: Row): readonly KeptFault[] {
  if (videoPath === null) return []
  const kept = { path, videoPath, fault: JSON.parse(fault) as FoundFault }
  const isOfVideo = (file: VideoFile) => videoStamp(file) === video
  return [{ ...kept, timing: timing === null ? null : (JSON.parse(timing) as TimingFact), isOfVideo }]
}

function sorted(rows: readonly Row[]): string {
  return rows
    .map(({ sha256, path, kind, video_path: videoPath, video, rules, fault, timing }) =>
      JSON.stringify([sha256, path, kind, videoPath, video, rules, fault, timing]),
    )
    .sort()
    .join('\n')
}
