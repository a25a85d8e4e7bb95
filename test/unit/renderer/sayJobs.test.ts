/** What translations and transcriptions made is said once, when the last of their run has ended. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createAppStores } from '../../../renderer/app/stores/appStores.ts'
import { createDependencies } from '../../../renderer/app/stores/createDependencies.ts'
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeRun, quietRuns } from '../../support/fakes/fakeRuns.ts'

/** A run that is under way, then is not: it has become `after`. */
async function ended(after: RunRow) {
  const underWay = [{ ...after, endedMs: null, ending: null }]
  const host = createFakeHost({
    handlers: {
      'runs.run': async () => ({ row: after, videos: 1, languages: ['es'], causes: [] }),
    },
  })
  const client = createClient(host)
  const stores = createAppStores(client)
  createDependencies(stores, (await client.call('app.state', {})).host)
  host.emit({ name: 'runs.changed', payload: { ...quietRuns, revision: 2, underWay } })
  host.emit({ name: 'runs.changed', payload: { ...quietRuns, revision: 3 } })
  host.emit({ name: 'runs.changed', payload: { ...quietRuns, revision: 4 } })
  await new Promise((resolve) => setTimeout(resolve, 20))
  return { host, acts: stores.acts }
}

const files = { written: 11, undone: 0, toUndo: 11, toBringBack: 0 }
const calls = (name: string, { host }: Awaited<ReturnType<typeof ended>>) =>
  host.calls.filter((call) => call.name === name)

test.each(['translate', 'transcribe'] as const)(
  'a run of kind %s says what it wrote and can be taken back',
  async (kind) => {
    const run = await ended(fakeRun({ kind, files }))
    expect(run.acts.getState().said).toMatchObject({ kind: 'done' })
    expect(run.acts.getState().said?.act.text(await loadTexts('en'))).toBe('11 subtitles written')
    expect(calls('runs.run', run)).toHaveLength(1)
    await run.acts.getState().undo()
    expect(calls('history.undo', run)[0]?.input).toEqual({ scope: { kind: 'batch', batchId: 'r1' }, isWayBack: true })
  },
)

test('one that wrote nothing, one that goes on later and a search for subtitles say nothing here', async () => {
  const nothing = { ...files, written: 0, toUndo: 0 }
  for (const run of [
    fakeRun({ kind: 'translate', files: nothing }),
    fakeRun({ kind: 'translate', files, endedMs: null }),
    fakeRun({ kind: 'find', files }),
  ])
    expect((await ended(run)).acts.getState().said).toBeNull()
})
