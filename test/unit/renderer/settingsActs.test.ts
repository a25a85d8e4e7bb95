/** What is changed in the settings and can be taken back is said at the foot, and taken back by the key of its act. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createLiveRecord } from '../../../renderer/api/liveRecord.ts'
import type { Act } from '../../../renderer/app/acts/actsStore.ts'
import { createSettingsEditStore } from '../../../renderer/features/settings/settingsEditStore.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'

test('other languages and a removed folder are acts with a way back; other settings are none', async () => {
  const host = createFakeHost()
  const client = createClient(host)
  const record = createLiveRecord(client, {
    read: () => client.call('settings.read', {}),
    changedBy: 'settings.changed',
  })
  const said: Act[] = []
  const edit = createSettingsEditStore(client, record, (act) => said.push(act)).getState()
  await edit.write('naming', 'kodi')
  expect(said).toEqual([])
  await edit.write('languages', 'en,es')
  expect(record.getState().value?.values.languages).toBe('en,es')
  await edit.removeFolder('f1')
  const texts = await loadTexts('en')
  expect(said.map(({ text }) => text(texts))).toEqual([
    'Languages changed: Everything (settings)',
    'Folder taken out of the library: Videos',
  ])
  for (const { undo } of said) await undo?.()
  expect(host.calls.filter(({ name }) => name === 'acts.undo')).toEqual([
    { name: 'acts.undo', input: { key: 'u1' } },
    { name: 'acts.undo', input: { key: 'u1' } },
  ])
})
