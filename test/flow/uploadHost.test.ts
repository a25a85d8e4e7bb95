/** Upload in the window's host: a season from the library, sent, reviewed, followed, and found by others. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockOwner } from '../../electron/database/ownerLock.ts'
import { firstPage, openTestHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { makeOwnSeason, ownRelease, ownText } from '../support/make/worlds/ownSeason.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { review } from '../support/make/archives/uploadForms.ts'

const all = { ...firstPage, filter: 'all' } as const

/** Four episodes of the sample show, each with a German subtitle of the user's own. */
async function openSeason(): Promise<TestHost & { readonly folder: string }> {
  const folder = join(tempFolder(), 'shows')
  await makeOwnSeason(folder, 4)
  const opened = await openTestHost()
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 4)
  return { ...opened, folder }
}

test('a subtitle without a word is not offered from the library', async () => {
  const folder = join(tempFolder(), 'shows')
  await makeOwnSeason(folder, 2)
  writeFileSync(join(folder, `${ownRelease(2)}.de.srt`), '')
  const { host, ask, askUntil } = await openTestHost()
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 2)
  const { rows } = await ask('upload.sources', { ...firstPage, search: '' })
  expect(rows).toMatchObject([{ files: 1, listed: 0 }])
})

test('a season from the library is prefilled, sent, reviewed, and followed', async () => {
  const { ask, askUntil, homeFolder, folder, bugs } = await openSeason()
  const { rows: sources } = await ask('upload.sources', { ...firstPage, search: 'tidewater' })
  expect(sources).toMatchObject([{ title: 'Tidewater Street', season: 1, language: 'de', files: 4, listed: 0 }])
  expect(await ask('upload.addSource', { sourceId: sources[0]!.id })).toEqual({ added: 4 })
  expect(await ask('upload.addSource', { sourceId: sources[0]!.id })).toEqual({ added: 0 })
  const { rows: again } = await ask('upload.sources', { ...firstPage, search: '' })
  expect(again).toMatchObject([{ files: 4, listed: 4, sent: 0 }])

  const { rows } = await ask('upload.page', all)
  expect(rows[0]).toMatchObject({
    files: [{ name: `${ownRelease(1)}.de.srt` }],
    fields: {
      type: 'tv',
      season: 1,
      episodeFrom: 1,
      episodeEnd: 1,
      language: 'de',
      quality: 'web',
      releases: [ownRelease(1)],
    },
    sureness: { title: 'missing', releases: 'sure', quality: 'sure', season: 'sure' },
    problems: [{ field: 'title' }],
  })
  const rowIds = rows.map(({ id }) => id)
  await ask('upload.check', { rowIds })
  const checked = await ask('upload.page', all)
  expect(checked.rows[0]).toMatchObject({
    fields: { titleName: 'Tidewater Street (2020)' },
    problems: [],
    sureness: { title: 'sure' },
  })
  await ask('upload.edit', { rowIds, change: { isHearingImpaired: false, comment: 'By hand.' } })

  const preview = await ask('upload.preview', { rowId: rowIds[0]! })
  expect(preview).toMatchObject({ host: '', files: [{ firstLines: 'Folge 1, grüß dich.' }] })
  expect(preview.fields).toContainEqual({ name: 'comment', value: 'By hand.' })

  await ask('upload.send', { rowIds })
  const sent = await askUntil('upload.page', all, ({ rows: now }) => now.every(({ step }) => step === 'sent'))
  const standing = async () => (await ask('upload.sources', { ...firstPage, search: '' })).rows
  expect(await standing()).toMatchObject([{ files: 4, listed: 0, sent: 4 }])
  const dataDir = join(homeFolder, 'service')
  expect((await review(dataDir)).lines).toHaveLength(4)
  for (const { nId } of sent.rows.slice(1)) await review(dataDir, '--approve', nId!)
  await review(dataDir, '--reject', sent.rows[0]!.nId!, '--reason', 'Out of sync.')
  await ask('upload.follow', {})
  const followed = await ask('upload.page', all)
  expect(followed.rows.map(({ review: state, reason }) => [state, reason])).toEqual([
    ['rejected', 'Out of sync.'],
    ['approved', null],
    ['approved', null],
    ['approved', null],
  ])
  expect((await ask('upload.state', {})).counts).toMatchObject({ all: 4, approved: 3, rejected: 1 })
  // What was rejected may go again, and so may what was mended since.
  expect(await standing()).toMatchObject([{ files: 4, listed: 0, sent: 3 }])
  writeFileSync(join(folder, `${ownRelease(2)}.de.srt`), ownText(9))
  expect(await standing()).toMatchObject([{ files: 4, listed: 0, sent: 2 }])
  expect(await ask('upload.addSource', { sourceId: sources[0]!.id })).toEqual({ added: 2 })
  expect(bugs).toEqual([])
})

