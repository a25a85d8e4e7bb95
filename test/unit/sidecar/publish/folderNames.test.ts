import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realDisk, type Disk } from '../../../../electron/disk/disk.ts'
import { createFolderNames } from '../../../../electron/sidecar/publish/folderNames.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

function namesIn(files: readonly string[]) {
  const folder = tempFolder()
  for (const name of files) writeFileSync(join(folder, name), 'text')
  const clock = { ms: 0 }
  const listed: string[] = []
  const disk: Pick<Disk, 'names' | 'stat'> = {
    stat: (path) => realDisk.stat(path),
    names(path) {
      listed.push(path)
      return realDisk.names(path)
    },
  }
  const names = createFolderNames(disk, () => clock.ms)
  return { names, clock, listed, folder, at: (name: string) => join(folder, name) }
}

test('a name is found under another case and another Unicode form', async () => {
  const { names, at } = namesIn(['MOVIE.EN.SRT', 'Amélie.en.srt'.normalize('NFD')])
  expect(await names.occupant(at('Movie.en.srt'))).toBe('MOVIE.EN.SRT')
  expect(await names.occupant(at('Amélie.en.srt'))).toBe('Amélie.en.srt'.normalize('NFD'))
  expect(await names.occupant(at('Movie.es.srt'))).toBeNull()
})

test('a folder is listed once for many names that are asked for together', async () => {
  const { names, at, listed } = namesIn(['a.srt'])
  const asked = Array.from({ length: 50 }, (_, index) => names.occupant(at(`film ${index}.srt`)))
  await Promise.all(asked)
  expect(listed).toHaveLength(1)
})

test('what somebody adds is seen two seconds later, whatever the time of the folder says', async () => {
  const { names, at, clock } = namesIn([])
  expect(await names.occupant(at('Film.srt'))).toBeNull()
  writeFileSync(at('FILM.srt'), 'theirs')
  clock.ms = 2_000
  expect(await names.occupant(at('Film.srt'))).toBe('FILM.srt')
})

test('what we add is known at once', async () => {
  const { names, at, listed } = namesIn([])
  await names.occupant(at('Film.srt'))
  writeFileSync(at('Film.srt'), 'ours')
  names.added(at('Film.srt'))
  await Promise.resolve()
  expect(await names.occupant(at('FILM.srt'))).toBe('Film.srt')
  expect(listed).toHaveLength(1)
})

test('a name that has gone is no occupant', async () => {
  const { names, at } = namesIn(['Film.srt'])
  expect(await names.occupant(at('film.srt'))).toBe('Film.srt')
  rmSync(at('Film.srt'))
  expect(await names.occupant(at('film.srt'))).toBeNull()
})

test('a folder that could not be listed is listed again', async () => {
  const { names, folder, at } = namesIn([])
  const missing = join(folder, 'later')
  await expect(names.occupant(join(missing, 'a.srt'))).rejects.toThrow('ENOENT')
  names.added(join(missing, 'a.srt'))
  await expect(names.occupant(join(missing, 'a.srt'))).rejects.toThrow('ENOENT')
  expect(await names.occupant(at('a.srt'))).toBeNull()
})
