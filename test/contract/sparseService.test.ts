/** The main job at a service that sends no more than the fields of the API document. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCommandWorld, type CommandWorld } from '../support/make/worlds/commandWorld.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'
import { startStrippingPeer } from '../support/peers/strippingPeer.ts'

let world: CommandWorld
beforeAll(async () => {
  world = await openCommandWorld()
})
afterAll(() => world.close())

test.each([
  ['rows name no language', ['language', 'lang']],
  ['matches have none of our fields', ['match.*', 'match_score']],
])('where %s, each wanted language is found all the same', async (_, fields) => {
  const service = await startStrippingPeer(world.service.url, fields)
  const home = world.newHome()
  const args = ['plan', world.videoOf('whole'), '--languages', 'en,es', '--service', service, '--home', home, '--json']
  const env = { UNDERTITLE_API_KEY: world.service.key }
  const first = await runHere(args, { env })
  expect(eventsOf(first, 'plan'), first.stderr).toMatchObject([{ files: 2, none: 0 }])
  const second = await runHere(args, { env })
  expect(eventsOf(second, 'plan')).toMatchObject([{ files: 2, search_units: 0 }])
})
