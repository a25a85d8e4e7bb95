/** Saving the report: the very lines that were shown, where the user says, and nothing else. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSupportSession } from '../../../../electron/views/settings/supportSession.ts'
import { realDisk } from '../../../../electron/disk/disk.ts'
import type { SupportReport } from '../../../../shared/contract/program/support.ts'
import { supportText } from '../../../../shared/supportText.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const lines: SupportReport['parts'] = [
  { part: 'program', lines: ['version=1', 'node=24'] },
  { part: 'numbers', lines: ['videos=3'] },
  { part: 'log', lines: ['a', 'b'] },
]

function sessionFor(chooseFile: ((name: string) => Promise<string | null>) | null) {
  let ids = 0
  const gather = async () => lines
  return createSupportSession({
    gather,
    chooseFile,
    disk: realDisk,
    ids: { newId: () => `id${++ids}` },
    clock: { nowMs: () => 0 },
  })
}

test('lines left out are counted through all parts, and a part without any is not named', () => {
  expect(supportText(lines, new Set([1, 2, 3]))).toBe('[program]\nversion=1\n\n[log]\nb\n')
  expect(supportText(lines, new Set([0, 1, 2, 3, 4]))).toBe('')
})

test('it is saved whole in the place of the file that was chosen, for its user alone', async () => {
  const folder = tempFolder()
  const path = join(folder, 'report.txt')
  writeFileSync(path, 'an older report')
  const proposed: string[] = []
  const session = sessionFor(async (name) => {
    proposed.push(name)
    return path
  })
  const { id } = await session.make()
  expect(await session.save(id, [0, 4])).toEqual({ isSaved: true })
  expect(proposed).toEqual(['undertitle-report-1970-01-01.txt'])
  expect(readFileSync(path, 'utf8')).toBe('[program]\nnode=24\n\n[numbers]\nvideos=3\n\n[log]\na\n')
  expect(readdirSync(folder)).toEqual(['report.txt'])
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a dialog that was closed saves nothing; a report that is no longer shown, or a host without a dialog, is refused', async () => {
  const closed = sessionFor(async () => null)
  const first = await closed.make()
  expect(await closed.save(first.id, [])).toEqual({ isSaved: false })
  await closed.make()
  await expect(closed.save(first.id, [])).rejects.toMatchObject({ code: 'input.invalid' })
  const page = sessionFor(null)
  await expect(page.save((await page.make()).id, [])).rejects.toMatchObject({ code: 'input.invalid' })
})

test('a folder that is not there is said in a sentence', async () => {
  const session = sessionFor(async () => join(tempFolder(), 'no', 'report.txt'))
  await expect(session.save((await session.make()).id, [])).rejects.toThrow(/report\.txt|folder/i)
})
