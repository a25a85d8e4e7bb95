/**
 * Promise F8: a drive that is pulled at any moment is away, not deleted. UNDERTITLE_PULLS says how many times it is pulled;
 * in every third of them another drive stands in its place for a while.
 */
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { canMount, openMountSpace } from '../support/disks/mountSpace.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { openScene, startWatch, subtitlesIn, until, type Scene } from '../support/programs/watching.ts'

const pulls = Number(process.env['UNDERTITLE_PULLS'] ?? 50)
const pick = createRandom(8)

/** A drive with a made library, one film of which lies at the very top, and the place where it is plugged in. */
async function openDrive(scene: Scene, name: string) {
  const space = await openMountSpace()
  const [disk, place, other] = ['disk', 'place', 'other'].map((kind) => join(scene.folder, `${kind}-${name}`)) as [
    string,
    string,
    string,
  ]
  mkdirSync(place)
  mkdirSync(other)
  writeFileSync(join(other, 'notes.txt'), 'another drive')
  cpSync(scene.world.library, disk, { recursive: true, preserveTimestamps: true })
  const film = scene.world.videos[0]!.path
  cpSync(film, join(disk, basename(film)), { preserveTimestamps: true })
  return { space, disk, place, other }
}

function watchedIn(home: string): { readonly known: number; readonly gone: number } {
  const db = new DatabaseSync(join(home, 'undertitle.sqlite'), { readOnly: true })
  try {
    return db.prepare('SELECT count(*) AS known, coalesce(sum(is_gone), 0) AS gone FROM watch_videos').get() as {
      known: number
      gone: number
    }
  } finally {
    db.close()
  }
}

test.skipIf(!canMount)(
  'pulled while it is watched: nothing is taken for deleted, nothing is written in its place',
  async () => {
    const scene = await openScene(3, 1)
    const { space, disk, place, other } = await openDrive(scene, 'watched')
    const home = join(scene.folder, 'home')
    await runCli(['config', 'set', 'watch.settleSeconds', '1', '--home', home])
    space.plugIn(disk, place)
    const watching = startWatch(scene.args('watch', place, 'home'), { env: scene.env, prefix: space.prefix })
    const saidTimes = (words: string) => watching.said.filter((line) => line.includes(words)).length
    await until(() => watching.lines.some(({ event }) => event === 'done') && saidTimes('Watching') === 1)
    const before = watchedIn(home)
    const written = subtitlesIn(disk)
    const spent = scene.service.ledger().length
    const [touched = ''] = readdirSync(disk, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.includes('/') && path.endsWith('.mkv'),
    )

    for (let pull = 0; pull < pulls; pull += 1) {
      const aways = saidTimes('is away')
      const returns = saidTimes('Watching')
      // Something changes on the drive just before, just when and just after it goes.
      appendFileSync(join(disk, touched), 'x')
      await wait(pick(700))
      space.pull(place)
      appendFileSync(join(disk, touched), 'x')
      if (pull % 3 === 0) {
        space.plugIn(other, place)
        await wait(pick(700))
        space.pull(place)
      }
      await until(() => saidTimes('is away') > aways)
      expect(readdirSync(place)).toEqual([])
      expect(readdirSync(other)).toEqual(['notes.txt'])
      expect(watchedIn(home)).toEqual(before)
      space.plugIn(disk, place)
      await until(() => saidTimes('Watching') > returns)
      expect(watchedIn(home)).toEqual(before)
    }
    expect(await watching.stop()).toBe(0)
    expect(subtitlesIn(disk)).toEqual(written)
    expect(scene.service.ledger()).toHaveLength(spent)
  },
)

test.skipIf(!canMount)(
  'pulled while `get` works on it: nothing is written in its place, and nothing is paid for twice',
  async () => {
    const scene = await openScene(5, 0)
    const objects = () =>
      scene.service
        .ledger()
        .filter(({ counter }) => counter === 'downloads')
        .map(({ object }) => object)
    for (let pull = 0; pull < Math.ceil(pulls / 5); pull += 1) {
      const { space, disk, place } = await openDrive(scene, `got-${String(pull)}`)
      space.plugIn(disk, place)
      const args = scene.args('get', place, `home-${String(pull)}`)
      const paidBefore = objects().length
      const child = startCli(args, { env: scene.env, prefix: space.prefix })
      let output = ''
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      const moment = ['"phase":"scan"', '"event":"matched"', '"phase":"download"', '"event":"written"'][pull % 4]!
      const closed = once(child, 'close')
      while (!output.includes(moment) && child.exitCode === null) await wait(1)
      await wait(pick(30))
      space.pull(place)
      await closed
      expect(child.signalCode).toBeNull()
      expect(readdirSync(place)).toEqual([])
      space.plugIn(disk, place)
      const again = await runCli(args, { env: scene.env, prefix: space.prefix })
      expect(again.code, again.stderr).toBeLessThan(2)
      expect(
        readFileSync(join(disk, basename(scene.world.videos[0]!.path).replace('.mkv', '.en.srt')), 'utf8'),
      ).not.toBe('')
      const paid = objects().slice(paidBefore)
      expect(new Set(paid).size).toBe(paid.length)
    }
  },
)
