/** `plan` names what `get` then writes: the video, the language, the very subtitle, and what it costs. */
import { expect, onTestFinished, test } from 'vitest'
import { openCommandWorld } from '../support/make/worlds/commandWorld.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

test('what a plan says it would write is what the run writes, and its downloads are those of the plan', async () => {
  const world = await openCommandWorld()
  onTestFinished(() => world.close())
  const home = world.newHome()
  const options = [world.library, '--home', home, '--service', world.service.url, '--languages', 'en']
  const env = { UNDERTITLE_API_KEY: world.service.key }
  const planned = await runHere(['plan', '--json', ...options], { env })
  const told = eventsOf(planned, 'would_write')
  expect(told.length).toBeGreaterThan(0)
  expect(eventsOf(planned, 'written')).toEqual([])
  const downloads = told.reduce((sum, { downloads: units }) => sum + Number(units), 0)
  expect(eventsOf(planned, 'plan')).toMatchObject([{ files: told.length, downloads }])

  const plain = await runHere(['plan', ...options], { env })
  expect(plain.stdout.match(/^to write en {4}\S.* \(.*\)$/gm)).toHaveLength(told.length)

  const written = eventsOf(await runHere(['get', '--json', ...options], { env }), 'written')
  const pickOf = ({ video, language, n_id: nId }: Readonly<Record<string, unknown>>) => [video, language, nId]
  expect(written.map(pickOf).toSorted()).toEqual(told.map(pickOf).toSorted())
})
