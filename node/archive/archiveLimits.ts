/** How much an archive of subtitles may hold. Generous for real season packs, far below what hurts a machine. */

export interface ArchiveLimits {
  readonly archiveBytes: number
  readonly entries: number
  /** One unpacked subtitle. */
  readonly entryBytes: number
  /** All unpacked subtitles together. */
  readonly totalBytes: number
  /** Unpacked to packed; looked at only above `ratioFromBytes` unpacked, because small texts repeat themselves a lot. */
  readonly ratio: number
  readonly ratioFromBytes: number
  readonly nameBytes: number
}

const mebibyte = 2 ** 20

export const archiveLimits: ArchiveLimits = {
  archiveBytes: 20 * mebibyte,
  entries: 2_000,
  entryBytes: 10 * mebibyte,
  totalBytes: 64 * mebibyte,
  ratio: 200,
  ratioFromBytes: mebibyte,
  nameBytes: 1_024,
}
