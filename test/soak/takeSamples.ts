/** Samples of everything that could grow, one after the other until it is told to stop. */
import { appendFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import type { Figures, InspectedProcess } from './inspectProcess.ts'
import type { Sample } from './verdict.ts'

export interface Sampled {
  readonly app: InspectedProcess
  readonly service: InspectedProcess
  readonly page: Page
  /** Name -> folder with a database. */
  readonly databases: Readonly<Record<string, string>>
  /** The watched library. */
  readonly root: string
  /** What the test itself has done by now. */
  readonly done: () => Figures
}

export interface SampleOptions {
  readonly everyMs: number
  readonly isOver: () => boolean
}

/** Of heaps, to see what grew: a developer's tools read two of them side by side. */
const snapshotEvery = 10

export async function takeSamples(sampled: Sampled, { everyMs, isOver }: SampleOptions): Promise<readonly Sample[]> {
  const { app, service, page, databases, root, done } = sampled
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const samples: Sample[] = []
  const snapshots = process.env['UNDERTITLE_SOAK_SNAPSHOTS']
  const startMs = performance.now()
  while (!isOver()) {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const pageFigure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    const appFigures = await app.sample()
    const entries = readdirSync(root, { recursive: true }).length + 1
    samples.push({
      atMs: performance.now() - startMs,
      figures: {
        ...named('app', appFigures),
        ...named('service', await service.sample()),
        'page heap': pageFigure('JSHeapUsedSize') / 2 ** 20,
        'page nodes': pageFigure('Nodes'),
        'page listeners': pageFigure('JSEventListeners'),
        ...Object.fromEntries(
          Object.entries(databases).map(([name, folder]) => [`${name} MiB`, databaseMebibytes(folder)]),
        ),
        entries,
        ...('inotify' in appFigures
          ? { 'app unexplained watches': Math.max(0, (appFigures['inotify'] ?? 0) - entries) }
          : {}),
        ...done(),
      },
    })
    if (snapshots !== undefined && samples.length % snapshotEvery === 0)
      await writeSnapshot(session, join(snapshots, `page ${samples.length}.heapsnapshot`))
    await wait(everyMs)
  }
  return samples
}

function named(whose: string, figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${whose} ${name}`, value]))
}

function databaseMebibytes(folder: string): number {
  const files = readdirSync(folder).filter((name) => /\.sqlite(-wal)?$/.test(name))
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 2 ** 20
}

async function writeSnapshot(session: CDPSession, path: string): Promise<void> {
  writeFileSync(path, '')
  const add = ({ chunk }: { readonly chunk: string }) => appendFileSync(path, chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', add)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', add)
}