test('files that cannot be sent are rows that say why; mended and added again they go with the others', async () => {
  const folder = join(tempFolder(), 'shows')
  await makeOwnSeason(folder, 4)
  const subtitle = (episode: number) => join(folder, `${ownRelease(episode)}.de.srt`)
  writeFileSync(subtitle(2), 'This is a letter, not a subtitle.')
  writeFileSync(subtitle(3), `${ownText(3)}${'x'.repeat(5 * 2 ** 20)}`)
  const opened = await openTestHost()
  const { ask, host, homeFolder } = opened
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 4)
  const [source] = (await ask('upload.sources', { ...firstPage, search: '' })).rows
  const addAll = () => ask('upload.addSource', { sourceId: source!.id })
  const rowsNow = async () => (await ask('upload.page', all)).rows
  expect(await addAll()).toEqual({ added: 4 })
  const failures = (await rowsNow()).map(({ failure }) => failure?.message ?? null)
  expect(failures).toEqual([
    null,
    expect.stringMatching(/subtitle/i),
    expect.stringContaining('larger than 5 MiB'),
    null,
  ])

  const send = async () => {
    const rowIds = (await rowsNow()).map(({ id }) => id)
    await ask('upload.check', { rowIds })
    await ask('upload.edit', { rowIds: rowIds.slice(-2), change: { comment: 'By hand.' } })
    await ask('upload.send', { rowIds })
    await opened.askUntil('upload.state', {}, ({ isSending }) => !isSending)
  }
  await send()
  expect((await rowsNow()).map(({ step, failure }) => [step, failure?.message ?? null])).toEqual([
    ['sent', null],
    ['draft', failures[1]],
    ['draft', failures[2]],
    ['sent', null],
  ])

  writeFileSync(subtitle(2), ownText(2))
  writeFileSync(subtitle(3), ownText(3))
  expect(await addAll()).toEqual({ added: 2 })
  await send()
  expect((await rowsNow()).map(({ step }) => step)).toEqual(['sent', 'sent', 'sent', 'sent'])
  expect((await review(join(homeFolder, 'service'))).lines).toHaveLength(4)
})

test('one bad row stops no other: a sentence stands on it', async () => {
  const { ask, askUntil, homeFolder } = await openSeason()
  const { rows: sources } = await ask('upload.sources', { ...firstPage, search: '' })
  await ask('upload.addSource', { sourceId: sources[0]!.id })
  const { rows } = await ask('upload.page', all)
  const rowIds = rows.map(({ id }) => id)
  await ask('upload.check', { rowIds })
  await ask('upload.edit', { rowIds: [rowIds[1]!], change: { moviedbId: null, filmdbId: null, serviceId: 1 } })
  await ask('upload.edit', { rowIds: [rowIds[2]!], change: { quality: null } })
  await ask('upload.send', { rowIds })
  await askUntil('upload.state', {}, ({ isSending, counts }) => !isSending && counts.pending === 2)
  const after = await ask('upload.page', all)
  expect(after.rows[1]).toMatchObject({
    step: 'filed',
    failure: { code: 'service.refused', message: expect.stringContaining('service_id') as string },
  })
  expect(after.rows[2]).toMatchObject({ step: 'draft', problems: [{ field: 'quality' }] })
  expect((await review(join(homeFolder, 'service'))).lines).toHaveLength(2)
})

test('while a command sends uploads from the same home, the window does not; the row says why', async () => {
  const { ask, askUntil, homeFolder } = await openSeason()
  const { rows: sources } = await ask('upload.sources', { ...firstPage, search: '' })
  await ask('upload.addSource', { sourceId: sources[0]!.id })
  const [row] = (await ask('upload.page', all)).rows
  const rowIds = [row!.id]
  await ask('upload.check', { rowIds })
  const command = lockOwner(join(homeFolder, 'upload.lock'))
  await ask('upload.send', { rowIds })
  await askUntil('upload.page', all, ({ rows }) => rows[0]?.failure?.code === 'home.locked')
  await askUntil('upload.state', {}, ({ isSending }) => !isSending)
  command.release()
  await ask('upload.send', { rowIds })
  await askUntil('upload.page', all, ({ rows }) => rows[0]?.step === 'sent')
  expect((await review(join(homeFolder, 'service'))).lines).toHaveLength(1)
})
