/** The threads of a node that is ended. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newLinkEnds } from '../../../../service/store/postgres/link/link.ts'
import { openStorePool } from '../../../../service/store/postgres/storePool.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

test('a thread that waits for a server that is away does not keep the node from ending', async () => {
  const file = join(tempFolder(), 'waiting.mjs')
  writeFileSync(file, 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)')
  const pool = openStorePool({
    workerUrl: pathToFileURL(file),
    links: { newEnd: () => newLinkEnds().asking, close: async () => undefined },
    task: { holder: 'tests', hasArchives: false },
    calls: {},
  })
  const asked = expect(pool.call('probe', [])).rejects.toThrow('its thread has ended')
  await pool.close()
  await asked
})
