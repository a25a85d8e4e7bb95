/** A run whose files a later run has changed is undone at one press, and every face counts and tells the same of it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSampleHost, planOfAll } from '../support/hosts/openTestHost.ts'
import { runCli } from '../support/programs/runCli.ts'

const everything = { search: '', ids: null, language: null }

/** Subtitles that a run has written, some of which another run has cleaned. */
async function openCleaned() {
  const opened = await openSampleHost('en')
  const { ask, askUntil, homeFolder } = opened
  await ask('settings.write', { key: 'hearingImpaired', value: 'prefer' })
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  await ask('plan.run', {})
  const { runId } = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const folder = join(homeFolder, 'demo')
  const written = () =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.srt'))
        .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    )
  const found = written()
  await ask('cleaning.start', { scope: everything, what: 'hearingImpaired' })
  const { cleaned, batchId } = await askUntil('cleaning.state', {}, ({ isRunning }) => !isRunning)
  expect(cleaned).toBeGreaterThan(0)
  return { ...opened, folder, runId: runId ?? '', cleanId: batchId ?? '', cleaned, found, written }
}

test('window: history, activity and the question say how many were changed since, and one undo takes all', async () => {
  const { ask, runId, cleanId, cleaned, found, written, bugs } = await openCleaned()
  const before = written()
  const all = Object.keys(found).length
  const rowOf = async (id: string) => (await ask('runs.run', { runId: id })).row
  const batchOf = async () => (await ask('history.batches', {})).find(({ id }) => id === runId)
  const changedSince = [{ kind: 'clean', count: cleaned }]
  expect(await rowOf(runId)).toMatchObject({ changedSince, files: { toUndo: all, undone: 0 } })
  expect(await batchOf()).toMatchObject({ kind: 'find', written: all, total: all, undone: 0, changedSince })
  const scope = { kind: 'batch', batchId: runId } as const
  expect(await ask('history.countUndo', { scope })).toEqual({ files: all, changedSince })

  const undone = await ask('runs.undo', { runId })
  expect(undone).toMatchObject({ removed: all, gone: 0, kept: [] })
  expect(written()).toEqual({})
  const counts = { files: { undone: all, toUndo: 0, toBringBack: all }, changedSince: [], sign: 'undone' }
  expect(await rowOf(runId)).toMatchObject(counts)
  expect(await batchOf()).toMatchObject({ written: 0, undone: all, changedSince: [] })
  expect(await rowOf(cleanId)).toMatchObject({ sign: 'undone', files: { toBringBack: cleaned } })
  const { rows } = await ask('runs.rows', { runId, group: null, causeId: null, offset: 0, limit: 200 })
  expect(rows.filter(({ sidecarName, isUndone }) => sidecarName !== '' && !isUndone)).toEqual([])

  expect(await ask('runs.bringBack', { runId })).toEqual({ removed: all, kept: [] })
  expect(written()).toEqual(before)
  expect(await rowOf(runId)).toMatchObject({ changedSince, files: { toUndo: all, undone: 0 } })
  // The way back that is said at the foot, too.
  const { rowIds } = await ask('history.undo', { scope })
  expect(await ask('trash.restoreRows', { rowIds })).toEqual({ restored: all, kept: [] })
  expect(written()).toEqual(before)

  const sinceMs = Date.now()
  expect(await ask('runs.undo', { runId: cleanId })).toMatchObject({ removed: cleaned, restored: cleaned })
  expect(written()).toEqual(found)
  const trash = await ask('trash.page', { offset: 0, limit: 100, batchId: cleanId })
  expect(trash.rows.map(({ standing }) => standing)).toEqual(Array(cleaned).fill('earlier'))
  expect(trash.rows.every(({ atMs }) => atMs >= sinceMs)).toBe(true)
  await ask('runs.bringBack', { runId: cleanId })
  expect(written()).toEqual(before)
  expect(bugs).toEqual([])
})

