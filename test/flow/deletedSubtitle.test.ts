import { existsSync, readdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyVideo, openPlannedHost } from '../support/hosts/openTestHost.ts'

test('in the place of a subtitle that was deleted by hand the next one is written, and undo leaves it deleted', async () => {
  const { ask, askUntil, homeFolder } = await openPlannedHost('en')
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const [video] = (await ask('library.page', { ...everyVideo, search: 'salt' })).rows
  const besideSalt = () =>
    readdirSync(join(homeFolder, 'demo'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('Salt') && name.endsWith('.srt'))
      .map((name) => join(homeFolder, 'demo', name))
  const [deleted = ''] = besideSalt()
  unlinkSync(deleted)
  const { next } = await ask('video.wrongNext', { videoId: video!.id, language: 'en' })
  expect(besideSalt()).toEqual([expect.stringContaining(next?.sidecarName ?? 'nothing')])
  const act = await ask('acts.last', { except: [] })
  expect(await ask('acts.undo', { key: act!.key })).toMatchObject({ kept: [] })
  expect([besideSalt(), existsSync(deleted)]).toEqual([[], false])
})
