/** `service backup`: a copy that was made beside a busy server, and a service that is started from it. */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runServiceCommand } from '../../service/command.ts'
import { startService } from '../../service/server.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { movieFields, uploaderOf } from '../support/make/archives/uploadForms.ts'
import { startTestService } from '../support/services/startService.ts'

async function backup(dataDir: string, file: string) {
  const out: string[] = []
  const err: string[] = []
  const io = { stdout: (line: string) => out.push(line), stderr: (line: string) => err.push(line) }
  const signal = new AbortController().signal
  const code = await runServiceCommand(['backup', '--data', dataDir, file], { ...io, signal })
  return { code, out, err }
}

test('made while units are charged, it is whole: subtitles, keys, counters and waiting uploads', async () => {
  const service = await startTestService({ plan: 'pro' })
  onTestFinished(() => service.close())
  const uploader = uploaderOf(service)
  const nId = await uploader.upload({ ...movieFields, comment: 'Waits.' })
  const search = (base: string) => fetch(`${base}/api/v1/subtitles?sd_id=1300002&unpack=1&api_key=${service.key}`)
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'copy.sqlite')

  let isOver = false
  const busy = Array.from({ length: 4 }, async () => {
    while (!isOver) expect((await search(service.url)).status).toBe(200)
  })
  await expect.poll(() => service.ledgerRows().length).toBeGreaterThan(20)
  const before = service.ledgerRows().length
  const made = await backup(service.dataDir, file)
  const after = service.ledgerRows().length
  isOver = true
  await Promise.all(busy)
  expect(made).toEqual({ code: 0, out: [JSON.stringify({ file, bytes: statSync(file).size })], err: [] })
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const dataDir = join(folder, 'restored')
  mkdirSync(dataDir)
  renameSync(file, join(dataDir, 'service.sqlite'))
  const restored = await startService({ dataDir, now: () => Date.UTC(2026, 10, 21, 12), ai: { apertium: null } })
  onTestFinished(() => restored.close())
  const me = await fetch(`${restored.url}/api/v2/me`, { headers: { 'x-api-key': service.key } })
  const { usage } = (await me.json()) as { readonly usage: { readonly search: { readonly used: number } } }
  expect(usage.search.used).toBeGreaterThanOrEqual(before)
  expect(usage.search.used).toBeLessThanOrEqual(after)
  expect(await (await search(restored.url)).json()).toEqual(await (await search(service.url)).json())
  const standing = await fetch(`${restored.url}/user/uploads/${nId}`, { headers: { token: uploader.token } })
  expect(await standing.json()).toMatchObject({ state: 'pending' })
  const download = `/subtitle/2000001-2000001.zip?api_key=${service.key}`
  const bytes = async (base: string) => Buffer.from(await (await fetch(base + download)).arrayBuffer())
  expect((await bytes(restored.url)).equals(await bytes(service.url))).toBe(true)
})

test('what is there stays, and a folder that is missing is told: 3 and a sentence', async () => {
  const service = await startTestService({ manifest: [] })
  onTestFinished(() => service.close())
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const taken = join(folder, 'taken')
  writeFileSync(taken, 'somebody else')
  expect(await backup(service.dataDir, taken)).toMatchObject({
    code: 3,
    err: [expect.stringContaining('is there already')],
  })
  expect(readFileSync(taken, 'utf8')).toBe('somebody else')
  const nowhere = join(folder, 'no', 'such', 'folder')
  const { code, err } = await backup(service.dataDir, nowhere)
  expect([code, err.length, existsSync(nowhere)]).toEqual([3, 1, false])
})
