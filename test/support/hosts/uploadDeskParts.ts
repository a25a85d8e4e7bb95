/** An upload as a person left it ready, in a database of its own, and the client that sends it without waiting. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createServiceClient, type ServiceClient } from '../../../electron/serviceClient/client.ts'
import type { SendUploadParts } from '../../../electron/upload/sendFile.ts'
import type { NewUpload, SurenessOfFields, UploadFields } from '../../../electron/upload/uploadRecord.ts'
import { createUploadStore, type UploadStore } from '../../../electron/upload/uploadStore.ts'
import { uploadFieldNames } from '../../../shared/contract/upload.ts'
import { subtitleText } from '../make/archives/uploadForms.ts'
import { systemClock, type Clock } from '../../../node/clock.ts'

export const episodeUpload: UploadFields = {
  type: 'tv',
  titleName: 'Copper Valley (2021)',
  moviedbId: 900002,
  filmdbId: 'tt9000002',
  serviceId: null,
  language: 'fr',
  releases: ['Copper.Valley.S01E03.1080p.WEB.h264-ORE'],
  season: 1,
  episodeFrom: 3,
  episodeEnd: 3,
  isFullSeason: false,
  quality: 'web',
  framerate: 2,
  productionType: 1,
  isHearingImpaired: false,
  name: 'Copper.Valley.S01E03.fr',
  comment: '',
  tags: [],
  updates: null,
}

const allSure = Object.fromEntries(uploadFieldNames.map((name) => [name, 'sure'])) as unknown as SurenessOfFields

/** Writes the file and answers the row that would be added for it. */
export function readyUpload(folder: string, name: string, change: Partial<UploadFields> = {}): NewUpload {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  const content = subtitleText(name)
  writeFileSync(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return {
    videoPath: null,
    files: [{ path, name, sizeBytes: content.length, sha256, videoPath: null }],
    fields: { ...episodeUpload, ...change },
    sureness: allSure,
  }
}

let lastId = 0

export function openUploadStore(folder: string, clock: Pick<Clock, 'nowMs'> = systemClock): UploadStore {
  const db = openDatabase(join(folder, 'app.sqlite'))
  onTestFinished(() => db.close())
  return createUploadStore({ db, clock, ids: { newId: () => `u${(lastId += 1)}` } })
}

export function uploadClient(url: string, token: string | null): ServiceClient {
  const client = createServiceClient({
    baseUrl: url,
    downloadUrl: url,
    apiKey: null,
    uploadToken: token,
    clock: { ...systemClock, wait: async () => undefined },
    chance: Math,
  })
  onTestFinished(() => client.close())
  return client
}

export function sendParts(store: UploadStore, client: ServiceClient, service = 'test'): SendUploadParts {
  return { store, client, service, clock: systemClock }
}
