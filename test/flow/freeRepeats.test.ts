/** What the key has paid for within a day is free, from another home too; a run and a single download say what was charged. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placePack } from '../support/make/films/onePack.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

test('a second home with the same key downloads again for nothing, and says so', async () => {
  const { folder, manifest, videos } = placePack()
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const run = (home: string, ...args: readonly string[]) =>
    runCli([...args, '--home', join(folder, home), '--service', service.url, '--json'], {
      env: { UNDERTITLE_API_KEY: service.key },
    })
  const spentBy = async (home: string) => {
    const got = await run(home, 'get', videos[0] ?? '', '--languages', 'en', '--yes')
    return eventsOf(got, 'done')[0]
  }
  expect(await spentBy('first')).toMatchObject({ written: 1, spent: { downloads: 1 } })
  expect(await runCli(['undo', '--home', join(folder, 'first')])).toMatchObject({ code: 0 })
  expect(await spentBy('second')).toMatchObject({ written: 1, spent: { downloads: 0 } })
})
