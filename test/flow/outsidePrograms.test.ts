/** Playing, showing and dragging out over a whole host, with a system that only writes down what it was handed. */
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { everyVideo, firstPage, openSampleHost, openTestHost, planOfAll } from '../support/hosts/openTestHost.ts'
import { rejection } from '../support/services/testClient.ts'

async function openWrittenHost() {
  const done: string[] = []
  const opened = await openSampleHost('en', {
    showInFolder: (path) => void done.push(`show ${path}`),
    openVideo: async (path) => void done.push(`open ${path}`),
    dragOut: (path) => void done.push(`drag ${path}`),
  })
  const { ask, askUntil } = opened
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const [video] = (await ask('library.page', { ...everyVideo, search: 'salt' })).rows
  const details = await ask('library.video', { videoId: video!.id })
  const [row] = (await ask('history.page', { ...firstPage, search: 'salt', batchId: null })).rows
  const sidecar = join(row!.folder, row!.sidecarName)
  return { ...opened, done, video: video!, sidecarId: details.sidecars[0]!.id, row: row!, sidecar }
}

test('a written subtitle is shown and dragged out by its row and by its place, and its video is played', async () => {
  const { ask, done, video, sidecarId, row, sidecar, bugs } = await openWrittenHost()
  expect((await ask('app.state', {})).host).toMatchObject({ canOpenVideo: true, canDragOut: true })
  const files = [
    { kind: 'row', rowId: row.id },
    { kind: 'beside', videoId: video.id, sidecarId },
  ] as const
  for (const file of files) {
    await ask('subtitles.showInFolder', { file })
    await ask('subtitles.dragOut', { file })
  }
  await ask('library.play', { videoId: video.id })
  const videoPath = join(video.folder, video.file)
  expect(done).toEqual([
    `show ${sidecar}`,
    `drag ${sidecar}`,
    `show ${sidecar}`,
    `drag ${sidecar}`,
    `open ${videoPath}`,
  ])
  expect(bugs).toEqual([])
})

test('files that vanished or were swapped after they were listed are refused in words, and nothing reaches the system', async () => {
  const { ask, done, video, row, sidecar, bugs } = await openWrittenHost()
  const videoPath = join(video.folder, video.file)
  const file = { kind: 'row', rowId: row.id } as const
  rmSync(videoPath)
  rmSync(sidecar)
  expect(await rejection(ask('library.showInFolder', { videoId: video.id }))).toMatchObject({ code: 'file.missing' })
  expect(await rejection(ask('library.play', { videoId: video.id }))).toMatchObject({ code: 'file.missing' })
  expect(await rejection(ask('subtitles.showInFolder', { file }))).toMatchObject({ code: 'file.missing' })
  expect(await rejection(ask('subtitles.dragOut', { file }))).toMatchObject({ code: 'file.missing' })
  const program = join(dirname(videoPath), 'program.sh')
  writeFileSync(program, '#!/bin/sh\n')
  symlinkSync(program, videoPath)
  symlinkSync(program, sidecar)
  expect(await rejection(ask('library.play', { videoId: video.id }))).toMatchObject({ code: 'file.changed' })
  expect(await rejection(ask('subtitles.dragOut', { file }))).toMatchObject({ code: 'file.changed' })
  expect(done).toEqual([])
  expect(bugs).toEqual([])
})

test('a subtitle of ours that is dropped back on the window adds no folder, and says why', async () => {
  const { ask, host, sidecar, bugs } = await openWrittenHost()
  const before = (await ask('library.state', {})).folders
  const dropId = host.registerDrop([sidecar])
  expect(await rejection(ask('folders.addDropped', { dropId }))).toMatchObject({
    code: 'input.invalid',
    message: 'Drop folders or videos; other files are not taken.',
  })
  expect((await ask('library.state', {})).folders).toEqual(before)
  expect(bugs).toEqual([])
})

test('a host that was handed no player and no drag says that it can neither', async () => {
  const { ask } = await openTestHost({
    abilities: {
      kind: 'web',
      canDropFiles: false,
      canChooseFolder: false,
      canShowInFolder: false,
      hasFixedAddress: false,
    },
  })
  expect((await ask('app.state', {})).host).toMatchObject({ canOpenVideo: false, canDragOut: false })
})
