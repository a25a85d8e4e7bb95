/** What went wrong with a command is said until something else is meant. */
import { expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { AppError } from '../../../../shared/errors.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { fakeDependencies } from '../fakeDependencies.ts'

const shown = { search: '', ids: null, language: null }

test('that it needs one video is said no longer once the details of one are open', async () => {
  const host = createFakeHost({
    handlers: {
      'scope.desk': async () => {
        throw new AppError('input.invalid', 'This works for one video at a time. Choose one.')
      },
    },
  })
  const client = createClient(host)
  const { dependencies } = await fakeDependencies(client)
  const { commands } = dependencies
  await commands.getState().run('desk', { scope: shown, facts: await client.call('library.scope', shown) })
  expect(commands.getState().problem?.code).toBe('input.invalid')
  commands.getState().setSubject({ ...shown, ids: ['v0'] })
  expect(commands.getState().problem).toBeNull()
})
