import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Sidecar } from '../../../../electron/library/mediaFile.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import type { LibraryEntry } from '../../../../electron/views/library/entries/libraryEntry.ts'
import type { LibrarySession } from '../../../../electron/views/library/librarySession.ts'
import { createOutsidePrograms, type OutsideProgramsParts } from '../../../../electron/views/library/outsidePrograms.ts'
import { realDisk } from '../../../../electron/disk/disk.ts'
import { AppError } from '../../../../shared/errors.ts'
import { sidecarParts } from '../../../support/disks/sidecarParts.ts'

/** A library of one video with a subtitle of ours and one of the user's; `done` is what reached the system. */
async function world(change: Partial<OutsideProgramsParts> = {}, name = 'Film.mkv') {
  const { films, history, publish, request, path } = sidecarParts()
  const videoPath = join(films, name)
  writeFileSync(videoPath, 'video')
  const written = await publish(request)
  const own = join(films, 'Film.de.srt')
  writeFileSync(own, 'theirs')
  const sidecars = [path, own].map((each) => ({ path: each }) as Sidecar)
  const done: string[] = []
  const library = {
    entry(videoId: string) {
      if (videoId !== 'v1') throw new AppError('file.missing', 'This video is no longer in the library.')
      return { path: videoPath } as LibraryEntry
    },
    video: () => ({ file: { path: videoPath, sidecars } }) as unknown as ReturnType<LibrarySession['video']>,
  }
  const outside = createOutsidePrograms({
    library,
    history,
    disk: realDisk,
    showInFolder: (shown) => void done.push(`show ${shown}`),
    openVideo: async (opened) => void done.push(`open ${opened}`),
    dragOut: (dragged) => void done.push(`drag ${dragged}`),
    popUpMenu: async ({ groups }) => groups[0]?.[0]?.id ?? null,
    ...change,
  })
  const row = { kind: 'row', rowId: written.id } as const
  const beside = (sidecarPath: string) =>
    ({ kind: 'beside', videoId: 'v1', sidecarId: videoIdOf(sidecarPath) }) as const
  return { outside, done, films, videoPath, path, own, history, row, beside }
}

const codeOf = (work: Promise<void>) =>
  work.then(
    () => 'done',
    (thrown: unknown) => (thrown instanceof AppError ? thrown.code : String(thrown)),
  )

test('a video of the library opens in the player, and is shown in its folder', async () => {
  const { outside, done, videoPath } = await world()
  await outside.play('v1')
  await outside.showVideo('v1')
  expect(done).toEqual([`open ${videoPath}`, `show ${videoPath}`])
})

test.each(['Film.exe', 'Film.mkv.desktop', 'Film.sh', 'Film', 'Film.mkv.', '._Film.mkv', 'Film.lnk', 'Film.mkv.url'])(
  'an entry named %s, whose ending is no video, is never opened',
  async (name) => {
    const { outside, done } = await world({}, name)
    expect(await codeOf(outside.play('v1'))).toBe('input.invalid')
    expect(done).toEqual([])
  },
)

test('what is no entry of the library is never opened, and a path is no id', async () => {
  const { outside, done, videoPath } = await world()
  for (const id of ['v2', videoPath, '']) expect(await codeOf(outside.play(id))).toBe('file.missing')
  expect(done).toEqual([])
})

test('a link, a broken link and a folder under the name of a video are left alone', async () => {
  const { outside, done, films, videoPath } = await world()
  const program = join(films, 'program.sh')
  writeFileSync(program, '#!/bin/sh\n')
  chmodSync(program, 0o755)
  for (const stand of [
    () => symlinkSync(program, videoPath),
    () => symlinkSync('/none', videoPath),
    () => mkdirSync(videoPath),
  ]) {
    rmSync(videoPath, { recursive: true })
    stand()
    expect(await codeOf(outside.play('v1'))).toBe('file.changed')
  }
  expect(done).toEqual([])
})

test('a file is looked at in the moment of each opening, not when it was listed', async () => {
  const { outside, done, films, videoPath } = await world()
  await outside.play('v1')
  renameSync(videoPath, join(films, 'Other.mkv'))
  symlinkSync(join(films, 'Other.mkv'), videoPath)
  expect(await codeOf(outside.play('v1'))).toBe('file.changed')
  expect(done).toHaveLength(1)
})

test('what vanished meanwhile is told in a sentence, whatever was to be done with it', async () => {
  const { outside, done, films, row, beside, path } = await world()
  rmSync(films, { recursive: true })
  const tries = [
    outside.showVideo('v1'),
    outside.play('v1'),
    outside.showSubtitle(row),
    outside.showSubtitle(beside(path)),
    outside.dragSubtitle(row),
  ]
  expect(await Promise.all(tries.map(codeOf))).toEqual(Array(5).fill('file.missing'))
  writeFileSync(films, 'a file where the folder was')
  expect(await codeOf(outside.showVideo('v1'))).toBe('file.missing')
  expect(done).toEqual([])
})

test('a folder that cannot be looked into says so', async () => {
  const refusal = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
  const { outside, done } = await world({ disk: { stat: () => Promise.reject(refusal) } })
  expect(await codeOf(outside.showVideo('v1'))).toBe('folder.unreadable')
  expect(await codeOf(outside.play('v1'))).toBe('folder.unreadable')
  expect(done).toEqual([])
})

test('no player that answers is a sentence, and what went wrong is kept as its cause', async () => {
  const failure = new Error('No application is registered as handling this file')
  const { outside } = await world({ openVideo: () => Promise.reject(failure) })
  await expect(outside.play('v1')).rejects.toMatchObject({ code: 'file.noPlayer', cause: failure })
})

test('a subtitle is shown by its row and by its place beside a video, the one of the user as well', async () => {
  const { outside, done, row, beside, path, own } = await world()
  await outside.showSubtitle(row)
  await outside.showSubtitle(beside(path))
  await outside.showSubtitle(beside(own))
  expect(done).toEqual([`show ${path}`, `show ${path}`, `show ${own}`])
})

test('a written subtitle is dragged out, edited or not', async () => {
  const { outside, done, row, beside, path } = await world()
  await outside.dragSubtitle(row)
  writeFileSync(path, 'edited by hand')
  await outside.dragSubtitle(beside(path))
  expect(done).toEqual([`drag ${path}`, `drag ${path}`])
})

test('nothing else is dragged out: no file of the user, none that was taken back, no link, no unknown id', async () => {
  const { outside, done, row, beside, path, own, history } = await world()
  expect(await codeOf(outside.dragSubtitle(beside(own)))).toBe('file.foreign')
  expect(await codeOf(outside.dragSubtitle(beside('/etc/passwd')))).toBe('input.invalid')
  expect(await codeOf(outside.dragSubtitle({ kind: 'row', rowId: 99 }))).toBe('file.missing')
  rmSync(path)
  symlinkSync('/etc/passwd', path)
  expect(await codeOf(outside.dragSubtitle(row))).toBe('file.changed')
  history.advance(row.rowId, { state: 'undone' })
  expect(await codeOf(outside.dragSubtitle(row))).toBe('file.missing')
  expect(await codeOf(outside.showSubtitle(row))).toBe('file.missing')
  expect(done).toEqual([])
})

test('a host without these programs says so before it looks at anything', async () => {
  const { outside, row } = await world({ showInFolder: null, openVideo: null, dragOut: null })
  const tries = [outside.showVideo('v1'), outside.play('v1'), outside.showSubtitle(row), outside.dragSubtitle(row)]
  expect(await Promise.all(tries.map(codeOf))).toEqual(Array(4).fill('input.invalid'))
})
