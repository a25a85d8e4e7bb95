/**
 * Promise F4(b): a power cut at any moment. What had not reached the disk is lost in order, and for what puts a file in place
 * also in any selection, as on disks that keep no order.
 */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createFolderNames } from '../../../../electron/sidecar/publish/folderNames.ts'
import { createHistory } from '../../../../electron/sidecar/history/history.ts'
import { createPublish, type PublishRequest } from '../../../../electron/sidecar/publish/publish.ts'
import { recover } from '../../../../electron/sidecar/publish/recover.ts'
import { undo } from '../../../../electron/sidecar/trash/undo.ts'
import { createRandom } from '../../../support/make/worlds/makeWorld.ts'
import { fillJournal, PowerDisk, watchedJournal, type Journal } from '../../../support/disks/powerLoss.ts'
import { someDetails } from '../../../support/disks/sidecarParts.ts'
import type { Database } from '../../../../electron/database/database.ts'

const pick = createRandom(4)
const cutsPerMoment = 20
let count = 0

function partsOver(disk: PowerDisk, db: Database, hasLinks: boolean) {
  const newId = () => `t${String(++count)}`
  const history = createHistory(db, { clock: { nowMs: () => 1_700_000_000_000 }, ids: { newId } })
  const port = disk.asDisk(hasLinks)
  return { disk: port, history, trash: disk.asTrash('/trash'), ids: { newId }, names: createFolderNames(port) }
}

type Parts = ReturnType<typeof partsOver>

function request({ history }: Parts, path: string, text: string): PublishRequest {
  const rest = { language: 'en', subject: 'film', fingerprint: text, details: someDetails }
  return { batchId: history.startBatch('test'), videoPath: '/films/Film.mkv', path, bytes: Buffer.from(text), ...rest }
}

const one = 'the first text, long enough to be cut'
const two = 'the second text, long enough to be cut as well'

const works: Readonly<Record<string, (parts: Parts) => Promise<unknown>>> = {
  publish: (parts) => createPublish(parts)(request(parts, '/films/Film.de.srt', two)),
  replace: (parts) => {
    const replaces = parts.history.ownerOf('/films/Film.en.srt')!
    return createPublish(parts)({ ...request(parts, '/films/Film.en.srt', two), replaces })
  },
  undo: (parts) => undo(parts, { kind: 'row', id: parts.history.ownerOf('/films/Film.en.srt')!.id }),
}

interface Cut {
  readonly disk: PowerDisk
  readonly journals: readonly Journal[]
}

/** Every moment of a work, from a film with one subtitle of ours on. */
async function momentsOf(work: (parts: Parts) => Promise<unknown>, hasLinks: boolean): Promise<readonly Cut[]> {
  const cuts: Cut[] = []
  const disk = new PowerDisk()
  const db = openDatabase(':memory:')
  const journal = watchedJournal(db, () => cuts.push({ disk: disk.frozen(), journals: journal.survivors() }))
  const parts = partsOver(disk, journal.db, hasLinks)
  await parts.disk.writeNew('/films/Film.mkv', Buffer.from('video'))
  await createPublish(parts)(request(parts, '/films/Film.en.srt', one))
  cuts.length = 0
  disk.onStep = () => cuts.push({ disk: disk.frozen(), journals: journal.survivors() })
  await work(parts)
  db.close()
  return cuts
}

/** Disk and journal tell the same, nothing is half, nothing of ours lies about, and the first text is not lost. */
function expectSound(disk: PowerDisk, { history }: Parts, where: string): void {
  const rows = history.list({ kind: 'all' }, ['intended', 'written', 'undone', 'replaced'])
  const written = rows.filter(({ state }) => state === 'written')
  const inFilms = disk.paths().filter((path) => path.startsWith('/films/') && !path.endsWith('.mkv'))
  expect(inFilms, where).toEqual(written.map(({ path }) => path).sort())
  for (const { path, details, bytes } of written.map((row) => ({ ...row, bytes: disk.text(row.path) })))
    expect([one, two], `${where}: ${path} ${details.release}`).toContain(bytes)
  expect(
    disk.paths().filter((path) => !path.endsWith('.mkv') && disk.text(path) === one),
    where,
  ).toHaveLength(1)
}

const cases = Object.keys(works).flatMap((name) => [[name, 'with', true] as const, [name, 'without', false] as const])

test.each(cases)(
  '%s on a disk %s links: a power cut leaves the old or the new, never a mixture',
  async (name, _, hasLinks) => {
    const cuts = await momentsOf(works[name]!, hasLinks)
    expect(cuts.length).toBeGreaterThan(5)
    const db = openDatabase(':memory:')
    for (const [moment, { disk, journals }] of cuts.entries())
      for (let times = 0; times < cutsPerMoment; times += 1) {
        fillJournal(db, journals[pick(journals.length)]!)
        const left = disk.afterPowerLoss(pick, name === 'undo' || times % 2 === 0)
        const shown = left.paths().join(' ')
        const parts = partsOver(left, db, hasLinks)
        await recover(parts)
        expectSound(left, parts, `${name}, cut at ${String(moment)} of ${String(cuts.length)}, left ${shown}`)
      }
    db.close()
  },
)
