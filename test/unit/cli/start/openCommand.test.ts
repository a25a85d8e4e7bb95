import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCommand } from '../../../../electron/cli/start/openCommand.ts'
import { usualDataFolder } from '../../../../electron/settings/dataFolder.ts'

test.each(['linux', 'darwin', 'win32'] as const)('the usual home on %s needs no name', (platform) => {
  const home = usualDataFolder({ env: {}, platform })
  expect(openCommand(home, { env: {}, platform })).toBe('undertitle')
  // As a service is told its home: whoever types the command elsewhere has no such variable.
  expect(openCommand('/srv/h20', { env: { UNDERTITLE_HOME: '/srv/h20' }, platform })).toBe('undertitle --home /srv/h20')
})

test.each([
  ['linux', '/srv/my home', "undertitle --home '/srv/my home'"],
  ['linux', "/srv/it's", `undertitle --home '/srv/it'\\''s'`],
  ['darwin', '/srv/$(date)', "undertitle --home '/srv/$(date)'"],
  ['win32', 'D:\\Data\\Undertitle', 'undertitle --home D:\\Data\\Undertitle'],
  ['win32', 'D:\\My Data', 'undertitle --home "D:\\My Data"'],
] as const)('on %s a home is a word that its shells take: %s', (platform, home, command) => {
  expect(openCommand(home, { env: {}, platform })).toBe(command)
})

test('in a checkout it is the script of npm', () => {
  const home = usualDataFolder({ env: {}, platform: 'linux' })
  const env = { npm_lifecycle_event: 'start' }
  expect(openCommand(home, { env, platform: 'linux' })).toBe('npm run -s undertitle')
  expect(openCommand('/srv/my home', { env, platform: 'linux' })).toBe("npm run -s undertitle -- --home '/srv/my home'")
})

test('a home of the user is named where it is another one', () => {
  expect(openCommand(join(homedir(), 'other'), { env: {}, platform: 'linux' })).toContain('--home')
})
