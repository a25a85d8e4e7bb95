/** `service start`: runs the service until it is told to end, and says on standard error what its operator should know. */
import cluster from 'node:cluster'
import { readAiSettings, type AiValues } from './ai/readSettings.ts'
import type { AiSettings } from './ai/settings.ts'
import {
  archivesOf,
  metricsReadersOf,
  namesOf,
  portOf,
  processesOf,
  proxiesOf,
  unreadyOf,
  type Arguments,
} from './commandArguments.ts'
import type { CommandIo } from './commandIo.ts'
import { sentenceOf } from './commandSentences.ts'
import type { Report } from './http/answerRequest.ts'
import { chosenPort } from './processes/chosenPort.ts'
import { runProcesses } from './processes/runProcesses.ts'
import { surroundingsOf } from './processes/surroundings.ts'
import { operatorPageOf } from './operator/operatorPage.ts'
import type { Metrics } from './operation/metrics.ts'
import type { ServiceObserver } from './operation/observer.ts'
import { complaintLine, requestLine } from './operation/requestLog.ts'
import { startService, type ServiceOptions } from './server.ts'
import type { StorePlace } from './storePlace.ts'
import { postgresPlace } from './withDatabase.ts'
import { WrongUsage } from './wrongUsage.ts'

/**
 * Far above what any answer takes. With the moment that what hangs gets after it (main.ts) it is 30 s, after which some of those
 * who stop services kill.
 */
const longestEndMs = 29_000

export async function start(given: Arguments, io: CommandIo): Promise<void> {
  const count = processesOf(given.values['processes'])
  if (count > 1 && cluster.isPrimary) await startSeveral(count, given, io)
  else await serve(given, io)
}

async function startSeveral(count: number, given: Arguments, io: CommandIo): Promise<void> {
  const complain = complainerFor(given, io)
  await runProcesses({
    count,
    port: await chosenPort(hostOf(given), portOf(given.values['port'])),
    signal: io.signal,
    ready({ listening, admin }, isAgain) {
      if (!isAgain) io.stdout(JSON.stringify({ listening, admin }))
      else if (admin !== undefined) io.stdout(JSON.stringify({ admin }))
    },
    complain: (sentence) => complain('error', sentence),
  })
}

async function serve(given: Arguments, io: CommandIo): Promise<void> {
  const complain = complainerFor(given, io)
  const report: Report = (where, thrown, traceId) => {
    io.log?.bug(where, thrown, traceId)
    complain('error', `${where} failed: ${sentenceOf(thrown)}`, traceId)
  }
  // Only a service for others is watched: the app, which has one of its own, is spared the package.
  const { createMetrics } = await import('./operation/metrics.ts')
  const metrics = createMetrics()
  const around = surroundingsOf(io, () => metrics.figures())
  try {
    const page = around.isFirst ? await operatorPageOf(given, io, report) : null
    const service = await startService({
      ...(await optionsOf(given, io)),
      port: portOf(around.port ?? given.values['port']),
      sharesPort: around.port !== undefined,
      ...{ metrics, observer: observerFor(metrics, given, io), figuresOfAll: around.figuresOfAll },
      ...(page && { openOperatorPage: page.open }),
      report,
    })
    io.log?.begin(given.place.kind === 'folder' ? given.place.dataDir : null, service.url)
    if (around.isFirst && service.isOpenToNetwork && given.lists['trust-proxy'] === undefined)
      warn(plainHttpSentence(service.url))
    around.ready({ listening: service.url, ...(page && { admin: page.newLink() }) })
    await around.ended
    await service.close()
  } finally {
    around.leave()
  }

  function warn(sentence: string): void {
    complain('warn', sentence)
    io.log?.warning(sentence)
  }
}

async function optionsOf(given: Arguments, io: CommandIo): Promise<ServiceOptions> {
  const { place, values, lists, flags } = given
  return {
    ...(await storeOf(place, io)),
    host: hostOf(given),
    names: namesOf(lists['name']),
    trustedProxies: proxiesOf(lists['trust-proxy']),
    metricsReaders: metricsReadersOf(lists['metrics-from']),
    drain: { unreadyMs: unreadyOf(values['unready']), longestMs: longestEndMs },
    allowLocalMedia: flags.has('allow-local-media'),
    ai: enginesIn(values, io),
    ear: io.ear,
    archives: await archivesOf(values['archives'], io.env ?? {}),
    rehearses: true,
  }
}

function hostOf({ values }: Arguments): string {
  return values['host'] ?? '127.0.0.1'
}

async function storeOf(place: StorePlace, io: CommandIo): Promise<Pick<ServiceOptions, 'dataDir' | 'openStore'>> {
  if (place.kind === 'folder') return { dataDir: place.dataDir }
  const server = postgresPlace(place.url, io)
  // Only who has a server needs the package.
  const { openPostgresStore } = await import('./store/postgres/postgresStore.ts')
  return { dataDir: '', openStore: (input) => openPostgresStore({ ...input, place: server }) }
}

function observerFor(metrics: Metrics, { flags }: Arguments, io: CommandIo): ServiceObserver {
  if (!flags.has('json-log')) return metrics
  return {
    charged: (counter, units) => metrics.charged(counter, units),
    answered(request) {
      metrics.answered(request)
      io.stderr(requestLine(request, Date.now()))
    },
  }
}

type Complain = (level: 'warn' | 'error', sentence: string, traceId?: string) => void

function complainerFor({ flags }: Arguments, io: CommandIo): Complain {
  if (!flags.has('json-log')) return (_level, sentence) => io.stderr(sentence)
  return (level, sentence, traceId) => io.stderr(complaintLine(level, sentence, { atMs: Date.now(), traceId }))
}

/** Nothing to say where a proxy is named: that is what was to be done. */
function plainHttpSentence(url: string): string {
  return `Keys and searches travel to ${url} in plain http, readable to others on the way: put a TLS proxy in front and name its address with --trust-proxy, or listen on 127.0.0.1.`
}

function enginesIn(values: AiValues, { env = {} }: CommandIo): AiSettings {
  try {
    return readAiSettings(values, env)
  } catch (thrown) {
    throw new WrongUsage(sentenceOf(thrown))
  }
}
