/** Gives the AI jobs what they need of an engine and its service. Composition only. */
import { dirname } from 'node:path'
import { createOneAtATime } from '../../shared/oneAtATime.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { HandOver } from '../ai/handOver.ts'
import { subjectOf } from '../sidecar/subjectOf.ts'
import type { AiParts } from '../ai/aiParts.ts'
import { nameRules } from '../clean/nameRules.ts'
import type { OpenMember } from '../download/openMember.ts'
import type { Engine } from './compose.ts'
import type { createArchiveReader } from '../download/archiveReader.ts'
import type { FetchArchive } from '../download/fetchArchive.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { ServiceClient } from '../serviceClient/client.ts'
import type { CheckPlace } from '../sidecar/checkPlace.ts'
import type { Publish } from '../sidecar/publish.ts'
import { wantedRules } from '../wanted/wantedRules.ts'
import type { WantedRules } from '../wanted/wish.ts'

export interface AiNeeds {
  readonly client: ServiceClient
  readonly reader: ReturnType<typeof createArchiveReader>
  readonly fetch: FetchArchive
  readonly publish: Publish
  readonly checkPlace: CheckPlace
  readonly handOver: HandOver
  readonly openMember: (rules: WantedRules) => OpenMember
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export function aiPartsOf(engine: Engine, needs: AiNeeds): AiParts {
  const { aiJobs: jobs, ledger, db, history, libraryIndex } = engine
  const { client, reader, fetch, publish, checkPlace, openMember, handOver, wait } = needs
  const oneAtATime = createOneAtATime()
  return ({ changed, onWritten = () => undefined }) => ({
    client,
    jobs,
    ledger,
    transaction: (work, options) => db.transaction(work, options),
    nowMs: Date.now,
    wait,
    mediaAddress: (job, signal) => handOver.address(job, signal),
    isMediaReachable: (job) => handOver.isReachable(job),
    endHandOver: ({ id }) => handOver.end(id),
    fetch,
    open: (order) => openMember(wantedRules(engine.settings))(order),
    videoOf: (path) => libraryIndex.find(path) ?? unknownVideo(path),
    wantOf: (video) => ({ video, release: parseRelease(video.file.path), wish: { alternatives: [] } }),
    prepare: (bytes, hints, signal) => reader.prepare(bytes, hints, signal),
    verify: (request, signal) => reader.verify(request, signal),
    othersWithText: (fingerprint, subject) => history.othersWithText(fingerprint, subject),
    publish,
    checkPlace,
    oneAtATime,
    ownerOf: (path) => history.ownerOf(path),
    nameRules: () => nameRules(engine.settings, wantedRules(engine.settings).wishes),
    subjectOf: (path) => subjectOf(parseRelease(path)),
    changed,
    onWritten,
  })
}

/** A video that no scan has seen: named by hand, or its folder was taken out of the library. */
function unknownVideo(path: string): LibraryVideo {
  const file = { path, root: dirname(path), sizeBytes: 0, modifiedMs: 0, sidecars: [] }
  return { file, media: null, ids: { filmdbId: null, moviedbId: null } }
}
