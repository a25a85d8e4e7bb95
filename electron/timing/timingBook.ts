/**
 * What was measured of the timing of each subtitle, by whomever: kept of its last contents, so that it is told of none but the one
 * that stands there, and holds again where an earlier version stands again. A cache, never the truth.
 */
import { dirname, join } from 'node:path'
import type { Clock } from '../../node/clock.ts'
import type { Database } from '../database/database.ts'
import { rangeBelow } from '../database/rangeBelow.ts'
import { sha256Of, systemCodeOf, type Disk } from '../disk/disk.ts'
import { changedMsOf, fileStamp } from '../disk/fileStamp.ts'
import type { LibraryVideo, MediaFile } from '../library/mediaFile.ts'
import type { History } from '../sidecar/history/history.ts'
import { readSubtitle } from '../sidecar/readSubtitle.ts'
import { agreesWithOther, joinedFact } from './joinedFact.ts'
import { timingRules, type TimingFact } from './timingFact.ts'

export interface MeasuredFile {
  readonly path: string
  readonly video: Pick<LibraryVideo, 'file'>
  /** What was measured, as it lay there before it was read. */
  readonly stamp: string
  readonly sha256: string
  readonly fact: TimingFact
}

export interface ToldTiming {
  readonly fact: TimingFact
  readonly sha256: string
  readonly atMs: number
}

type VideoFile = Pick<MediaFile, 'sizeBytes' | 'modifiedMs'>

export interface TimingBook {
  /** Of what stands there, joined with what the film tells of a file that it agrees with; null: it was not measured, or one of the two is another since. */
  of(path: string, video: VideoFile): ToldTiming | null
  /** What holds then: what better evidence told of the same content, and of the same video, stays. */
  keep(measured: MeasuredFile): TimingFact
  forget(path: string): void
  /** Forgets below this folder what others have changed since. */
  refresh(folder: string, signal: AbortSignal): Promise<void>
  /** Told of each video about whose subtitles something else is known. */
  follow(listener: (videoPath: string) => void): void
}

export interface TimingBookParts {
  readonly db: Database
  readonly history: Pick<History, 'ownerOf'>
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly clock: Pick<Clock, 'nowMs'>
}

interface Row {
  readonly path: string
  readonly video_path: string
  readonly sha256: string
  readonly stamp: string
  readonly video: string
  readonly written_id: number | null
  readonly rules: number
  readonly fact: string
  readonly at_ms: number
}

const rowsAtOnce = 200
/** Of one file: the one that stands there, and versions that may come back. */
const contentsKept = 4

const putRow = `INSERT OR REPLACE INTO timing_told
  (path, video_path, sha256, stamp, video, written_id, rules, fact, at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`
const dropOldest = `DELETE FROM timing_told WHERE path = ? AND sha256 NOT IN
  (SELECT sha256 FROM timing_told WHERE path = ? ORDER BY at_ms DESC LIMIT ${contentsKept})`

/** The best first. */
const evidence: readonly TimingFact['against'][][] = [['track', 'speech'], ['own'], ['ours']]

