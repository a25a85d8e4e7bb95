/** A subtitle of ours is cleaned from the drawer, told piece by piece, and brought back as it was delivered. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  everyRow,
  everyVideo,
  firstPage,
  openPlannedHost,
  planOfAll,
  type TestHost,
} from '../support/hosts/openTestHost.ts'
import { rejection } from '../support/services/testClient.ts'

const film = 'Salt.and.Cedar'

/** The sample film with its subtitle for the hearing-impaired written as it was delivered. */
async function openWritten() {
  const opened = await openPlannedHost('en')
  const { ask, askUntil, homeFolder } = opened
  await ask('settings.write', { key: 'hearingImpaired', value: 'prefer' })
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const video = (await ask('library.page', { ...everyVideo, search: film })).rows[0]!
  const folder = join(homeFolder, 'demo')
  const names = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.includes(`${film}.`) && name.endsWith('.srt'),
    )
  return { ...opened, videoId: video.id, names, read: () => readFileSync(join(folder, names()[0]!), 'utf8'), folder }
}

const details = async ({ ask }: TestHost, videoId: string) => {
  const { sidecars, history } = await ask('library.video', { videoId })
  return { sidecarId: sidecars[0]!.id, row: history.find(({ state }) => state === 'written')!, history }
}

test('sounds go by hand, the name follows, the list tells them, and the delivered text comes back byte for byte', async () => {
  const opened = await openWritten()
  const { ask, videoId, names, read } = opened
  const delivered = read()
  expect(names()).toEqual([expect.stringContaining('.en.sdh.srt')])
  const { sidecarId } = await details(opened, videoId)
  const found = await ask('video.cleanable', { videoId, sidecarId })
  expect(found).toMatchObject({ credits: 0, canConvert: false })
  expect(found.hearingImpaired).toBeGreaterThan(5)

  await ask('video.clean', { videoId, sidecarId, what: 'hearingImpaired' })
  expect(names()).toEqual([expect.stringMatching(/\.en\.srt$/)])
  expect(read()).not.toContain('[')
  const { row } = await details(opened, videoId)
  expect(row.cleaned).toEqual({ ...found, convertedFrom: null, lost: [], canConvert: undefined })
  const { pieces } = await ask('history.removed', { rowId: row.id })
  expect(pieces).toHaveLength(found.hearingImpaired)
  expect(pieces[0]).toMatchObject({ cue: 1, reason: 'sound' })

  await ask('history.restoreDelivered', { rowId: row.id })
  expect(names()).toEqual([expect.stringContaining('.en.sdh.srt')])
  expect(read()).toBe(delivered)
  expect((await details(opened, videoId)).row.cleaned).toBeNull()
})

test('a file that was edited since is left alone', async () => {
  const opened = await openWritten()
  const { ask, videoId, folder, names } = opened
  const { sidecarId } = await details(opened, videoId)
  writeFileSync(join(folder, names()[0]!), '1\n00:00:01,000 --> 00:00:02,000\n[sighs] Mine now.\n')
  const failed = await rejection(ask('video.clean', { videoId, sidecarId, what: 'hearingImpaired' }))
  expect(failed).toMatchObject({ code: 'file.changed' })
  expect(readFileSync(join(folder, names()[0]!), 'utf8')).toContain('Mine now.')
})

test('the review shows a text as it will be written, under the name that it will have', async () => {
  const { ask, askUntil } = await openPlannedHost('en')
  await ask('settings.write', { key: 'clean.hearingImpaired', value: true })
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  const row = (await ask('plan.page', { ...everyRow, search: 'salt and cedar' })).rows[0]!.cells[0]!
  const candidates = await ask('plan.candidates', { rowId: row.id })
  const forHearingImpaired = candidates.find((each) => each.isHearingImpaired)!
  await ask('plan.choose', { rowId: row.id, candidateId: forHearingImpaired.id, isForSeason: false })
  const [chosen] = (await ask('plan.page', { ...everyRow, search: 'salt and cedar' })).rows[0]!.cells
  expect(chosen!.outputName).toMatch(/\.en\.srt$/)
  const preview = await ask('plan.preview', { rowId: row.id, candidateId: forHearingImpaired.id })
  expect(preview.removed).toBeGreaterThan(5)
  expect(preview.first.map(({ text }) => text).join()).not.toContain('[')
  expect((await ask('history.page', { ...firstPage, search: '', batchId: null })).total).toBe(0)
})
