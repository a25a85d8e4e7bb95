/** Keeps what a cleaned file was before, so that it can be told and taken back. Known by the hash of what was written. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { RemovedText } from '../../shared/subtitle/clean/removedText.ts'
import type { Database } from '../database/database.ts'
import type { Written } from '../sidecar/history/history.ts'

export interface DeliveredText {
  readonly text: string
  /** The end of the file's name behind the video's, such as '.en.sdh.ass'. */
  readonly nameEnd: string
  readonly removed: readonly RemovedText[]
}

export interface DeliveredTexts {
  /** Before the file is written: a crash in between leaves a text too many, never one too few. */
  keep(sha256: string, delivered: DeliveredText): void
  /** Of this file or the one that it is a later version of. */
  of(row: Written): DeliveredText | null
}

/** A subtitle was given other times and the like so often at most. */
const mostVersions = 50

export function createDeliveredTexts(db: Database, versionBefore: (id: number) => Written | null): DeliveredTexts {
  function find(sha256: string): DeliveredText | null {
    const row = db.get<{ content: Uint8Array }>('SELECT content FROM delivered_text WHERE sha256 = ?', sha256)
    return row ? (JSON.parse(inflateRawSync(row.content).toString('utf8')) as DeliveredText) : null
  }

  return {
    keep(sha256, delivered) {
      const content = deflateRawSync(JSON.stringify(delivered))
      // What is written of it waits for the disk, and for all that was committed before.
      db.transaction(
        () => db.run('INSERT OR REPLACE INTO delivered_text (sha256, content) VALUES (?, ?)', sha256, content),
        { isDurable: false },
      )
    },
    of(row) {
      let version: Written | null = row
      for (let looked = 0; version && looked < mostVersions; looked += 1) {
        const found = find(version.sha256)
        if (found) return found
        version = version.replacesId === null ? null : versionBefore(version.replacesId)
      }
      return null
    },
  }
}
