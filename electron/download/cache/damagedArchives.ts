/**
 * What came damaged, and whether the service has it so: one arrival may be the network's fault, and so may several in one run, where
 * a box on the way damages steadily. Two alike with time between them are the service's.
 */
import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import type { Download } from '../../serviceClient/listing.ts'
import type { Clock } from '../../../node/clock.ts'

export interface DamagedArchives {
  /** True where these very bytes came a while before, whole both times: the service has them so. */
  record(subtitleId: string, arrived: Pick<Download, 'bytes' | 'isLengthProven'>): boolean
  /** Asking for it again would bring the same. */
  isBroken(subtitleId: string): boolean
  /** A whole one came. */
  forget(subtitleId: string): void
}

export interface DamagedArchivesParts {
  readonly db: Database
  /** Address of the service: ids of one service mean nothing at another. */
  readonly service: string
  readonly clock: Pick<Clock, 'nowMs'>
}

/** A service may replace what it has; a week later it is worth a look again, where somebody still wants it. */
const brokenForMs = 7 * 24 * 3_600_000
/** Further apart than the tries of one run: another run, and likely another network or a mended one. */
const apartMs = 3_600_000

interface Row {
  readonly sha256: string
  readonly is_length_proven: number
  readonly came_ms: number
}

export function createDamagedArchives({ db, service, clock }: DamagedArchivesParts): DamagedArchives {
  return {
    record(subtitleId, { bytes, isLengthProven }) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return db.transaction(() => {
        const before = db.get<Row>(
          'SELECT sha256, is_length_proven, came_ms FROM damaged_archives WHERE service = ? AND subtitle_id = ?',
          service,
          subtitleId,
        )
        const cameAlike = isLengthProven && before?.is_length_proven === 1 && before.sha256 === sha256
        const isBroken = cameAlike && clock.nowMs() - before.came_ms >= apartMs
        // The time since the first arrival counts, however often it comes meanwhile.
        if (cameAlike && !isBroken) return false
        db.run(
          'INSERT OR REPLACE INTO damaged_archives VALUES (?, ?, ?, ?, ?, ?)',
          ...[service, subtitleId, sha256, isLengthProven ? 1 : 0, isBroken ? 1 : 0, clock.nowMs()],
        )
        return isBroken
      })
    },
    isBroken(subtitleId) {
      const sql =
        'SELECT 1 FROM damaged_archives WHERE service = ? AND subtitle_id = ? AND is_broken = 1 AND came_ms > ?'
      return db.get(sql, service, subtitleId, clock.nowMs() - brokenForMs) !== undefined
    },
    forget(subtitleId) {
      db.run('DELETE FROM damaged_archives WHERE service = ? AND subtitle_id = ?', service, subtitleId)
    },
  }
}
