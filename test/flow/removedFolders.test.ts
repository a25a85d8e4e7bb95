/** A folder that has left the library: nothing of it is offered, and it is forgotten when it can come back no more. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import { openDataFolder } from '../../electron/settings/dataFolder.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { openSampleHost, openTestHost, type TestHost } from '../support/hosts/openTestHost.ts'

const everySource = { search: '', offset: 0, limit: 100 }

function rememberedVideos(homeFolder: string): number {
  const db = openDatabase(openDataFolder(homeFolder).database)
  const row = db.get<{ videos: number }>('SELECT count(*) AS videos FROM library_videos')
  db.close()
  return row?.videos ?? 0
}

async function removeOnly({ ask }: TestHost): Promise<void> {
  const [folder] = (await ask('library.state', {})).folders
  await ask('folders.remove', { folderId: folder!.id })
}

test('its subtitles are no longer offered for upload, and are again when it is back', async () => {
  const opened = await openSampleHost('en')
  const offered = async () => (await opened.ask('upload.sources', everySource)).total
  const [folder] = (await opened.ask('library.state', {})).folders
  const video = readdirSync(folder!.path, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.mkv'))
  writeFileSync(join(folder!.path, video!.replace(/mkv$/, 'en.srt')), '1\n00:00:01,000 --> 00:00:02,000\nHello.\n')
  await opened.ask('library.scan', {})
  await expect.poll(offered).toBe(1)
  await removeOnly(opened)
  expect(await offered()).toBe(0)
  const last = await opened.ask('acts.last', { except: [] })
  await opened.ask('acts.undo', { key: last!.key })
  await expect.poll(offered).toBe(1)
})

test('its videos are forgotten when the app closes', async () => {
  const opened = await openSampleHost('en')
  await removeOnly(opened)
  expect(rememberedVideos(opened.homeFolder)).toBeGreaterThan(0)
  await opened.host.close()
  expect(rememberedVideos(opened.homeFolder)).toBe(0)
})

test('they are forgotten at the next start where the app was killed', async () => {
  const opened = await openSampleHost('en')
  await removeOnly(opened)
  const killed = join(tempFolder(), 'home')
  mkdirSync(killed)
  cpSync(opened.homeFolder, killed, { recursive: true, filter: (path) => !path.endsWith('.lock') })
  expect(rememberedVideos(killed)).toBeGreaterThan(0)
  const again = await openTestHost({ homeFolder: killed })
  await expect.poll(() => rememberedVideos(killed)).toBe(0)
  expect(again.bugs).toEqual([])
})
