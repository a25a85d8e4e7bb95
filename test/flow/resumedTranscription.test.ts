/** A transcription of a file of this machine whose app was killed while the built-in service listened: gone on with, paid once. */
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { operatorTables, usageTables } from '../../service/usage/tables.ts'
import { createUsageLedger } from '../../service/usage/usageLedger.ts'
import { dialogue } from '../support/make/dialogue.ts'
import { startSpeechPeer, toneWav } from '../support/engines/speechPeer.ts'
import { eventsOf, runCli, startCli } from '../support/programs/runCli.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const spoken = {
  language: 'english',
  text: dialogue.EN.join(' '),
  segments: dialogue.EN.map((text, index) => ({ start: index * 2, end: index * 2 + 1.5, text: ` ${text}` })),
}

test('the file is handed over anew after a kill, and the unit of the lost job is given back', async () => {
  const folder = tempFolder()
  const home = join(folder, 'home')
  const talk = join(folder, 'Talk.wav')
  writeFileSync(
    talk,
    toneWav(26, (second) => second % 2 < 1.5),
  )
  const heard: (() => void)[] = []
  const firstWord = new Promise<void>((resolve) => heard.push(resolve))
  let isDeaf = true
  const speech = await startSpeechPeer(() => {
    heard[0]?.()
    return isDeaf ? new Promise<object>(() => undefined) : spoken
  })
  const env = { UNDERTITLE_SPEECH_URL: speech.url, UNDERTITLE_SPEECH_MODEL: 'base' }
  const args = ['transcribe', talk, '--language', 'en', '--home', home, '--json']

  const killed = startCli(args, { env })
  killed.stdout?.resume()
  killed.stderr?.resume()
  await firstWord
  killed.kill('SIGKILL')
  await once(killed, 'close')
  isDeaf = false

  const again = await runCli(args, { env })
  expect(again.code, again.stdout).toBe(0)
  expect(eventsOf(again, 'written')[0]).toMatchObject({ sidecar: join(folder, 'Talk.en.srt') })
  expect(readFileSync(join(folder, 'Talk.en.srt'), 'utf8')).toContain('blue vase')
  const database = openServiceDatabase(join(home, 'service'), [usageTables, operatorTables])
  const rows = createUsageLedger(database, Date.now).rows()
  database.close()
  const units = rows.filter(({ counter }) => counter === 'ai').reduce((sum, row) => sum + row.units, 0)
  expect(units).toBe(1)
})
