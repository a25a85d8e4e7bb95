/** A service that an engine is connected to: its client, its name, and what of the engine speaks to it. Types only. */
import type { AiParts } from '../ai/aiParts.ts'
import type { ArchiveReader } from '../download/archive/archiveReader.ts'
import type { ServiceClient } from '../serviceClient/client.ts'
import type { Usage } from '../serviceClient/listing.ts'
import type { BatchParts } from './runBatch.ts'

export interface Connection {
  readonly client: ServiceClient
  /** What answers, archives and units are kept under: 'embedded', or the address of a remote service. */
  readonly service: string
  /** Tells the accounts of one service apart without giving the key away. */
  readonly account: string
  readonly batch: BatchParts
  /** Where uploads go. */
  readonly uploadUrl: string
  /** What following AI jobs needs of this service. */
  readonly ai: AiParts
  /** Opens archives and reads subtitles in a thread of their own. */
  readonly reader: ArchiveReader
  /** Asks what is left, which costs nothing, and tells the ledger. */
  learnUsage(signal: AbortSignal): Promise<Usage>
  isCached(subtitleId: string): boolean
  close(): Promise<void>
}
