import { noNotedActs } from '../../../../support/fakes/noNotedActs.ts'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Sidecar } from '../../../../../electron/library/mediaFile.ts'
import type { DoneRename } from '../../../../../electron/sidecar/rename/renameSidecar.ts'
import { videoIdOf } from '../../../../../electron/views/ids.ts'
import { createStrayRenames } from '../../../../../electron/views/library/entries/strayRenames.ts'
import { noTopics } from '../../../../support/fakes/notedTopics.ts'
import { videoAt } from '../../../../support/make/subjects.ts'

const videoPath = '/lib/New.Name.2019.mkv'
const fromPath = '/lib/Old.Name.2019.en.srt'
const toPath = '/lib/New.Name.2019.en.srt'
const stray = { path: fromPath, language: 'en', isForced: false, isHearingImpaired: false, extension: 'srt' } as const

const doubts = new Map<string, string>()

function renamesOf(sidecars: readonly Sidecar[], isInLibrary = true) {
  const log: string[] = []
  const renamed: DoneRename = { id: 1, atMs: 5_000, videoPath, fromPath, toPath, fromVideo: null }
  const strays = createStrayRenames({
    library: {
      has: () => isInLibrary,
      video: () => videoAt(videoPath, { sidecars }),
      recordRenamed: (_video, from, { path, isRePaired }) =>
        void log.push(`${from} > ${path} ${String(isRePaired === true)}`),
      recordRemoved: () => undefined,
      recordWritten: () => undefined,
    },
    renames: {
      async rename({ toPath: to }) {
        log.push(`rename to ${to}`)
        return { id: 1, ended: [] }
      },
      undo: async () => renamed,
      get: () => renamed,
      page: () => ({ rows: [renamed], total: 1 }),
    },
    history: { ownerOf: () => null },
    mover: { move: async () => 'moved' },
    plan: { recordRenamed: (path) => void log.push(`plan ${path}`) },
    doubts: { of: (path) => doubts.get(path) ?? null },
    acts: noNotedActs,
    topics: noTopics,
  })
  return { strays, log }
}

test('a stray is named after its video, and library and plan know of it', async () => {
  const { strays, log } = renamesOf([{ ...stray, isRePaired: true }])
  const named = await strays.rename({ videoId: videoIdOf(videoPath), sidecarId: videoIdOf(fromPath) })
  expect(named).toEqual({ renameId: 1, name: basename(toPath), ended: [] })
  expect(log).toEqual([`rename to ${toPath}`, `${fromPath} > ${toPath} false`, `plan ${fromPath}`])
})

test('what is no stray any more is left alone', async () => {
  const { strays, log } = renamesOf([stray])
  await expect(strays.rename({ videoId: 'v', sidecarId: videoIdOf(fromPath) })).rejects.toThrow('Scan again')
  expect(log).toEqual([])
})

test('it can be taken back, also where its video has left the library', async () => {
  const here = renamesOf([{ ...stray, path: toPath }])
  await here.strays.undo(1)
  expect(here.log).toEqual([`${toPath} > ${fromPath} true`, `plan ${fromPath}`])
  const gone = renamesOf([], false)
  await gone.strays.undo(1)
  expect(gone.log).toEqual([`plan ${fromPath}`])
})

test('one in another language than its name says is named after its text, and keeps its other marks', async () => {
  const path = '/lib/New.Name.2019.en.forced.srt'
  doubts.set(path, 'de')
  const { strays, log } = renamesOf([{ ...stray, path, isForced: true }])
  await strays.rename({ videoId: videoIdOf(videoPath), sidecarId: videoIdOf(path) })
  const named = '/lib/New.Name.2019.de.forced.srt'
  expect(log).toEqual([`rename to ${named}`, `${path} > ${named} false`, `plan ${path}`])
  // Only the alphabet tells: there is no name for that.
  doubts.set(path, 'other')
  await expect(strays.rename({ videoId: 'v', sidecarId: videoIdOf(path) })).rejects.toThrow('Scan again')
  doubts.clear()
})
