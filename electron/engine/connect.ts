/** From an engine to a service: starts the built-in one or goes to a remote one, and builds what needs it. */
import { randomBytes } from 'node:crypto'
import { keepAliveClock } from '../../node/clock.ts'
import { AppError } from '../../shared/errors.ts'
import { createHandOver, type HandOver } from '../ai/handOver.ts'
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
import { accountOf, downloadsOf } from './connectDownloads.ts'
import { createMatcher } from '../matching/ask/matchBatch.ts'
import { nameAskingOf } from '../matching/ask/nameAsking.ts'
import { estimatePlan } from '../plan/estimatePlan.ts'
import { countersOfUsage } from '../quota/quotaCounter.ts'
import { createServiceClient, type ServiceClient } from '../serviceClient/client.ts'
import { startEmbeddedService } from '../serviceClient/embedded/embeddedService.ts'
import { addressOfSecret, engineVariables } from '../settings/engineSettings.ts'
import { createPlaceCheck } from '../sidecar/publish/checkPlace.ts'
import { realDisk } from '../disk/disk.ts'
import { createPublish } from '../sidecar/publish/publish.ts'
import { pairMaking } from './pairs.ts'
import { deliveryTiming } from './timings.ts'
import { randomIds } from '../../node/ids.ts'

interface Reachable {
  readonly service: string
  readonly account: string
  readonly baseUrl: string
  readonly downloadUrl: string
  readonly uploadUrl: string
  readonly apiKey: string | null
  readonly uploadToken: string | null
  readonly close: () => Promise<void>
}

/** One hostile archive may cost this long, not longer (promise U1). */
const archiveDeadlineMs = 10_000

export interface ConnectOptions {
  /** An upload alone needs no API key: its token is enough. */
  readonly needsKey?: boolean
  /** Downloads are refused, also where an archive vanished from the cache since the plan was made. */
  readonly isOffline?: boolean
}

export async function connect(engine: Engine, options: ConnectOptions = {}): Promise<Connection> {
  const { needsKey = true, isOffline = false } = options
  const isOwn = engine.settings['service.address'] === 'embedded'
  const reached = isOwn ? await startOwn(engine) : remote(engine, needsKey)
  const { service, account } = reached
  engine.log.write('info', 'service.used', { service })
  const client = createServiceClient({
    ...reached,
    clock: keepAliveClock,
    chance: Math,
    listener: {
      counted(use, counter) {
        engine.ledger.learnInPassing(service, { [use === 'downloads' ? 'download' : 'search']: counter })
      },
      failed: (failed) => engine.log.write('warn', 'service.failed', { ...failed }),
    },
  })
  const learnUsage = async (signal: AbortSignal) => {
    const usage = await client.usage(signal)
    engine.ledger.learn(service, countersOfUsage(usage))
    return usage
  }
  const reader = createArchiveReader({ workerUrl: engine.files.archiveWorker, deadlineMs: archiveDeadlineMs })
  const handOver = createHandOver({
    newToken: () => randomBytes(32).toString('hex'),
    async soundOf(path, signal) {
      await removeOldSounds(engine.dataFolder.cache, Date.now())
      return soundOf(path, {
        tempPath: soundPath(engine.dataFolder.cache, randomIds.newId()),
        signal,
        program: engine.ffmpeg,
      })
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

async function startOwn(engine: Engine): Promise<Reachable> {
  const { files, dataFolder, log } = engine
  const own = await startEmbeddedService({
    workerUrl: files.serviceWorker,
    dataDir: dataFolder.service,
    sampleDir: files.sample,
    engines: engineVariables(engine),
    ear: files.ear,
    report: (where, reason) => log.write('error', 'service.bug', { where, reason }),
  })
  const { url, apiKey, uploadToken } = own
  log.hide(apiKey)
  log.hide(uploadToken)
  return {
    service: 'embedded',
    account: 'own',
    baseUrl: url,
    downloadUrl: url,
    uploadUrl: url,
    apiKey,
    uploadToken,
    close: () => own.close(),
  }
}

function remote({ settings, secrets, env }: Engine, needsKey: boolean): Reachable {
  const baseUrl = settings['service.address']
  const keyAddress = addressOfSecret('api-key', settings)
  const apiKey = env['UNDERTITLE_API_KEY'] ?? secrets.get('api-key', keyAddress)
  if (!apiKey && needsKey) {
    throw new AppError(
      'key.missing',
      `There is no key for ${keyAddress.replace(' ', ' with ')}. Set UNDERTITLE_API_KEY, or store it: undertitle config set api-key (it is read from standard input).`,
    )
  }
  const downloadUrl = settings['service.downloadAddress'] || baseUrl
  const uploadUrl = settings['service.uploadAddress'] || baseUrl
  const uploadToken =
    env['UNDERTITLE_UPLOAD_TOKEN'] ?? secrets.get('upload-token', addressOfSecret('upload-token', settings))
  const close = async () => undefined
  const account = accountOf(apiKey)
  return { service: baseUrl, account, baseUrl, downloadUrl, uploadUrl, apiKey, uploadToken, close }
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
  const { ledger, history, trash, memory, parked, notFound } = engine
  const { cache, fetch } = downloadsOf(engine, { download, reader, service, account })
  const publish = createPublish({ disk: realDisk, names: engine.names, history, trash, ids: randomIds })
  const checkPlace = createPlaceCheck(realDisk)
  const ai = aiPartsOf(engine, { client, reader, fetch, publish, checkPlace, handOver, clock: keepAliveClock })
  const settings = { read: () => engine.settings }
  const parking = createGapParking({ parked, ledger, service })
  const batch: BatchParts = {
    clock: keepAliveClock,
    history,
    runs: engine.runs,
    ledger,
    translate: { service, ai, jobs: engine.aiJobs, history },
    pairs: pairMaking(engine, { reader, publish }),
    survey: engine.survey,
    plan: {
      naming: engine.settings,
      matcher: createMatcher({
        ...{ client, memory, ledger, serviceAddress: service, account },
        settings,
      }),
      ...{ memory, notFound, cache, ledger, service, learnUsage, reader },
      estimate: (gaps) => estimatePlan({ memory, ledger, service, asking: nameAskingOf(engine.settings) }, gaps),
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
          ffmpeg: () => engine.ffmpeg,
        }),
        open: createOpenMember(reader, rules),
        deliver: createDeliver({
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
