/** A picture of which ffmpeg says that it was made is one, or is none: never an empty file that a page draws as a broken one. */
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noIds } from '../../../electron/library/mediaFile.ts'
import { makePicture, usualDeadlines } from '../../../electron/media/makeClip.ts'
import { createMediaCache } from '../../../electron/media/mediaCache.ts'
import { createMediaTurns } from '../../../electron/media/mediaTurns.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { rejection } from '../../support/services/testClient.ts'

const isWindows = process.platform === 'win32'
const file = { path: '/films/a.mkv', root: '/films', sizeBytes: 1, modifiedMs: 1, sidecars: [], infoFiles: [] }
const video = { file, media: null, ids: noIds }

/** @param bytes what the program that takes the place of ffmpeg writes, in the escapes of printf */
async function pictureOf(bytes: string) {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const program = join(folder, 'ffmpeg')
  writeFileSync(program, `#!/bin/sh\nprintf '${bytes}'\n`)
  chmodSync(program, 0o700)
  const cacheFolder = join(folder, 'cache')
  const cache = createMediaCache({ folder: cacheFolder, mostBytes: 2 ** 20, ids: { newId: () => 'one' } })
  const made = makePicture(
    { cache, turns: createMediaTurns(), starts: new Map(), mostClipBytes: 2 ** 20, deadlines: usualDeadlines },
    {
      tools: {
        ...{ program, place: 'system', version: '7', licence: null },
        ...{ picture: 'webp', encoders: [], atMs: 0, isLate: false },
      },
      video,
      atMs: 0,
      isExact: false,
      signal: new AbortController().signal,
    },
  )
  return { made, kept: () => readdirSync(cacheFolder) }
}

test.skipIf(isWindows).each(['', '\\370\\377\\377\\377', '\\377'])('%j is no picture', async (bytes) => {
  const { made, kept } = await pictureOf(bytes)
  expect((await rejection(made)).message).toContain('cannot be shown')
  expect(kept()).toEqual([])
})

test.skipIf(isWindows).each(['RIFF....WEBP', '\\377\\330\\377\\340'])('%j is one', async (bytes) => {
  const { made, kept } = await pictureOf(bytes)
  expect(await made).toMatchObject({ type: 'image/webp' })
  expect(kept()).toHaveLength(1)
})
