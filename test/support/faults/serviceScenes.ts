/** `service start` and `service import` over a fault: it answers, or ends and says why; the next start has everything. */
import { cpSync, mkdirSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openServiceDatabase } from '../../../service/catalogue/store/database.ts'
import { serviceTables } from '../../../service/tables.ts'
import { createAccounts } from '../../../service/usage/accounts.ts'
import { releases } from '../make/worlds/commandWorld.ts'
import { notedBugs, unfitEnd, unfitWords } from './complaints.ts'
import type { FaultWorld } from './faultWorld.ts'
import { runLimited } from './runLimited.ts'
import { isRightEnd, isSoWithin, startLimited, type Running } from './startLimited.ts'
import type { Scene } from './sweep.ts'
import { systemClock } from '../../../node/clock.ts'

const longestMs = 40_000

export function serviceScene(world: FaultWorld, template: string): Scene {
  const catalogue = join(world.commands.folder, 'catalogue', 'manifest.jsonl')
  let key = ''
  let made: Promise<void> | null = null

  async function makeTemplate(): Promise<void> {
    await runLimited(['service', 'import', '--data', template, catalogue], {})
    const database = openServiceDatabase(template, serviceTables)
    const accounts = createAccounts({ database, clock: systemClock, randomBytes })
    key = accounts.createKey(accounts.create('caller', 'pro'), 'caller')
    database.close()
  }

  return async ({ folder, env, isForEver }) => {
    await (made ??= makeTemplate())
    const data = join(folder, 'data')
    mkdirSync(data)
    cpSync(template, data, { recursive: true })
    const start = (faults: Readonly<Record<string, string>>) =>
      startLimited(['service', 'start', '--data', data], faults)
    const faulted = start(env)
    const said: string[] = []
    const isUseful = await isSoWithin(
      isForEver ? 5_000 : longestMs,
      async () => faulted.hasEnded() || answers(faulted, key, said),
    )
    const hadEnded = faulted.hasEnded()
    const ended = await faulted.stop()
    const bugs = notedBugs(data)
    const clean = start({})
    const later: string[] = []
    const isMended = await isSoWithin(longestMs, async () => clean.hasEnded() || answers(clean, key, later))
    const cleanEnd = await clean.stop()
    return [
      ...(isUseful || isForEver ? [] : [`lives and does not answer: ${said.slice(-2).join(' ')}`]),
      ...(isRightEnd(ended, hadEnded) ? [] : [`ended with ${String(ended.code)} by itself`]),
      ...unfitEnd(ended),
      ...said.flatMap((each) => unfitWords(each)),
      ...bugs,
      ...(isMended && cleanEnd.code === 0 ? [] : [`is not mended: ${cleanEnd.stderr.slice(-300)} ${later.join(' ')}`]),
      ...overcharged(data),
    ]
  }
}

/** Three asked files, one download; whatever was refused is said in `said`. */
async function answers(running: Running, key: string, said: string[]): Promise<boolean> {
  const { listening } = listeningIn(running.stdout())
  if (listening === undefined) return false
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ filenames: [`${releases.whole}.mkv`], languages: ['EN'] })
  const found = await ask(`${listening}/api/v2/files/search`, { method: 'POST', headers, body }, said)
  const nId = /"n_id":\s*"?([\w-]+)/.exec(found ?? '')?.[1]
  if (nId === undefined) return false
  return (await ask(`${listening}/api/v2/subtitles/${nId}/download?format=file`, { headers }, said)) !== null
}

function listeningIn(stdout: string): { readonly listening?: string } {
  const [line = ''] = stdout.split('\n')
  return line.startsWith('{') ? (JSON.parse(line) as { listening: string }) : {}
}

async function ask(url: string, init: RequestInit, said: string[]): Promise<string | null> {
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) })
    const text = await reply.text()
    if (reply.ok) return text
    said.push(`${String(reply.status)} ${text}`)
  } catch (thrown) {
    said.push(`no answer (${String(thrown)})`)
  }
  return null
}

/** A repeated download is free; searches were asked a few times. */
function overcharged(data: string): readonly string[] {
  const database = openServiceDatabase(data, serviceTables)
  const rows = database.all<{ object: string }>("SELECT object FROM usage_ledger WHERE counter = 'downloads'")
  const [check] = database.all<{ integrity_check: string }>('PRAGMA integrity_check')
  database.close()
  return [
    ...(rows.length > 1 ? [`charges the download ${String(rows.length)} times`] : []),
    ...(check?.integrity_check === 'ok' ? [] : [`damages its database: ${String(check?.integrity_check)}`]),
  ]
}

export function importScene(world: FaultWorld): Scene {
  const catalogue = join(world.commands.folder, 'catalogue', 'manifest.jsonl')
  return async ({ folder, env }) => {
    const args = ['service', 'import', '--data', join(folder, 'data'), catalogue]
    const faulted = await runLimited(args, env)
    const clean = await runLimited(args, {})
    const database = openServiceDatabase(join(folder, 'data'), serviceTables)
    const count = database.get<{ n: number }>('SELECT count(*) AS n FROM subtitles')?.n
    const left = database.get<{ n: number }>(
      'SELECT count(*) AS n FROM names WHERE id > (SELECT last_id FROM indexed_names)',
    )?.n
    database.close()
    return [
      ...unfitEnd(faulted),
      ...(clean.code === 0 ? [] : [`is not mended: ${String(clean.code)} ${clean.stderr.slice(-300)}`]),
      ...(count === 5 ? [] : [`has ${String(count)} subtitles after the next import`]),
      ...(left === 0 ? [] : [`has ${String(left)} names that cannot be found`]),
    ]
  }
}
