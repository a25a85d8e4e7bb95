/** What the app stores for itself is its user's alone: modes of files and folders that are new, old, shared or strange. */
import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { makePrivateFile, tightenFolder } from '../../../../node/files/privatePlace.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const userId = process.getuid?.() ?? null
const hands = { userId, chmodSync }
const own = { files: /^own/, folders: /^log$/ }
const modeOf = (path: string) => statSync(path).mode & 0o7777
const onPosix = test.skipIf(process.platform === 'win32')

function place(folderMode: number, files: Readonly<Record<string, number>>): string {
  const folder = join(tempFolder(), 'place')
  mkdirSync(folder)
  for (const [name, mode] of Object.entries(files)) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), mode)
  }
  chmodSync(folder, folderMode)
  return folder
}

const loose = fc.integer({ min: 0o700, max: 0o777 })

onPosix('a folder of ours and its files lose what others may, and nothing else changes', () => {
  fc.assert(
    fc.property(loose, fc.integer({ min: 0o400, max: 0o777 }), (folderMode, fileMode) => {
      const folder = place(folderMode, { own: fileMode })
      tightenFolder(folder, own, hands)
      expect([modeOf(folder), modeOf(join(folder, 'own'))]).toEqual([0o700, fileMode & 0o700])
    }),
    { numRuns: 40 },
  )
})

onPosix('a folder that holds anything else stays open, and so does that; our files in it do not', () => {
  const folder = place(0o755, { own: 0o644, 'Film.mkv': 0o644, 'Film.en.srt': 0o664 })
  mkdirSync(join(folder, 'log'))
  chmodSync(join(folder, 'log'), 0o755)
  tightenFolder(folder, own, hands)
  expect(['.', 'own', 'log', 'Film.mkv', 'Film.en.srt'].map((name) => modeOf(join(folder, name)))).toEqual([
    0o755, 0o600, 0o700, 0o644, 0o664,
  ])
  expect(modeOf(join(folder, '..'))).toBe(statSync(tempFolder()).mode & 0o7777)
})

onPosix('a folder made for a group or for everybody stays theirs', () => {
  for (const mode of [0o2775, 0o1777]) {
    const folder = place(mode, { own: 0o644 })
    tightenFolder(folder, own, hands)
    expect([modeOf(folder), modeOf(join(folder, 'own'))]).toEqual([mode, 0o600])
  }
})

onPosix('what a link leads to is not touched', () => {
  const target = join(place(0o755, { target: 0o644 }), 'target')
  const folder = place(0o700, {})
  symlinkSync(target, join(folder, 'own'))
  tightenFolder(folder, own, hands)
  makePrivateFile(join(folder, 'own'), hands)
  expect(modeOf(target)).toBe(0o644)
})

onPosix('what belongs to somebody else is not touched, nor is anything where users have no numbers', () => {
  const folder = place(0o755, { own: 0o644 })
  for (const other of [(userId ?? 0) + 1, null]) {
    tightenFolder(folder, own, { ...hands, userId: other })
    makePrivateFile(join(folder, 'own'), { ...hands, userId: other })
  }
  expect([modeOf(folder), modeOf(join(folder, 'own'))]).toEqual([0o755, 0o644])
})

onPosix('a drive without modes keeps nobody from working; any other trouble is told', () => {
  const folder = place(0o755, { own: 0o644 })
  const failing = (code: string) => ({
    ...hands,
    chmodSync: () => {
      throw Object.assign(new Error(code), { code })
    },
  })
  expect(() => tightenFolder(folder, own, failing('EPERM'))).not.toThrow()
  expect(() => tightenFolder(folder, own, failing('EIO'))).toThrow('EIO')
})

onPosix('a new file is private under any umask, and one that is there keeps its content', () => {
  const before = process.umask(0)
  onTestFinished(() => void process.umask(before))
  for (const umask of [0, 0o022, 0o077]) {
    process.umask(umask)
    const path = join(tempFolder(), 'own')
    makePrivateFile(path, hands)
    expect(modeOf(path)).toBe(0o600)
    writeFileSync(path, 'kept')
    chmodSync(path, 0o666)
    makePrivateFile(path, hands)
    expect([modeOf(path), statSync(path).size]).toEqual([0o600, 4])
  }
})
