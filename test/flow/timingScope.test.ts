/** `timing` over a part of a library: folders narrowed by title, season and number, as `get` narrows them. */
import { mkdirSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { late, placeTimed, plainVideo, writeOurs } from '../support/make/films/timedSubtitle.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

const stems = ['The.Amber.Field.S01E01', 'The.Amber.Field.S02E01', 'Copper.Rain.2012'] as const

async function openShelf() {
  const { folder, home } = placeTimed()
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  for (const [index, stem] of stems.entries()) {
    const video = plainVideo(folder, stem)
    utimesSync(video, 1_600_000_000 + index, 1_600_000_000 + index)
    await writeOurs(home, video, join(folder, `${stem}.en.srt`), late)
  }
  const timing = (...words: readonly string[]) => runHere(['timing', ...words, '--no-video', '--json', '--home', home])
  const measured = async (...words: readonly string[]) =>
    eventsOf(await timing(folder, ...words), 'timing').map(({ sidecar }) => basename(String(sidecar)).slice(0, -7))
  return { folder, empty, timing, measured }
}

test('a title, a season and a number narrow what is measured', async () => {
  const { measured, folder } = await openShelf()
  expect((await measured()).sort()).toEqual([...stems].sort())
  expect((await measured('--title', 'amber field')).sort()).toEqual(stems.slice(0, 2))
  expect(await measured('--title', 'amber field', '--season', '2')).toEqual([stems[1]])
  expect(await measured('--newest', '1')).toEqual([stems[2]])
  // What is named itself is meant, whatever the title says of the folders.
  const named = join(folder, `${stems[2]}.en.srt`)
  expect((await measured(named, '--season', '1')).sort()).toEqual([stems[2], stems[0]].sort())
})

test('a title that no video is of, and a number that is none, are wrong usage', async () => {
  const { timing, folder, empty } = await openShelf()
  const none = await timing(folder, '--title', 'harbour lights')
  expect(none).toMatchObject({ code: 2, stdout: '' })
  expect(none.stderr).toContain('No video in these folders is of the title and season that you named.')
  expect((await timing(folder, '--newest', '0')).code).toBe(2)
  expect((await timing(empty, '--newest', '2')).stderr).toContain('There is no subtitle here that Undertitle wrote.')
})
