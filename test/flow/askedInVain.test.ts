/** Where all that is missing was asked for and is not there, only a new answer helps: that is what is offered, with its price, and done. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { openPlannedHost, planOfAll } from '../support/hosts/openTestHost.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'

const whole = planOfAll.scope

test('a plan of what was asked for in vain is free and brings nothing; asked anew it costs what was said', async () => {
  const { ask, askUntil } = await openPlannedHost('is')
  const facts = await askUntil('library.scope', whole, ({ subtitles, notFound }) => subtitles === notFound)
  expect(facts).toMatchObject({ subtitles: 12, notFound: 12 })
  const searched = async () => (await ask('plan.state', {})).sums.searchUnits
  const made = () => askUntil('plan.state', {}, ({ phase }) => phase === 'ready')

  await ask('plan.make', planOfAll)
  await made()
  expect(await searched()).toBe(0)

  const estimate = await ask('plan.estimate', whole)
  expect(estimate.isAnew).toBe(true)
  expect(estimate.searches).toBeGreaterThan(0)
  await ask('plan.make', { ...planOfAll, isAnew: true })
  await made()
  expect(await searched()).toBeGreaterThanOrEqual(estimate.searches)
  expect(await searched()).toBeLessThanOrEqual(estimate.mostSearches)

  // What is made again after that has the new answers.
  await ask('plan.make', planOfAll)
  await made()
  expect(await searched()).toBe(0)
})

test('what nobody has asked for yet is found as ever, beside what was asked for in vain', async () => {
  const { ask, askUntil } = await openPlannedHost('is')
  await askUntil('library.scope', whole, ({ notFound }) => notFound === 12)
  await ask('settings.write', { key: 'languages', value: 'is,en' })
  const facts = await askUntil('library.scope', whole, ({ subtitles }) => subtitles > 12)
  expect(facts.notFound).toBe(12)
  expect(await ask('plan.estimate', whole)).toMatchObject({ isAnew: false })
})

test('a command asks again for what was not there, as the window does, and for the same price', async () => {
  const folder = tempFolder()
  const [home, library] = [join(folder, 'home'), join(folder, 'demo')]
  await runCli(['demo', library, '--home', home, '--languages', 'is', '--quiet'])
  const get = async (...options: readonly string[]) => {
    const run = await runCli(['get', library, '--home', home, '--languages', 'is', '--json', ...options])
    expect([run.code, eventsOf(run, 'written')]).toEqual([1, []])
    return eventsOf(run, 'plan')[0]
  }
  expect(await get()).toMatchObject({ search_units: 0 })
  const again = await get('--again')
  expect(again?.['search_units']).toBeGreaterThan(0)
  expect((again?.['estimate'] as { readonly searches: number }).searches).toBeGreaterThan(0)
  // The new answers are kept as the old ones were.
  expect(await get()).toMatchObject({ search_units: 0 })
  expect((await runCli(['get', library, '--home', home, '--again', '--offline'])).code).toBe(2)
})
