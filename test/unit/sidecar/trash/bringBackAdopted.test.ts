/** A version of a file of the user's that an undo took comes back only where the file that was given back is as it was kept. */
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adoptUsersFile } from '../../../../electron/sidecar/history/adoptUsersFile.ts'
import { bringBackUndone } from '../../../../electron/sidecar/trash/bringBackUndone.ts'
import { createTrashCan } from '../../../../electron/sidecar/trash/trashCan.ts'
import { undo } from '../../../../electron/sidecar/trash/undo.ts'
import { faultyParts } from '../../../support/disks/faultyParts.ts'
import { sidecarParts } from '../../../support/disks/sidecarParts.ts'
import { restart } from '../../../support/disks/sidecarWorks.ts'

const text = (path: string) => readFileSync(path, 'utf8')

const theirDate = new Date('2019-05-04T03:02:01.250Z')
const dateOf = (path: string) => statSync(path).mtime.toISOString()

async function takenBack() {
  const { parts, publish, request, films, history, batchId } = sidecarParts()
  const path = join(films, 'Film.de.srt')
  writeFileSync(path, 'theirs')
  utimesSync(path, theirDate, theirDate)
  const bytes = readFileSync(path)
  const user = {
    batchId,
    videoPath: request.videoPath,
    path,
    bytes,
    language: 'de',
    fingerprint: 'f',
    encoding: 'utf-8',
  }
  const adopted = await adoptUsersFile(history, user)
  const { id } = await publish({ ...request, path, bytes: Buffer.from('ours'), replaces: adopted })
  await undo(parts, { kind: 'row', id })
  expect(text(path)).toBe('theirs')
  expect(history.ownerOf(path)).toBe(null)
  return { parts, path, id, history }
}

test('the version that was taken back comes back, and can be taken back once more', async () => {
  const { parts, path, id, history } = await takenBack()
  for (let round = 0; round < 2; round += 1) {
    expect(await bringBackUndone(parts, [id])).toMatchObject([{ rowId: id, code: null }])
    expect(text(path)).toBe('ours')
    expect(history.ownerOf(path)?.id).toBe(id)
    expect(await undo(parts, { kind: 'row', id })).toMatchObject([{ outcome: 'restored' }])
    expect(text(path)).toBe('theirs')
    expect(history.ownerOf(path)).toBe(null)
  }
})

test('the file of the user has its own date again each time, and the version of ours never has it', async () => {
  const { parts, path, id } = await takenBack()
  for (let round = 0; round < 2; round += 1) {
    expect(dateOf(path)).toBe(theirDate.toISOString())
    await bringBackUndone(parts, [id])
    expect(dateOf(path)).not.toBe(theirDate.toISOString())
    await undo(parts, { kind: 'row', id })
  }
  expect(dateOf(path)).toBe(theirDate.toISOString())
})

test('a file that was changed since stays as it is', async () => {
  const { parts, path, id, history } = await takenBack()
  writeFileSync(path, 'THEIRS')
  expect(await bringBackUndone(parts, [id])).toMatchObject([{ rowId: id, code: 'file.foreign' }])
  expect(text(path)).toBe('THEIRS')
  expect(history.get(id)).toMatchObject({ state: 'undone' })
  expect(text(history.get(id)?.trashPath ?? '')).toBe('ours')
})

test('the trash decides as bringing back the run does', async () => {
  const { parts, path, id, history } = await takenBack()
  const can = createTrashCan(parts)
  expect(await can.restore(id)).toMatchObject({ id, state: 'written' })
  expect([text(path), history.ownerOf(path)?.id]).toEqual(['ours', id])
  await undo(parts, { kind: 'row', id })
  writeFileSync(path, 'THEIRS')
  await expect(can.restore(id)).rejects.toMatchObject({ code: 'file.foreign' })
  expect(text(path)).toBe('THEIRS')
})

/** The format is another, so both would have room beside the video. */
async function replacedUnderAnotherName() {
  const { db, parts, publish, request, films, history, batchId } = sidecarParts()
  const path = join(films, 'Film.de.ass')
  writeFileSync(path, 'theirs')
  const { videoPath } = request
  const about = {
    batchId,
    videoPath,
    path,
    bytes: readFileSync(path),
    language: 'de',
    fingerprint: 'f',
    encoding: 'utf-8',
  }
  const adopted = await adoptUsersFile(history, about)
  const newPath = join(films, 'Film.de.srt')
  const { id } = await publish({ ...request, path: newPath, bytes: Buffer.from('ours'), replaces: adopted })
  return { parts: { ...parts, db }, films, id }
}

test.each(['undo', 'bring back'])('%s that is killed leaves one of the two, whatever their names', async (kind) => {
  for (let killAt = 0; ; killAt += 1) {
    const { parts, films, id } = await replacedUnderAnotherName()
    if (kind === 'bring back') await undo(parts, { kind: 'row', id })
    const faulty = faultyParts(parts, { killAt })
    const work = kind === 'undo' ? undo(faulty.parts, { kind: 'row', id }) : bringBackUndone(faulty.parts, [id])
    const isKilled = (await faulty.outlive(work)) === 'killed'
    await restart(parts)
    const standing = readdirSync(films).filter((name) => name !== 'Film.mkv')
    expect(standing, `killed at ${killAt}`).toHaveLength(1)
    expect(text(join(films, standing[0]!)), `killed at ${killAt}`).toBe(
      standing[0] === 'Film.de.ass' ? 'theirs' : 'ours',
    )
    expect(parts.history.unsettled()).toEqual([])
    if (!isKilled) return
  }
})
