/** What cannot be transcribed is said when it is ordered, and is no run: a film without sound, and any file where the service is elsewhere. */
import { truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFilmFolder } from '../support/make/films/deskFilm.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { firstPage, openTestHost } from '../support/hosts/openTestHost.ts'

test('a film without sound, and a service that does not hear files of this machine, are told before anything is ordered', async () => {
  const { folder, home } = newFilmFolder()
  const film = join(folder, 'The Amber Field (2011).mkv')
  writeFileSync(film, makeMkv({ durationS: 600 }))
  truncateSync(film, 16 * 2 ** 20)
  utimesSync(film, 1_600_000_000, 1_600_000_000)
  const { ask, askUntil, host, bugs } = await openTestHost({ homeFolder: home })
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  const order = { scope: { search: '', ids: null, language: null }, language: 'en' }
  await expect(ask('ai.transcribe', order)).rejects.toMatchObject({
    code: 'input.invalid',
    message: 'This video has no sound that can be listened to.',
  })
  await ask('settings.write', { key: 'service.address', value: 'http://127.0.0.1:9' })
  await expect(ask('ai.transcribe', order)).rejects.toMatchObject({
    code: 'input.invalid',
    message: expect.stringContaining('Only the built-in service can hear a file of this machine.') as unknown,
  })
  const { rows } = await ask('runs.page', { ...firstPage, filter: 'all', kind: null, search: '' })
  expect(rows).toEqual([])
  // Beside one that has sound it is left out, and that is told.
  const loud = join(folder, 'The Loud Field (2012).mkv')
  writeFileSync(loud, makeMkv({ durationS: 600, tracks: [{ kind: 'video' }, { kind: 'audio' }] }))
  truncateSync(loud, 16 * 2 ** 20)
  utimesSync(loud, 1_600_000_000, 1_600_000_000)
  await ask('settings.write', { key: 'service.address', value: 'embedded' })
  await ask('library.scan', {})
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 2)
  expect(await ask('ai.transcribe', order)).toMatchObject({ ordered: 1, silent: 1 })
  expect(bugs).toEqual([])
})
