/**
 * SIGKILL at each step of an upload, the service itself pulling the trigger (promises F3, J1): `npm run test:crash`. The next
 * run goes on; each subtitle arrives once and whole. UNDERTITLE_UPLOAD_KILLS says how many kills, UNDERTITLE_SEED which moments.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { builtFiles } from '../support/programs/builtFiles.ts'
import { createGun, type KillStep } from '../support/programs/gun.ts'
import { startLossyService } from '../support/peers/lossyService.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { makeOwnSeason, ownRelease } from '../support/make/worlds/ownSeason.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const kills = Number(process.env['UNDERTITLE_UPLOAD_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 200)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)

const number = /\/user\/getNId$/
const file = /\/user\/uploadSingleSubtitle$/
const form = /\/user\/uploadSubtitle$/
const standing = /\/user\/uploads\//
const lookUp = /\/api\//

/** One after the other, so that a short round meets all of them; where it stands is asked only after a lost last step. */
function stepAt(round: number, pick: (length: number) => number): KillStep {
  const steps: readonly KillStep[] = [
    { path: form, moment: 'after', laterMs: 0 },
    { path: standing, moment: 'before', laterMs: 0 },
    { path: standing, moment: 'after', laterMs: pick(20) },
    { path: form, moment: 'before', laterMs: 0 },
    { path: number, moment: 'after', laterMs: 0 },
    { path: file, moment: 'before', laterMs: 0 },
    { path: file, moment: 'after', laterMs: pick(20) },
    { path: form, moment: 'after', laterMs: pick(20) },
    { path: number, moment: 'before', laterMs: 0 },
    { path: lookUp, moment: 'after', laterMs: pick(20) },
  ]
  return steps[round % steps.length] ?? { path: form, moment: 'after', laterMs: 0 }
}

/** At most: a run whose upload is past the step is not met by it. */
const killsAFile = 3

test(`${kills} kills send no subtitle twice, and each arrives whole (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  const folder = tempFolder()
  const [home, season, dataDir] = [join(folder, 'home'), join(folder, 'season'), join(folder, 'service')]
  await makeOwnSeason(season, kills)
  const service = await startServiceProcess(dataDir, [join(builtFiles.sample, 'manifest.jsonl')])
  const gun = createGun()
  const keep = (path: string) => {
    gun.onRequest(path, 'before')
    return 'keep' as const
  }
  const peer = await startLossyService(service.url, keep, (path) => gun.onRequest(path, 'after'))
  const options = { env: { UNDERTITLE_API_KEY: service.key, UNDERTITLE_UPLOAD_TOKEN: service.token } }
  const argsOf = (path: string) => ['upload', path, '--home', home, '--service', peer.url, '--json']

  let [killed, tried] = [0, 0]
  const sent: string[] = []
  while (killed < kills) {
    const subtitle = join(season, `${ownRelease(sent.length + 1)}.de.srt`)
    sent.push(subtitle)
    for (let shot = 0; shot < killsAFile; shot += 1) {
      const child = startCli(argsOf(subtitle), options)
      child.stdout?.resume()
      child.stderr?.resume()
      gun.aim(child, stepAt(tried++, pick))
      await once(child, 'close')
      // An upload that a dead run has brought past the step goes through to its end.
      if (child.signalCode !== 'SIGKILL') break
      killed += 1
    }
    gun.rest()
    const last = await runCli(argsOf(subtitle), options)
    expect(last, last.stdout + last.stderr).toMatchObject({ code: 0 })
    expect(last.lines).toMatchObject([{ event: 'uploaded', review: 'pending' }])
  }
  expectEachArrivedOnce(dataDir, sent)
  expectEachSent(home, sent)
})

interface Arrived {
  readonly nId: number
  readonly name: string
  readonly bytes: Uint8Array
}

/** In the service's own rows: one pending upload a subtitle, with its one file, byte for byte; what was only begun is open. */
function expectEachArrivedOnce(dataDir: string, sent: readonly string[]): void {
  const db = new DatabaseSync(join(dataDir, 'service.sqlite'), { readOnly: true })
  const arrived = db
    .prepare(
      `SELECT n_id AS nId, name, bytes FROM upload_files JOIN uploads USING (n_id) WHERE state = 'pending' AND is_sent = 1`,
    )
    .all() as unknown as readonly Arrived[]
  const states = db.prepare('SELECT DISTINCT state FROM uploads ORDER BY state').all()
  const { pending } = db.prepare("SELECT count(*) AS pending FROM uploads WHERE state = 'pending'").get() as {
    readonly pending: number
  }
  db.close()
  expect(arrived.map(({ name }) => name).sort()).toEqual(sent.map((path) => basename(path)).sort())
  expect(new Set(arrived.map(({ nId }) => nId)).size).toBe(pending)
  expect(pending).toBe(sent.length)
  expect(states.every(({ state }) => state === 'pending' || state === 'open')).toBe(true)
  for (const path of sent) {
    const found = arrived.find(({ name }) => name === basename(path))
    expect(found && Buffer.from(found.bytes).equals(readFileSync(path))).toBe(true)
  }
}

/** The app's own list says the same: one row a subtitle, each under a number of its own. */
function expectEachSent(home: string, sent: readonly string[]): void {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const rows = db.all<{ step: string; review: string; nId: string }>('SELECT step, review, n_id AS nId FROM upload')
  db.close()
  expect(rows.map(({ step, review }) => `${step} ${review}`)).toEqual(sent.map(() => 'sent pending'))
  expect(new Set(rows.map(({ nId }) => nId)).size).toBe(sent.length)
}
