/** Starts the built-in service or goes to a remote one: how a service is spoken to, for whatever is asked of it. */
import { createHash } from 'node:crypto'
import { keepAliveClock } from '../../node/clock.ts'
import { AppError } from '../../shared/errors.ts'
import { countersOfUsage } from '../quota/quotaCounter.ts'
import { createServiceClient, type ServiceClient } from '../serviceClient/client.ts'
import { startEmbeddedService } from '../serviceClient/embedded/embeddedService.ts'
import type { Usage } from '../serviceClient/listing.ts'
import { chooseFfmpeg } from '../../node/programs/chooseFfmpeg.ts'
import { addressOfSecret, engineVariables } from '../settings/engineSettings.ts'
import { environmentVariable } from '../settings/environmentVariable.ts'
import type { EngineCore } from './openCore.ts'

export interface ReachOptions {
  /** An upload alone needs no API key: its token is enough. */
  readonly needsKey?: boolean
}

/** `close` ends what was started, and leaves the client to whoever uses it. */
export interface ReachedService extends Reachable {
  readonly client: ServiceClient
  /** Asks what is left, which costs nothing, and tells the ledger. */
  readonly learnUsage: (signal: AbortSignal) => Promise<Usage>
}

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

export async function reachService(
  engine: EngineCore,
  { needsKey = true }: ReachOptions = {},
): Promise<ReachedService> {
  const isOwn = engine.settings['service.address'] === 'embedded'
  const reached = isOwn ? await startOwn(engine) : remote(engine, needsKey)
  const { service } = reached
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
  return { ...reached, client, learnUsage }
}

/** All that reaching it goes by; two texts are the same where nothing would be reached otherwise. Kept in memory alone: it has keys. */
export function serviceStanding(engine: Pick<EngineCore, 'settings' | 'secrets' | 'env'>): string {
  const isOwn = engine.settings['service.address'] === 'embedded'
  return JSON.stringify(isOwn ? engineVariables(engine) : remoteOf(engine))
}

async function startOwn(engine: EngineCore): Promise<Reachable> {
  const { files, dataFolder, log, env } = engine
  const ffmpeg = () => chooseFfmpeg({ named: engine.settings.ffmpeg, bundled: files.ffmpeg, path: env['PATH'] ?? '' })
  const own = await startEmbeddedService({
    workerUrl: files.serviceWorker,
    dataDir: dataFolder.service,
    sampleDir: files.sample,
    engines: engineVariables(engine),
    ear: files.ear,
    ffmpeg: ffmpeg().program,
    report: (where, reason) => log.write('error', 'service.bug', { where, reason }),
  })
  const useChosen = () => own.useFfmpeg(ffmpeg().program)
  const forget = engine.settingsNews.listen(useChosen)
  // Another may have been chosen while it started.
  useChosen()
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
    close() {
      forget()
      return own.close()
    },
  }
}

function remote(engine: EngineCore, needsKey: boolean): Reachable {
  const facts = remoteOf(engine)
  if (!facts.apiKey && needsKey) {
    const keyAddress = addressOfSecret('api-key', engine.settings)
    throw new AppError(
      'key.missing',
      `There is no key for ${keyAddress.replace(' ', ' with ')}. Enter it in the settings.`,
    )
  }
  return { service: facts.baseUrl, account: accountOf(facts.apiKey), ...facts, close: async () => undefined }
}

function remoteOf({ settings, secrets, env }: Pick<EngineCore, 'settings' | 'secrets' | 'env'>) {
  const baseUrl = settings['service.address']
  const apiKey =
    environmentVariable(env, 'UNDERTITLE_API_KEY') ?? secrets.get('api-key', addressOfSecret('api-key', settings))
  const downloadUrl = settings['service.downloadAddress'] || baseUrl
  const uploadUrl = settings['service.uploadAddress'] || baseUrl
  const uploadToken =
    environmentVariable(env, 'UNDERTITLE_UPLOAD_TOKEN') ??
    secrets.get('upload-token', addressOfSecret('upload-token', settings))
  return { baseUrl, downloadUrl, uploadUrl, apiKey, uploadToken }
}

/** A few digits of a hash: enough to see that the key is another one, too few to try keys against. */
export function accountOf(apiKey: string | null): string {
  return apiKey === null ? 'none' : createHash('sha256').update(apiKey).digest('hex').slice(0, 8)
}
