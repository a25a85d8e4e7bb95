/** What check-ups keep in the app's database. A cache of the disk, never the truth: losing a row costs a look. */
import type { Database } from '../database/database.ts'
import { rangeBelow } from '../database/rangeBelow.ts'
import { factRules, type TextFacts } from '../verify/textFacts.ts'
import { timingRules, type TimingFact } from '../timing/timingFact.ts'

export interface KnownFile {
  readonly sha256: string
  readonly facts: TextFacts
}

export interface FileReading {
  readonly path: string
  readonly stamp: string
  /** What else the facts depend on. */
  readonly reading: string
}

export interface CheckupStore {
  /** Null where the file is new, has changed or was read by other rules. */
  find(file: FileReading): KnownFile | null
  /** Facts of the same content under another name. */
  factsOf(sha256: string, reading: string): TextFacts | null
  keep(file: FileReading, known: KnownFile): void
  timing(sha256: string, against: string): TimingFact | null
  keepTiming(sha256: string, against: string, timing: TimingFact): void
  /** Forgets files below this folder that a whole look at it did not find, and what is told of no file any more. */
  forgetOthers(folder: string, found: ReadonlySet<string>): void
}

export function createCheckupStore(db: Database): CheckupStore {
  /** Never waits for the disk: what a power cut takes, the next check-up reads again. */
  function write(work: () => void): void {
    db.transaction(work, { isDurable: false })
  }

  function factsOf(sha256: string, reading: string): TextFacts | null {
    const row = db.get<{ facts: string }>(
      'SELECT facts FROM checkup_facts WHERE sha256 = ? AND reading = ? AND rules = ?',
      ...[sha256, reading, factRules],
    )
    return row ? (JSON.parse(row.facts) as TextFacts) : null
  }

  return {
    find({ path, stamp, reading }) {
      const row = db.get<{ sha256: string }>(
        'SELECT sha256 FROM checkup_files WHERE path = ? AND stamp = ? AND reading = ?',
        ...[path, stamp, reading],
      )
      const facts = row && factsOf(row.sha256, reading)
      return row && facts ? { sha256: row.sha256, facts } : null
    },
    factsOf,
    keep({ path, stamp, reading }, { sha256, facts }) {
      write(() => {
        db.run(
          'INSERT OR REPLACE INTO checkup_facts (sha256, reading, rules, facts) VALUES (?, ?, ?, ?)',
          ...[sha256, reading, factRules, JSON.stringify(facts)],
        )
        db.run(
          'INSERT OR REPLACE INTO checkup_files (path, stamp, sha256, reading) VALUES (?, ?, ?, ?)',
          ...[path, stamp, sha256, reading],
        )
      })
    },
    timing(sha256, against) {
      const row = db.get<{ timing: string }>(
        'SELECT timing FROM checkup_timing WHERE sha256 = ? AND against = ? AND rules = ?',
        ...[sha256, against, timingRules],
      )
      return row ? (JSON.parse(row.timing) as TimingFact) : null
    },
    keepTiming(sha256, against, timing) {
      write(() => {
        db.run(
          'INSERT OR REPLACE INTO checkup_timing (sha256, against, rules, timing) VALUES (?, ?, ?, ?)',
          ...[sha256, against, timingRules, JSON.stringify(timing)],
        )
      })
    },
    forgetOthers(folder, found) {
      const { from, to } = rangeBelow(folder)
      const rows = db.all<{ path: string }>('SELECT path FROM checkup_files WHERE path > ? AND path < ?', from, to)
      write(() => {
        for (const { path } of rows) if (!found.has(path)) db.run('DELETE FROM checkup_files WHERE path = ?', path)
        db.run(
          'DELETE FROM checkup_facts WHERE rules <> ? OR NOT EXISTS (SELECT 1 FROM checkup_files WHERE checkup_files.sha256 = checkup_facts.sha256)',
          factRules,
        )
        db.run(
          'DELETE FROM checkup_timing WHERE rules <> ? OR NOT EXISTS (SELECT 1 FROM checkup_files WHERE checkup_files.sha256 = checkup_timing.sha256)',
          timingRules,
        )
      })
    },
  }
}
