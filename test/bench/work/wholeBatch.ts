/** A program: one whole batch through the app's own parts against a service elsewhere. */
import { fileURLToPath } from 'node:url'
import type { BatchEvent } from '../../../electron/batch/batchEvents.ts'
import { runBatch } from '../../../electron/batch/runBatch.ts'
import { openEngine } from '../../../electron/compose.ts'
import { connect } from '../../../electron/connect.ts'
import { parseWishes } from '../../../electron/wanted/parseWishes.ts'
import { inputOf, report } from '../child.ts'

interface Input {
  readonly library: string
  readonly home: string
  readonly address: string
  readonly apiKey: string
}

const { library, home, address, apiKey } = inputOf<Input>()
const place = (path: string) => new URL(`../../../${path}`, import.meta.url)

const engine = await openEngine({
  homeFolder: home,
  files: {
    serviceWorker: place('electron/serviceClient/embeddedServiceWorker.ts'),
    archiveWorker: place('electron/download/archiveWorker.ts'),
    sample: fileURLToPath(place('service/catalogue/sample/')),
  },
  env: { UNDERTITLE_API_KEY: apiKey },
  overrides: { 'service.address': address, languages: 'en' },
  isOwner: true,
})
const connection = await connect(engine)
const { hearingImpaired, forced, skipWhenAudioMatches, yesTo: allowance } = engine.settings
const rules = { wishes: parseWishes('en'), hearingImpaired, forced, skipWhenAudioMatches }

const startedMs = performance.now()
const cpuBefore = process.cpuUsage()
let [firstMs, plannedMs, downloads] = [0, 0, 0]

function note(event: BatchEvent): void {
  const sinceMs = performance.now() - startedMs
  if (event.kind === 'written' && firstMs === 0) firstMs = sinceMs
  if (event.kind === 'plan') [plannedMs, downloads] = [sinceMs, event.downloads]
}

const order = {
  command: 'bench',
  roots: [library],
  rules,
  allowance,
  limitDownloads: null,
  isOffline: false,
  isDryRun: false,
}
const { written, skipped, failed, spent } = await runBatch(connection.batch, order, {
  emit: note,
  signal: new AbortController().signal,
})
const ms = performance.now() - startedMs
const { user, system } = process.cpuUsage(cpuBefore)
await connection.close()
engine.close()
report({
  ms,
  firstMs,
  plannedMs,
  downloads,
  searches: spent.search,
  written,
  skipped,
  failed,
  cpuMs: (user + system) / 1000,
})
