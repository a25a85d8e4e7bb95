/** A file of the user's whose text is in another language than its name says: told in library and drawer, renamed when asked for, and back. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { plainVideo } from '../support/make/films/timedSubtitle.ts'
import { spokenSrt } from '../support/make/dialogue.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const everything = { search: '', ids: null, language: null }
const firstRows = { filter: { kind: null, whose: 'all', search: '' }, offset: 0, limit: 100 } as const
const film = 'The Amber Field (2011)'

const pick = createRandom(7)
const french = spokenSrt('FR', 'Le champ d’ambre était vide.', { cues: 136, pick })

async function openMisnamed() {
  const root = tempFolder()
  const folder = join(root, 'films')
  mkdirSync(folder)
  plainVideo(folder, film)
  const misnamed = join(folder, `${film}.en.srt`)
  writeFileSync(misnamed, french)
  const opened = await openTestHost({ homeFolder: join(root, 'home') })
  const { ask, askUntil, host } = opened
  await ask('settings.write', { key: 'languages', value: 'en' })
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  const check = async () => {
    await ask('checkup.start', { scope: everything, sound: false })
    await askUntil('checkup.state', {}, ({ work }) => work === 'none')
    const filter = { ...firstRows.filter, kind: 'language' } as const
    return (await ask('checkup.page', { ...firstRows, filter })).rows
  }
  const why = async () => (await ask('library.scope', everything)).verbs.find.why
  return { ...opened, folder, misnamed, named: join(folder, `${film}.fr.srt`), check, why }
}

test('the library says that its language is doubtful; renamed, the language is missing and can be found; undo brings both back', async () => {
  const { ask, misnamed, named, check, why, bugs } = await openMisnamed()
  expect(await why()).toBe('nothing-missing')
  const [row] = await check()
  expect(row).toMatchObject({ kind: 'language', isOurs: false, mend: null, renamesTo: `${film}.fr.srt` })
  const { videoId, sidecarId } = { videoId: row?.videoId ?? '', sidecarId: row?.sidecarId ?? '' }
  const details = () => ask('library.video', { videoId })
  const wish = async () => (await details()).row.wishes[0]
  expect(await wish()).toMatchObject({ language: 'en', state: 'covered', doubt: 'fr' })
  expect((await details()).sidecars[0]?.doubt).toEqual({ language: 'fr', renamesTo: `${film}.fr.srt` })
  expect(await why()).toBe('only-doubtful')

  const { renameId } = await ask('video.renameSidecar', { videoId, sidecarId })
  expect([existsSync(misnamed), readFileSync(named, 'utf8')]).toEqual([false, french])
  expect(await wish()).toMatchObject({ language: 'en', state: 'missing' })
  expect((await details()).sidecars.map(({ language, doubt }) => [language, doubt])).toEqual([['fr', undefined]])
  expect((await ask('checkup.page', firstRows)).rows[0]?.state).toBe('mended')
  expect(await why()).toBeNull()

  await ask('video.undoRename', { renameId: renameId! })
  expect([readFileSync(misnamed, 'utf8'), existsSync(named)]).toEqual([french, false])
  expect(await wish()).toMatchObject({ language: 'en', state: 'covered', doubt: 'fr' })
  expect((await ask('checkup.page', firstRows)).rows[0]?.state).toBe('open')
  expect(bugs).toEqual([])
})

test('a name that is taken is never written over, and what was replaced since is doubted no longer', async () => {
  const { ask, askUntil, misnamed, named, check, why } = await openMisnamed()
  writeFileSync(named, 'not to be touched')
  const [row] = await check()
  const file = { videoId: row?.videoId ?? '', sidecarId: row?.sidecarId ?? '' }
  await expect(ask('video.renameSidecar', file)).rejects.toMatchObject({ code: 'file.foreign' })
  expect([readFileSync(misnamed, 'utf8'), readFileSync(named, 'utf8')]).toEqual([french, 'not to be touched'])

  rmSync(misnamed)
  writeFileSync(misnamed, '1\n00:00:01,000 --> 00:00:03,000\nGood morning.\n')
  await ask('library.scan', {})
  await askUntil('library.state', {}, ({ isScanning }) => !isScanning)
  expect(await why()).toBe('nothing-missing')
})

test('renamed and straight back by the same verb, there is nothing left to undo, and nothing that can no longer be undone', async () => {
  const { ask, misnamed, named, check } = await openMisnamed()
  const rename = async () => {
    const [row] = await check()
    return ask('video.renameSidecar', { videoId: row?.videoId ?? '', sidecarId: row?.sidecarId ?? '' })
  }
  const last = () => ask('acts.last', { except: [] })
  const { renameId } = await rename()
  expect(await last()).toMatchObject({ key: `renamed-${renameId}`, words: { kind: 'renamed' } })
  writeFileSync(named, spokenSrt('EN', 'The amber field was empty.', { cues: 136, pick }))
  expect(await rename()).toEqual({ renameId: null, name: `${film}.en.srt`, ended: [renameId] })
  expect([existsSync(misnamed), existsSync(named)]).toEqual([true, false])
  expect(await last()).toBeNull()
})