export function createTimingBook({ db, history, disk, clock }: TimingBookParts): TimingBook {
  const listeners = new Set<(videoPath: string) => void>()

  function changed(videoPath: string): void {
    for (const listener of listeners) listener(videoPath)
  }

  /** Of what stands at `path` as far as the history knows: the newest of that version, else of the same text written before. */
  function standing(path: string): Row | null {
    const rows = db.all<Row>('SELECT * FROM timing_told WHERE path = ? ORDER BY at_ms DESC', path)
    if (rows.length === 0) return null
    const owner = history.ownerOf(path)
    const ofVersion = rows.find((row) => row.written_id === (owner?.id ?? null))
    return ofVersion ?? rows.find(({ sha256 }) => sha256 === owner?.sha256) ?? null
  }

  function rowOf(path: string, video: VideoFile): Row | null {
    const row = standing(path)
    return row?.rules === timingRules && row.video === stampOfVideo(video) ? row : null
  }

  /** null where the other file is another text since the two were compared: what they had in common tells nothing more. */
  function joined(row: Row, told: ToldTiming, video: VideoFile): ToldTiming | null {
    if (!agreesWithOther(told.fact)) return told
    const places = [row.path, row.video_path].map((beside) => join(dirname(beside), told.fact.named))
    const reference = places.map((path) => rowOf(path, video)).find((other) => other !== null)
    if (!reference) return told
    if (!isOlder(reference, row)) return null
    return { ...told, fact: joinedFact(told.fact, { path: reference.path, fact: toldOf(reference).fact }) }
  }

  /** Has it stood there as it is since before that one was measured? */
  function isOlder({ path, stamp }: Row, { at_ms: atMs }: Row): boolean {
    return changedMsOf(stamp) <= atMs && (history.ownerOf(path)?.atMs ?? 0) <= atMs
  }

  /** Never waits for the disk: what a power cut takes is measured again. */
  function write(sql: string, ...values: readonly (string | number | null)[]): void {
    db.transaction(() => db.run(sql, ...values), { isDurable: false })
  }

  /** What was told of earlier versions stays. */
  function forget(path: string): void {
    const known = db.get<Row>('SELECT * FROM timing_told WHERE path = ? LIMIT 1', path)
    if (!known) return
    for (let row = standing(path); row; row = standing(path)) drop(row)
    changed(known.video_path)
  }

  function drop({ path, sha256 }: Row): void {
    write('DELETE FROM timing_told WHERE path = ? AND sha256 = ?', path, sha256)
  }

  /** Of what stands there: what is kept of earlier versions says nothing that the disk could deny. */
  async function refreshPath(path: string): Promise<void> {
    const row = standing(path)
    if (!row) return
    const found = await look(path)
    if (found === row.stamp || found === 'unknown') return
    if (found === 'absent') {
      // What is away with its drive is the same when it is back.
      if ((await look(row.video_path)) !== 'absent') forget(path)
      return
    }
    const sha256 = await readSubtitle(disk, path).then(sha256Of, () => null)
    if (sha256 === row.sha256)
      write('UPDATE timing_told SET stamp = ? WHERE path = ? AND sha256 = ?', found, path, sha256)
    else forget(path)
  }

  return {
    of(path, video) {
      const row = rowOf(path, video)
      return row && joined(row, toldOf(row), video)
    },
    keep({ path, video: { file }, stamp, sha256, fact }) {
      const known = rowOf(path, file)
      const before = known?.sha256 === sha256 ? toldOf(known).fact : null
      if (before && holdsAgainst(before, fact)) return before
      if (fact.kind === 'unclear') {
        // What was told of another content is true of nothing any more.
        if (known && !before) forget(path)
        return fact
      }
      const isKnown = before !== null && known?.stamp === stamp && JSON.stringify(before) === JSON.stringify(fact)
      // One that agrees with another file is of now: the other may have changed.
      if (isKnown && !agreesWithOther(fact)) return fact
      write(
        putRow,
        ...[path, file.path, sha256, stamp, stampOfVideo(file), history.ownerOf(path)?.id ?? null, timingRules],
        ...[JSON.stringify(fact), clock.nowMs()],
      )
      // Two that say of one version what it holds: the one of another content is of what stood there before.
      if (known && !before) drop(known)
      write(dropOldest, path, path)
      if (!isKnown) changed(file.path)
      return fact
    },
    forget,
    async refresh(folder, signal) {
      const { from, to } = rangeBelow(folder)
      for (let last = from; ;) {
        const paths = db
          .all<Pick<Row, 'path'>>(
            `SELECT DISTINCT path FROM timing_told WHERE path > ? AND path < ? ORDER BY path LIMIT ${rowsAtOnce}`,
            ...[last, to],
          )
          .map(({ path }) => path)
        await Promise.all(paths.map(refreshPath))
        signal.throwIfAborted()
        if (paths.length < rowsAtOnce) return
        last = paths.at(-1) ?? last
      }
    },
    follow(listener) {
      listeners.add(listener)
    },
  }
}

function toldOf({ fact, sha256, at_ms: atMs }: Row): ToldTiming {
  return { fact: JSON.parse(fact) as TimingFact, sha256, atMs }
}

/** Of the same content, whose new measurement may have been the worse one. */
function holdsAgainst(before: TimingFact, fact: TimingFact): boolean {
  if (fact.kind === 'unclear' || rankOf(before) < rankOf(fact)) return true
  // Loudness alone finds parts only where a close hearing, or a track, has told all of it.
  const isTold = before.kind === 'fits' || before.kind === 'mendable'
  return isTold && rankOf(before) === 0 && fact.kind === 'other-cut' && fact.against === 'speech'
}

function rankOf({ against }: TimingFact): number {
  return evidence.findIndex((kinds) => kinds.includes(against))
}

function stampOfVideo({ sizeBytes, modifiedMs }: VideoFile): string {
  return `${sizeBytes}|${modifiedMs}`
}

/** Its stamp; 'unknown' where it cannot be looked at. */
async function look(path: string): Promise<string> {
  return fileStamp(path).catch((thrown: unknown) => {
    const code = systemCodeOf(thrown)
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'absent' : 'unknown'
  })
}
