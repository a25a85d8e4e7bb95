/** A wrong subtitle of ours is translated anew into its own language: the result takes its place, and undo gives it back. */
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dialogue } from '../support/make/dialogue.ts'
import { openEngine } from '../../electron/engine/compose.ts'
import { builtFiles } from '../support/programs/builtFiles.ts'
import { makeWrongTranslation, rightEnglish, wrongSpanish } from '../support/make/worlds/wrongTranslation.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'

/** Beside the film the user's English subtitle, and a Spanish one of ours that is of another film. */
async function openWrong() {
  const { home, folder, env, english, spanish } = await makeWrongTranslation()
  const opened = await openTestHost({ homeFolder: home, env })
  const { ask, askUntil, host } = opened
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  const scope = { search: '', ids: null, language: null }
  const { ids } = await ask('library.page', {
    ...{ offset: 0, limit: 10, search: '', sort: 'name', isDescending: false, sortLanguage: null },
    ...{ view: 'files', open: { all: false, except: [] } },
  }).then(({ rows }) => ({ ids: rows.map(({ id }) => id) }))
  const { sidecars } = await ask('library.video', { videoId: ids[0] ?? '' })
  const idOf = (language: string) => sidecars.find((each) => each.language === language)?.id ?? ''
  return { ...opened, env, scope: { ...scope, ids }, idOf, english, spanish, folder }
}

/** As a kill leaves it when the result is there, and nothing is noted of where it went. */
async function asKilled({ homeFolder, env, spanish }: Killed): Promise<void> {
  const engine = await openEngine({ homeFolder, files: builtFiles, env, isOwner: true })
  const { aiJobs } = engine
  const [job] = aiJobs.list()
  const [target] = job ? aiJobs.targets(job.id) : []
  if (!job || !target) throw new Error('nothing was ordered')
  aiJobs.keepText(job.id, 'result', { name: 'result.srt', bytes: spanish })
  aiJobs.changeTarget(target, { state: 'open', path: null, message: '' })
  aiJobs.change(job.id, { state: 'fetched' })
  engine.close()
}

interface Killed {
  readonly homeFolder: string
  readonly env: Readonly<Record<string, string>>
  readonly spanish: Uint8Array
}

test('the translation takes the place of ours, which goes to the history; undo gives it back byte for byte', async () => {
  const { ask, askUntil, scope, idOf, english, spanish, folder, bugs } = await openWrong()
  // Without a word about it, the language counts as there.
  expect(await ask('ai.cost', { scope, to: 'es' })).toMatchObject({ videos: 0, covered: 1 })
  const replaces = idOf('es')
  expect(await ask('ai.cost', { scope, to: 'es', replaces })).toMatchObject({
    videos: 1,
    covered: 0,
    ai: 1,
    downloads: 0,
  })
  const { runId, ordered } = await ask('ai.translate', { scope, to: 'es', tone: null, replaces })
  expect(ordered).toBe(1)
  await askUntil('ai.state', {}, ({ counts }) => counts.written + counts.failed === 1)
  expect(readFileSync(spanish, 'utf8')).not.toBe(wrongSpanish)
  expect(readFileSync(spanish, 'utf8')).toContain(dialogue.ES[0])
  expect(readFileSync(english, 'utf8')).toBe(rightEnglish)

  const { sidecars, history } = await ask('library.video', { videoId: scope.ids[0] ?? '' })
  expect(sidecars).toHaveLength(2)
  const versions = await ask('history.versions', { rowId: history[0]?.id ?? 0 })
  expect(versions).toMatchObject([{ place: 'now', act: 'translated' }, { place: 'trash' }])
  await ask('history.undo', { scope: { kind: 'batch', batchId: runId ?? '' } })
  expect(readFileSync(spanish, 'utf8')).toBe(wrongSpanish)
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  expect(bugs).toEqual([])
})

test('killed before the result is written, it takes its place after the next start; killed behind that, it stays there once', async () => {
  const { ask, askUntil, scope, idOf, spanish, host, homeFolder, env } = await openWrong()
  const { runId } = await ask('ai.translate', { scope, to: 'es', tone: null, replaces: idOf('es') })
  const isWritten = ({ counts }: { readonly counts: { readonly written: number } }) => counts.written === 1
  await askUntil('ai.state', {}, isWritten)
  const result = readFileSync(spanish)
  await ask('history.undo', { scope: { kind: 'batch', batchId: runId ?? '' } })
  expect(readFileSync(spanish, 'utf8')).toBe(wrongSpanish)
  await host.close()

  const versionsAfterKill = async () => {
    await asKilled({ homeFolder, env, spanish: result })
    const again = await openTestHost({ homeFolder, env })
    await again.askUntil('ai.state', {}, isWritten)
    expect(readFileSync(spanish).equals(result)).toBe(true)
    const [row] = (await again.ask('history.page', { offset: 0, limit: 1, search: '', batchId: null })).rows
    const versions = await again.ask('history.versions', { rowId: row?.id ?? 0 })
    await again.host.close()
    return versions.map(({ place }) => place)
  }
  // The one that was taken back lies in the trash as well.
  expect(await versionsAfterKill()).toEqual(['now', 'trash', 'trash'])
  expect(await versionsAfterKill()).toEqual(['now', 'trash', 'trash'])
})

test("a file of the user's, and one of another language, is refused before anything is ordered", async () => {
  const { ask, scope, idOf, english } = await openWrong()
  const order = { scope, tone: null }
  await expect(ask('ai.translate', { ...order, to: 'en', replaces: idOf('en') })).rejects.toMatchObject({
    code: 'file.foreign',
  })
  await expect(ask('ai.translate', { ...order, to: 'fr', replaces: idOf('es') })).rejects.toMatchObject({
    code: 'input.invalid',
  })
  await expect(ask('ai.cost', { scope, to: 'en', replaces: idOf('en') })).rejects.toMatchObject({
    code: 'file.foreign',
  })
  expect(await ask('ai.state', {})).toMatchObject({ counts: { all: 0 } })
  expect(readFileSync(english, 'utf8')).toBe(rightEnglish)
})
