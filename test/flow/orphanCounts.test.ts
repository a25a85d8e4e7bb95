/** Each kind of orphan in one library: the window's list, its check-up and the command count the same ones. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

const words = '1\n00:00:01,000 --> 00:00:03,000\nThe lamp over the bridge is lit.\n'
const pictures = Buffer.from('PG\0\0\0\0\0\0\0\0\x16\0\x13', 'latin1')

async function makeLibrary() {
  const root = tempFolder()
  const folder = join(root, 'library')
  const place = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    return path
  }
  const video = (name: string) => place(name, Buffer.alloc(2 * 1024 * 1024, name.length))
  const homeFolder = join(root, 'home')
  const gone = video('Amber Field (2011)/Amber.Field.2011.1080p.WEB-NOVA.mkv')
  const ours = place('Amber Field (2011)/Amber.Field.2011.1080p.WEB-NOVA.en.srt', words)
  await writeAsOurs(homeFolder, [{ videoPath: gone, path: ours, language: 'en' }])
  rmSync(gone)
  const orphans = [
    ours,
    place('Copper Road (2012)/Copper.Road.2012.1080p.WEB-NOVA.de.srt', words),
    place('Copper Road (2012)/Subs/2_English.srt', words),
    place('Empty Hour (2013)/Empty.Hour.2013.en.srt', ''),
    place('Glass Signal (2014)/Glass.Signal.2014.1080p.BluRay-NOVA.en.sup', pictures),
    place('Hollow Engine (2015)/Hollow.Engine.2015.en.sub', pictures),
    place('Paper Lantern (2016)/Paper.Lantern.2016.en.srt', Buffer.alloc(4_000, 0xff)),
  ]
  place('Hollow Engine (2015)/Hollow.Engine.2015.en.idx', '# VobSub index file, v7\n')
  // It stands beside its video, under the name that this had before.
  video('Salt Orchard (2017)/Salt.Orchard.2017.2160p.WEB-OTHER.mkv')
  const left = place('Salt Orchard (2017)/Salt.Orchard.2017.720p.HDTV-OLD.en.srt', words)
  return { folder, homeFolder, orphans: orphans.toSorted(), left }
}

test('list, check-up and command count the same orphans', async () => {
  const { folder, homeFolder, orphans, left } = await makeLibrary()
  const { ask, askUntil, host } = await openTestHost({ homeFolder })
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  const library = await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  const list = await ask('library.skipped', { kind: 'orphans', search: '', offset: 0, limit: 50 })
  expect([library.counts.orphans, list.rows.map(({ path }) => path).toSorted()]).toEqual([orphans.length, orphans])

  await ask('checkup.start', { scope: { search: '', ids: null, language: null }, sound: false })
  const state = await askUntil('checkup.state', {}, ({ work }) => work === 'none')
  const filter = { kind: 'orphan', whose: 'all', search: '' } as const
  const { rows } = await ask('checkup.page', { filter, offset: 0, limit: 50 })
  const namesOf = (code: string) => rows.flatMap(({ name, evidence }) => (evidence.code === code ? [name] : []))
  expect(namesOf('no-video').toSorted()).toEqual(orphans.map((path) => basename(path)).toSorted())
  expect(namesOf('old-name')).toEqual([basename(left)])
  // Pictures are no text that could be looked at.
  const texts = orphans.filter((path) => !path.endsWith('.sup')).length + 1
  expect([state.checked, rows.find(({ isOurs }) => isOurs)?.name]).toEqual([texts, basename(orphans[0] ?? '')])
  await host.close()

  const checked = await runHere(['check', folder, '--json', '--home', homeFolder])
  const found = eventsOf(checked, 'finding').filter(({ kind }) => kind === 'orphan')
  expect(found.map(({ sidecar }) => sidecar).toSorted()).toEqual([...orphans, left].toSorted())
  const [done] = eventsOf(checked, 'done')
  const inWindow = Object.fromEntries(state.counts.map(({ kind, count }) => [kind, count]))
  expect([done?.['counts'], done?.['checked']]).toEqual([inWindow, texts])
})
