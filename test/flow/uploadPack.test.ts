/** A season as one upload in the window's host: paired, sent file by file, stopped and gone on with, replaced, reviewed again. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstPage, openTestHost } from '../support/hosts/openTestHost.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { review } from '../support/make/archives/uploadForms.ts'
import { makeOwnSeason, ownRelease, ownText } from '../support/make/worlds/ownSeason.ts'
import { runCli } from '../support/programs/runCli.ts'

const all = { ...firstPage, filter: 'all' } as const
const episodes = 4

async function openSeason() {
  const folder = join(tempFolder(), 'shows')
  await makeOwnSeason(folder, episodes)
  const opened = await openTestHost()
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === episodes)
  const [source] = (await opened.ask('upload.sources', { ...firstPage, search: '' })).rows
  return { ...opened, folder, sourceId: source!.id }
}

test('a season is one row: each file with its episode and video; sent, replaced, and reviewed again', async () => {
  const { ask, askUntil, homeFolder, folder, sourceId, bugs } = await openSeason()
  expect(await ask('upload.addSource', { sourceId, asPack: true })).toEqual({ added: episodes })
  const [row, ...others] = (await ask('upload.page', all)).rows
  expect(others).toEqual([])
  expect(row!.files).toEqual(
    [1, 2, 3, 4].map((episode) => ({
      ...{ name: `${ownRelease(episode)}.de.srt`, videoName: `${ownRelease(episode)}.mkv`, episodes: [episode] },
      ...{ sizeBytes: Buffer.byteLength(ownText(episode)), fileNId: null },
    })),
  )
  const season = 'Tidewater.Street.S01.1080p.WEB-DL.x264-HARBOR'
  expect(row!.fields).toMatchObject({ name: season, releases: [season], episodeFrom: 1, episodeEnd: 4 })
  const rowIds = [row!.id]
  await ask('upload.check', { rowIds })
  await ask('upload.send', { rowIds })
  const sent = await askUntil('upload.page', all, ({ rows }) => rows.every(({ step }) => step === 'sent'))
  const dataDir = join(homeFolder, 'service')
  const waiting = await review(dataDir)
  expect(waiting.lines).toHaveLength(1)
  const { nId, files } = sent.rows[0]!
  expect(new Set(files.map(({ fileNId }) => fileNId)).size).toBe(episodes)
  await review(dataDir, '--approve', nId!)
  await ask('upload.follow', {})
  expect((await ask('upload.page', all)).rows).toMatchObject([{ review: 'approved' }])

  const third = { rowId: rowIds[0]!, index: 2 }
  await expect(ask('upload.replaceFile', third)).rejects.toThrow('unchanged since it was sent')
  writeFileSync(join(folder, `${ownRelease(3)}.de.srt`), ownText(33))
  await ask('upload.replaceFile', third)
  const replaced = (await ask('upload.page', all)).rows[0]!
  expect(replaced).toMatchObject({ nId, review: 'pending', step: 'sent', failure: null })
  expect(replaced.files.map(({ fileNId }) => fileNId)).toEqual(files.map(({ fileNId }) => fileNId))
  expect((await review(dataDir)).lines).toHaveLength(1)
  await review(dataDir, '--approve', nId!)
  const told = await runCli(['history', '--json', '--home', homeFolder])
  expect(told.lines.filter(({ state }) => state === 'uploaded')).toMatchObject([
    {
      n_id: nId,
      file_n_ids: files.map(({ fileNId }) => fileNId),
      review: 'approved',
      files: [{}, {}, {}, {}].map(() => expect.any(String) as string),
    },
  ])
  expect(bugs).toEqual([])
})

test('rows become a pack and are taken apart again; what belongs to several seasons or cannot be read does not', async () => {
  const { ask, sourceId, folder, host } = await openSeason()
  await ask('upload.addSource', { sourceId, asPack: false })
  const rows = (await ask('upload.page', all)).rows
  const rowIds = rows.map(({ id }) => id)
  const { rowId } = await ask('upload.join', { rowIds: rowIds.slice(0, 3) })
  expect((await ask('upload.page', all)).rows.map(({ files }) => files.length).sort()).toEqual([1, 3])
  expect(await ask('upload.split', { rowId })).toEqual({ added: 3 })
  const apart = (await ask('upload.page', all)).rows
  expect(apart.map(({ fields }) => fields.episodeFrom).sort()).toEqual([1, 2, 3, 4])

  const other = join(folder, 'Tidewater.Street.S02E01.1080p.WEB-DL.x264-HARBOR.de.srt')
  const broken = join(folder, 'Tidewater.Street.S01E09.1080p.WEB-DL.x264-HARBOR.de.srt')
  writeFileSync(other, ownText(9))
  writeFileSync(broken, 'This is a letter, not a subtitle.')
  await ask('upload.addDropped', { dropId: host.registerDrop([other, broken]) })
  const now = (await ask('upload.page', all)).rows
  const idOf = (name: string) => now.find(({ files }) => files[0]?.name.includes(name))!.id
  const first = idOf('S01E01')
  await expect(ask('upload.join', { rowIds: [first, idOf('S02E01')] })).rejects.toThrow('one season')
  await expect(ask('upload.join', { rowIds: [first, idOf('S01E09')] })).rejects.toThrow('cannot be read')
  expect((await ask('upload.page', all)).rows).toHaveLength(6)
})
