/**
 * SIGKILL while the desk keeps a subtitle that the user made, and while that is taken back (promises F1, F3): `npm run test:crash`.
 * UNDERTITLE_DESK_KILLS says how many kills, UNDERTITLE_SEED at which moments. Nudged, edited, split and adopted in one: the file is
 * the user's or what was shown, whole, and the user's text is never gone.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import type { CommandName, InputOf, OutputOf } from '../../shared/contract/index.ts'
import type { Reply } from '../../shared/contract/reply.ts'
import { editedCues } from '../../shared/subtitle/edit/editedCues.ts'
import { startWebApp, type WebApp } from '../support/browser/webApp.ts'
import { everyVideo, openTestHost } from '../support/hosts/openTestHost.ts'
import { cues, name, placeTimed, plainVideo, srtOf } from '../support/make/films/timedSubtitle.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'

const kills = Number(process.env['UNDERTITLE_DESK_KILLS'] ?? process.env['UNDERTITLE_KILLS'] ?? 12)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
/** Names that come or go while one file is kept: a kill after each of them. */
const steps = 4
/** A step may be over before its kill comes: that is no reason to go on for ever. */
const mostRounds = kills * 2
const everything = { scope: { kind: 'since', atMs: 0 } } as const

test(`${kills} kills of the desk lose no text and leave the user's file or what was shown (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  const shelf = await openShelf()
  let killed = 0
  for (let round = 0; killed < kills && round < mostRounds; round += 1) {
    const after = { changes: round % (steps + 1), laterMs: pick(4) }
    if (await killWhile(shelf, () => keep(shelf), after)) killed += 1
    if (readFileSync(shelf.path, 'utf8') === shelf.before) await keep(shelf)
    if (await killWhile(shelf, () => shelf.ask('history.undo', everything), after)) killed += 1
    await shelf.ask('history.undo', everything)
    expect(readFileSync(shelf.path, 'utf8')).toBe(shelf.before)
    expect((await textOf(shelf)).isOurs).toBe(false)
  }
  expect(killed).toBeGreaterThanOrEqual(kills)
})

type Ask = <Name extends CommandName>(name: Name, input: InputOf<Name>) => Promise<OutputOf<Name>>

interface Shelf {
  readonly home: string
  readonly folder: string
  readonly path: string
  readonly before: string
  /** What the desk shows when it is kept. */
  whole: string
  app: WebApp
  ask: Ask
  readonly beside: { readonly videoId: string; readonly sidecarId: string }
}

/** A film with a subtitle of the user's, and what keeping it comes to when nobody kills it. */
async function openShelf(): Promise<Shelf> {
  const { folder, home, sidecar: path } = placeTimed()
  plainVideo(folder)
  writeFileSync(path, srtOf(cues))
  const before = readFileSync(path, 'utf8')
  const { ask, askUntil, host } = await openTestHost({ homeFolder: home })
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  const { rows } = await ask('library.page', everyVideo)
  const videoId = rows[0]?.id ?? ''
  const sidecarId = (await ask('library.video', { videoId })).sidecars[0]?.id ?? ''
  await host.close()
  const shelf = { home, folder, path, before, whole: '', beside: { videoId, sidecarId }, ...(await start(home)) }
  await keep(shelf)
  shelf.whole = readFileSync(path, 'utf8')
  expect(shelf.whole).toContain('One half')
  await shelf.ask('history.undo', everything)
  expect(readFileSync(path, 'utf8')).toBe(before)
  return shelf
}

async function start(home: string): Promise<{ readonly app: WebApp; readonly ask: Ask }> {
  const app = await startWebApp({ home })
  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${app.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.origin, ...headers },
      body: JSON.stringify(body),
    })
    return answer.json() as unknown
  }
  const code = new URL(app.link).hash.replace('#code=', '')
  const { token } = (await post('/login', { code })) as { readonly token: string }
  const ask: Ask = async (command, input) => {
    const reply = (await post(`/api/${command}`, input, { authorization: `Bearer ${token}` })) as Reply<never>
    if (!reply.ok) throw new Error(`${command}: ${reply.error.message}`)
    return reply.value
  }
  return { app, ask }
}

const textOf = ({ ask, beside }: Shelf) => ask('desk.text', { file: { kind: 'beside', ...beside } })

/** Moved as a whole, one line deleted, one split; taken over where it is the user's. */
async function keep(shelf: Shelf): Promise<void> {
  const { version, isOurs, cues: written } = await textOf(shelf)
  const halves = [
    { startMs: 20_000, endMs: 21_000, text: 'One half' },
    { startMs: 21_000, endMs: 22_500, text: 'the other' },
  ]
  const changes = [
    { index: 0, cues: [] },
    { index: 2, cues: halves },
  ]
  const order = {
    ...shelf.beside,
    deskId: 'desk',
    over: 0,
    version,
    speed: 1,
    offsetMs: -400,
    changes,
    adopts: !isOurs,
  }
  const kept = await shelf.ask('desk.save', order)
  const shown = editedCues(written, { speed: 1, offsetMs: -400, changes })
  expect(kept.text.cues.map(({ startMs, text }) => [startMs, text])).toEqual(
    shown.map(({ startMs, text }) => [startMs, text]),
  )
}

interface Moment {
  /** So many times names have come or gone in the folder and in the trash; with 0 the kill comes while it reads. */
  readonly changes: number
  readonly laterMs: number
}

/** Kills the app while it works, and opens it again. @returns whether it was killed before the work was done */
async function killWhile(shelf: Shelf, work: () => Promise<unknown>, { changes, laterMs }: Moment): Promise<boolean> {
  const run = { isOver: false }
  // The answer of an app that is killed never comes.
  const done = work().then(
    () => void (run.isOver = true),
    () => undefined,
  )
  let [seen, changed] = [namesIn(shelf), 0]
  while (!run.isOver && changed < changes) {
    await wait(1)
    const now = namesIn(shelf)
    if (now !== seen) changed += 1
    seen = now
  }
  await wait(laterMs)
  const wasKilled = !run.isOver
  await shelf.app.stop('SIGKILL')
  await done
  Object.assign(shelf, await start(shelf.home))
  expectNothingLost(shelf)
  return wasKilled
}

function namesIn({ folder, home }: Shelf): string {
  return [folder, join(home, 'trash')]
    .flatMap((place) => (existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : []))
    .join('\n')
}

function expectNothingLost(shelf: Shelf): void {
  const { home, folder, path, before, whole } = shelf
  const stands = readFileSync(path, 'utf8')
  expect([before, whole]).toContain(stands)
  expect(readdirSync(folder).sort()).toEqual([`${name}.en.srt`, `${name}.mkv`])
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  try {
    const open =
      "SELECT path FROM written WHERE state = 'intended' OR aside_path IS NOT NULL OR placeholder_path IS NOT NULL"
    expect(db.all(open)).toEqual([])
  } finally {
    db.close()
  }
  // Kept as version 1: what the user wrote is in the trash of the app while another text stands there.
  if (stands === whole) expect(textsIn(join(home, 'trash'))).toContain(before)
}

function textsIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name: file }) => readFileSync(join(parentPath, file), 'utf8'))
}
