import { onTestFinished, expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { supportParts } from '../../../../electron/views/settings/supportParts.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

test('a report names the program, the settings and the numbers, each line cleaned and none too long', async () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const settings = settingsWith({ 'service.address': 'https://secret.example', 'search.titlesOnly': true })
  const parts = await supportParts(
    {
      log: { settle: async () => undefined, clean: (line) => line.replaceAll('secret', '…') },
      dataFolder: { log: tempFolder() },
      ...{ db, settings },
      libraryIndex: { count: () => 3 },
      history: { list: () => [] },
      aiJobs: { list: () => [] },
      ledger: { unitsLeft: (_service, kind) => (kind === 'ai' ? null : 7) },
    },
    { version: '9.8.7', face: 'x'.repeat(600) },
  )
  const lines = (name: string) => parts.find(({ part }) => part === name)?.lines ?? []
  expect(parts.map(({ part }) => part)).toEqual(['program', 'settings', 'numbers', 'log'])
  expect(lines('program')).toContain('version=9.8.7')
  expect(Math.max(...lines('program').map(({ length }) => length))).toBe(501)
  expect(lines('settings')).toContain('service.address=https://….example')
  expect(lines('numbers')).toEqual(expect.arrayContaining(['videos=3', 'left.search=7', 'left.ai=unknown']))
})
