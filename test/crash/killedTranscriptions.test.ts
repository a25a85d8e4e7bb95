/**
 * SIGKILL at each step of a transcription (promise J2), the peer pulling the trigger: `npm run test:crash`. A start whose
 * answer died with the app is found in the service's list; nothing is paid for twice, and each job ends as one file.
 */
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { startAiPeer } from '../support/peers/aiPeer.ts'
import { createGun, type KillStep } from '../support/programs/gun.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const kills = Number(process.env['UNDERTITLE_SPEECH_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 200)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)

const start = /\/ai\/transcriptions$/
const look = /\/ai\/translations\/[^/]+$/
const download = /\/download$/

/** One after the other, so that a short round meets all of them. */
function stepAt(round: number, pick: (length: number) => number): KillStep {
  const steps: readonly KillStep[] = [
    { path: start, moment: 'after', laterMs: 0 },
    { path: start, moment: 'before', laterMs: 0 },
    { path: download, moment: 'after', laterMs: 20 + pick(150) },
    { path: start, moment: 'after', laterMs: pick(20) },
    { path: look, moment: 'after', laterMs: pick(20) },
    { path: download, moment: 'before', laterMs: 0 },
    { path: look, moment: 'before', laterMs: 0 },
  ]
  return steps[round % steps.length] ?? { path: start, moment: 'after', laterMs: 0 }
}

/** At most: a run whose job is past the step is not met by it. */
const killsAFilm = 3

test(`${kills} kills start no transcription twice, and each ends once (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  const folder = tempFolder()
  const [home, place] = [join(folder, 'home'), join(folder, 'place')]
  mkdirSync(place, { recursive: true })
  const service = await startServiceProcess(join(folder, 'service'), [place])
  const gun = createGun()
  const lose = (path: string, moment: 'before' | 'after') => gun.onRequest(path, moment)
  const peer = await startAiPeer({ upstream: service.url, key: service.key, looks: 1, lose })
  const options = { env: { UNDERTITLE_API_KEY: service.key }, cwd: place }
  const argsOf = (film: string) => {
    const media = `http://media.example/${encodeURIComponent(film)}.mp4`
    return ['transcribe', media, '--language', 'en', '--home', home, '--service', peer.url, '--json']
  }

  let killed = 0
  const films: string[] = []
  while (killed < kills) {
    const film = `Film ${films.length + 1}`
    films.push(film)
    for (let shot = 0; shot < killsAFilm; shot += 1) {
      const child = startCli(argsOf(film), options)
      child.stdout?.resume()
      child.stderr?.resume()
      gun.aim(child, stepAt(killed, pick))
      await once(child, 'close')
      // A job that a dead run has brought past the step goes through to its end.
      if (child.signalCode !== 'SIGKILL') break
      killed += 1
    }
    gun.rest()
    const last = await runCli(argsOf(film), options)
    expect(last.code, last.stdout).toBe(0)
  }

  expect(peer.jobs.map(({ mediaUrl }) => mediaUrl)).toHaveLength(films.length)
  expect(peer.charged()).toBe(films.length)
  expect(readdirSync(place).sort()).toEqual(films.map((film) => `${film}.en.srt`).sort())
  expectFairLedger(home, films.length)
})

/** The app's own account says the same as the service's. */
function expectFairLedger(home: string, jobs: number): void {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const states = db.all<{ state: string }>('SELECT DISTINCT state FROM ai_job')
  const entries = db.all<{ state: string; spent: number }>(
    "SELECT state, units_spent AS spent FROM quota_entries WHERE kind = 'ai'",
  )
  const twice = db.all('SELECT path FROM written WHERE state = ? GROUP BY path HAVING count(*) > 1', 'written')
  db.close()
  expect(states).toEqual([{ state: 'done' }])
  expect(entries.filter(({ state }) => state === 'reserved' || state === 'unknown')).toEqual([])
  expect(entries.reduce((sum, { spent }) => sum + spent, 0)).toBe(jobs)
  expect(twice).toEqual([])
}
