/** What came out of a download. Data only. */

export interface ArchiveMember {
  /** Only a label with '/' between folders, never a path; two members may carry the same one. */
  readonly name: string
  readonly bytes: Uint8Array
}

export interface ArchiveContent {
  /** 'bare' is a subtitle that came without an archive around it. */
  readonly kind: 'zip' | 'rar' | 'bare'
  /** Subtitles as text, in the archive's order; at least one. */
  readonly members: readonly ArchiveMember[]
  /** How many other files and folders the archive held. */
  readonly skipped: number
}
