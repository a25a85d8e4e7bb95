/**
 * Ten libraries of hostile titles, named in the ways of people and releases, each got from a catalogue that holds them: which
 * title a video is of; whether a text is in sync is asked elsewhere.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeHostileWorld } from '../support/make/worlds/hostileWorld.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

const titles = 60

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'of library %i nearly all is found, nothing is wrong, and the second run is free',
  async (seed) => {
    const folder = tempFolder()
    const { library, manifest, truth } = makeHostileWorld(folder, seed, titles)
    const service = await startServiceProcess(join(folder, 'service'), [manifest])
    const args = [
      'get',
      library,
      '--home',
      join(folder, 'home'),
      '--service',
      service.url,
      '--languages',
      'en',
      '--json',
    ]
    const env = { UNDERTITLE_API_KEY: service.key }

    const first = await runCli(args, { env })
    const wrong = eventsOf(first, 'written').filter((line) => {
      const spoken = readFileSync(String(line['sidecar']), 'utf8').split('\n')
      return !spoken.includes(truth.get(String(line['video']))?.mark ?? 'no such video')
    })
    expect(wrong).toEqual([])
    const found = eventsOf(first, 'matched').filter((line) => {
      const title = truth.get(String(line['video']))?.title
      return line['status'] === 'sure' && line['title'] === title?.name && line['year'] === title?.year
    })
    expect(found.length / truth.size).toBeGreaterThanOrEqual(0.97)

    const spent = service.ledger().length
    const second = await runCli(args, { env })
    expect(eventsOf(second, 'done')[0]).toMatchObject({ written: 0, spent: { search: 0, downloads: 0, ai: 0 } })
    expect(service.ledger()).toHaveLength(spent)
  },
)
