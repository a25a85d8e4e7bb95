/** From an engine to a service: reaches it, and builds what needs it. */
import { randomBytes } from 'node:crypto'
import { keepAliveClock } from '../../node/clock.ts'
import { AppError } from '../../shared/errors.ts'
import type { AiJob } from '../ai/aiJob.ts'
import { createHandOver, type HandOver } from '../ai/handOver.ts'
import { createTextsBeside } from '../ai/beside/textsBeside.ts'
import { createTranslators } from '../ai/translators.ts'
import { removeOldSounds, soundOf, soundPath } from '../ai/soundOf.ts'
import { cleanRules } from '../clean/cleanRules.ts'
import { nameRules } from '../clean/nameRules.ts'
import { createToWrittenForm } from '../clean/writtenForm.ts'
import { createArchiveReader, type ArchiveReader } from '../download/archive/archiveReader.ts'
import type { BatchParts } from '../batch/runBatch.ts'
import type { Connection } from '../batch/connection.ts'
import { createDeliver, createFindObstacle } from '../batch/delivery/deliver.ts'
import { createSaveTrack } from '../batch/delivery/saveTrack.ts'
import { createGapParking } from '../batch/gaps/gapParking.ts'
import { createCheckMember, createOpenMember } from '../download/member/openMember.ts'
import type { Engine } from './compose.ts'
import { aiPartsOf } from './connectAi.ts'
import { downloadsOf } from './connectDownloads.ts'
import { readMediaInfo } from '../library/media/readMediaInfo.ts'
import { createMatcher } from '../matching/ask/matchBatch.ts'
import { nameAskingOf } from '../matching/ask/nameAsking.ts'
import { soundToWriteDown } from '../media/soundTrack.ts'
import { estimatePlan, nothingAnswered } from '../plan/estimatePlan.ts'
import type { ServiceClient } from '../serviceClient/client.ts'
import { createFolderCheck, createPlaceCheck } from '../sidecar/publish/checkPlace.ts'
import { realDisk } from '../disk/disk.ts'
import { createPublish } from '../sidecar/publish/publish.ts'
import { pairMaking } from './pairs.ts'
import { reachService, type ReachOptions } from './reachService.ts'
import { deliveryTiming } from './timings.ts'
import { randomIds } from '../../node/ids.ts'

/** One hostile archive may cost this long, not longer (promise U1). */
const archiveDeadlineMs = 10_000

export interface ConnectOptions extends ReachOptions {
  /** Downloads are refused, also where an archive vanished from the cache since the plan was made. */
  readonly isOffline?: boolean
}

export async function connect(engine: Engine, options: ConnectOptions = {}): Promise<Connection> {
  const { isOffline = false } = options
  const reached = await reachService(engine, options)
  const { client, service, account, learnUsage } = reached
  const reader = createArchiveReader({ workerUrl: engine.files.archiveWorker, deadlineMs: archiveDeadlineMs })
  const handOver = createHandOver({
    newToken: () => randomBytes(32).toString('hex'),
    async soundOf(job, signal) {
      await removeOldSounds(engine.dataFolder.cache, Date.now())
      const tempPath = soundPath(engine.dataFolder.cache, randomIds.newId())
      return soundOf(job.media, { tempPath, sound: await soundOfJob(engine, job), signal, program: engine.ffmpeg })
    },
  })
  const download: ServiceClient['download'] = isOffline
    ? refuseOffline
    : (subtitle, signal, ...more) => client.download(subtitle, signal, ...more)
  const { batch, ai, cache } = partsOf(engine, { client, service, account, reader, learnUsage, handOver, download })
  return {
    client,
    service,
    account,
    uploadUrl: reached.uploadUrl,
    batch,
    ai,
    reader,
    learnUsage,
    isCached: (id) => cache.has(id),
    async close() {
      client.close()
      await handOver.close()
      await reader.close()
      await reached.close()
    },
  }
}

/** Read anew: the library may know a file of before under this path, and a file outside of it not at all. */
async function soundOfJob({ settings }: Engine, { media, target }: Pick<AiJob, 'media' | 'target'>): Promise<number> {
  const read = await readMediaInfo(media).catch(() => null)
  return soundToWriteDown({ media: read }, { language: target, wish: settings['timing.sound'] })
}

interface Needs {
  readonly client: ServiceClient
  readonly service: string
  readonly account: string
  readonly reader: ArchiveReader
  readonly learnUsage: Connection['learnUsage']
  readonly handOver: HandOver
  readonly download: ServiceClient['download']
}

async function refuseOffline(): Promise<never> {
  throw new AppError('service.unreachable', 'Not downloaded, because the app works offline. Go online to get it.')
}

function partsOf(engine: Engine, { client, service, account, reader, learnUsage, handOver, download }: Needs) {
  const { ledger, history, trash, memory, learntNames, parked, notFound } = engine
  const { cache, fetch } = downloadsOf(engine, { download, reader, service, account })
  const publish = createPublish({ disk: realDisk, names: engine.names, history, trash, ids: randomIds })
  const checkPlace = createPlaceCheck(realDisk)
  const beside = createTextsBeside({ disk: realDisk, reader, history, cache, service })
  const translators = createTranslators({ client, service, jobs: engine.aiJobs, clock: keepAliveClock })
  const ai = aiPartsOf(engine, {
    ...{ client, reader, fetch, publish, checkPlace, handOver, translators },
    clock: keepAliveClock,
  })
  const settings = { read: () => engine.settings }
  const parking = createGapParking({ parked, notFound, ledger, service })
  const batch: BatchParts = {
    clock: keepAliveClock,
    history,
    runs: engine.runs,
    runPages: engine.runPages,
    ledger,
    translate: { service, ai, jobs: engine.aiJobs, history },
    pairs: pairMaking(engine, { reader, publish }),
    survey: engine.survey,
    plan: {
      checkFolder: createFolderCheck(realDisk),
      naming: engine.settings,
      matcher: createMatcher({
        ...{ client, memory, ledger, serviceAddress: service, account },
        settings,
      }),
      ...{ memory, learntNames, notFound, cache, ledger, service, learnUsage, reader, translators, beside },
      jobs: engine.aiJobs,
      estimate(gaps, isAnew = false) {
        const known = isAnew ? { ...memory, ...nothingAnswered } : memory
        return estimatePlan({ memory: known, ledger, service, asking: nameAskingOf(engine.settings) }, gaps)
      },
    },
    fulfil: (rules) => {
      const names = nameRules(engine.settings, rules)
      const cleaning = { rules: cleanRules(engine.settings), names, reader, texts: engine.deliveredTexts }
      const check = createCheckMember(reader, rules)
      const toWrittenForm = createToWrittenForm(cleaning)
      return {
        ...{ fetch, cache, memory, ...parking },
        findObstacle: createFindObstacle(checkPlace, names),
        saveTrack: createSaveTrack({
          ...{ reader, history, publish, checkPlace, names, toWrittenForm },
          programs: engine,
        }),
        open: createOpenMember(reader, rules),
        deliver: createDeliver({
          disk: realDisk,
          check,
          history,
          publish,
          toWrittenForm,
          service,
          timing: deliveryTiming(engine, reader),
        }),
      }
    },
  }
  return { batch, ai, cache }
}
