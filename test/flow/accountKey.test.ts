/** The key of an account: one that is refused never takes the place of a good one, and an empty variable is none. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { openCommandWorld, type CommandWorld } from '../support/make/worlds/commandWorld.ts'
import { runHere } from '../support/programs/runHere.ts'
import { rejection } from '../support/services/testClient.ts'

let world: CommandWorld
beforeAll(async () => {
  world = await openCommandWorld()
})
afterAll(() => world.close())

test('a key is kept when it was tested, and one that the service refuses is not: the one before stays', async () => {
  const { ask } = await openTestHost()
  const { url, key } = world.service
  await ask('settings.write', { key: 'service.address', value: url })
  expect((await rejection(ask('settings.testService', { key: 'wrong-key-0001' }))).code).toBe('key.refused')
  expect((await ask('settings.read', {})).apiKey.isSet).toBe(false)
  expect((await ask('settings.testService', { key })).service).toBe(url)
  const ending = key.slice(-4)
  expect((await ask('settings.read', {})).apiKey).toEqual({ isSet: true, ending })
  expect((await rejection(ask('settings.testService', { key: 'wrong-key-0001' }))).code).toBe('key.refused')
  expect((await ask('settings.read', {})).apiKey).toEqual({ isSet: true, ending })
  expect((await ask('settings.testService', {})).service).toBe(url)
})

test('a variable that is set but empty hides no stored key; where there is none, only the command line tells its own way', async () => {
  const home = world.newHome()
  const { url, key } = world.service
  const run = (args: readonly string[], input = '') =>
    runHere([...args, '--home', home], { env: { UNDERTITLE_API_KEY: '' }, input })
  await run(['config', 'set', 'service.address', url])
  const without = await run(['usage'])
  expect(without.code).toBe(3)
  expect(without.stderr).toContain('Enter it in the settings.\nSet UNDERTITLE_API_KEY, or store the key:')
  await run(['config', 'set', 'api-key'], key)
  expect(await run(['usage'])).toMatchObject({ code: 0 })
})