test('a run comes back from the trash as from the list of runs: each file as it was last', async () => {
  const { ask, runId, cleanId, cleaned, written, bugs } = await openCleaned()
  const before = written()
  const all = Object.keys(before).length
  await ask('runs.undo', { runId })
  const inTrash = await ask('trash.runs', {})
  expect(inTrash.map(({ batchId, restorable }) => [batchId, restorable])).toEqual([
    [cleanId, cleaned],
    [runId, all],
  ])
  expect(await ask('trash.restoreRun', { batchId: runId })).toEqual({ restored: all, kept: [] })
  expect(written()).toEqual(before)
  const replaced = (await ask('trash.page', { offset: 0, limit: 100, batchId: runId })).rows
  expect(replaced.map(({ standing }) => standing)).toEqual(Array(cleaned).fill('later'))

  // One version alone takes the place of the one that came in its place, and the two can be swapped again.
  const [version] = replaced
  const first = await ask('history.restoreVersion', { rowId: version!.id })
  expect(first).toMatchObject({ name: version!.name, replaced: { rowId: expect.any(Number) as number } })
  expect(written()).not.toEqual(before)
  // Also where the two have other names: never both.
  expect(Object.keys(written())).toHaveLength(all)
  const again = await ask('history.restoreVersion', { rowId: first.replaced!.rowId })
  expect(again.replaced).toEqual({ rowId: version!.id, atMs: first.atMs })
  expect(written()).toEqual(before)
  // Each of the two is an act, and a page that knows nothing of them takes the last one back first.
  const lastKey = async () => (await ask('acts.last', { except: [] }))!.key
  const swapped = await lastKey()
  expect((await ask('acts.last', { except: [] }))?.words).toEqual({ kind: 'restored', name: again.name })
  await ask('acts.undo', { key: swapped })
  expect(written()).not.toEqual(before)
  expect(await lastKey()).not.toBe(swapped)
  await ask('acts.undo', { key: await lastKey() })
  expect(written()).toEqual(before)

  // A page that knows nothing of it takes it back all the same; the way back is no act.
  const { key: other } = (await ask('acts.last', { except: [] }))!
  await ask('history.restoreVersion', { rowId: version!.id })
  const last = await ask('acts.last', { except: [] })
  expect(last).toMatchObject({ words: { kind: 'restored', name: version!.name } })
  await ask('acts.undo', { key: last!.key })
  expect(written()).toEqual(before)
  expect((await ask('acts.last', { except: [] }))?.key).toBe(other)
  expect(bugs).toEqual([])
})

test('an undo, what brings it back and the run that they are of name one set of titles alike', async () => {
  const { ask, runId } = await openCleaned()
  await ask('runs.undo', { runId })
  await ask('runs.bringBack', { runId })
  const page = { filter: 'all', kind: null, search: '', offset: 0, limit: 50 } as const
  const { rows } = await ask('runs.page', page)
  const scopes = rows.filter(({ kind, id }) => kind === 'undo' || id === runId).map(({ scope }) => scope)
  expect(scopes).toHaveLength(3)
  expect(new Set(scopes.map((scope) => JSON.stringify(scope))).size).toBe(1)
})

test('command line: the run is undone by its id, what was edited since is kept, an empty trash is no obstacle', async () => {
  const { host, ask, homeFolder, folder, runId, cleaned, found, written } = await openCleaned()
  await ask('trash.empty', {})
  await host.close()
  const before = written()
  const edited = Object.keys(before).find((name) => before[name] === found[name]) ?? ''
  writeFileSync(join(folder, edited), 'Mine now.')
  const cli = (...args: readonly string[]) => runCli([...args, '--home', homeFolder])
  const all = Object.keys(found).length
  const told = (await cli('runs', '--json')).lines
  expect(told.find(({ run }) => run === runId)).toMatchObject({ files: { toUndo: all, changedSince: cleaned } })
  expect((await cli('runs')).stdout).toContain(`, ${cleaned} changed since; `)
  const undone = await cli('undo', '--run', runId)
  expect(undone.stdout).toContain(
    `Undone: ${all - 1} of ${all} files, ${cleaned} of them with what later runs had changed.`,
  )
  expect(Object.keys(written())).toEqual([edited])
  const back = await cli('undo', '--bring-back', '--run', runId)
  expect(back.stdout).toContain(`Brought back: ${all - 1} of ${all - 1} files.`)
  expect(Object.keys(written()).toSorted()).toEqual(Object.keys(before).toSorted())
})
