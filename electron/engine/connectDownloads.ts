/** Gives the downloads what they need of an engine and its service. Composition only. */
import type { Engine } from './compose.ts'
import { createArchiveCache, type ArchiveCache } from '../download/cache/archiveCache.ts'
import type { ArchiveReader } from '../download/archive/archiveReader.ts'
import { createDamagedArchives } from '../download/cache/damagedArchives.ts'
import { createFetchArchive, type FetchArchive, type FetchArchiveParts } from '../download/fetchArchive.ts'
import { realDisk } from '../disk/disk.ts'
import { systemClock } from '../../node/clock.ts'
import { randomIds } from '../../node/ids.ts'

export interface DownloadNeeds {
  readonly download: FetchArchiveParts['download']
  readonly reader: ArchiveReader
  readonly service: string
  readonly account: string
}

export interface Downloads {
  readonly cache: ArchiveCache
  readonly fetch: FetchArchive
}

export function downloadsOf({ db, ledger, dataFolder }: Engine, needs: DownloadNeeds): Downloads {
  const { download, reader, service, account } = needs
  const cache = createArchiveCache({
    db,
    folder: dataFolder.cache,
    service,
    disk: realDisk,
    clock: systemClock,
    ids: randomIds,
  })
  const damages = createDamagedArchives({ db, service, clock: systemClock })
  const { signal: never } = new AbortController()
  const open = (bytes: Uint8Array) => reader.read(bytes, never)
  return { cache, fetch: createFetchArchive({ download, open, damages, cache, ledger, service, account }) }
}
