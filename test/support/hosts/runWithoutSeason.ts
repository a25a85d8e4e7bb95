/** Runs of the plan of the samples: whole, or while one season is not there, whose subtitles fail. */
import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { planOfAll, type TestHost } from './openTestHost.ts'

/** @returns the run's id */
export async function runPlan({ ask, askUntil }: TestHost): Promise<string> {
  await ask('plan.run', {})
  const { runId } = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  return runId ?? 'there must be a run'
}

/** What failed is planned anew, ready to be run by another one. @returns the run that failed */
export async function runWithoutSeason(opened: TestHost): Promise<string> {
  const { ask, askUntil, homeFolder } = opened
  const below = readdirSync(join(homeFolder, 'demo'), { recursive: true, withFileTypes: true })
  const { parentPath, name } = below.find((entry) => entry.isDirectory() && entry.name.includes('Tidewater'))!
  const [season, elsewhere] = [join(parentPath, name), join(homeFolder, 'elsewhere')]
  renameSync(season, elsewhere)
  const runId = await runPlan(opened).finally(() => renameSync(elsewhere, season))
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  return runId
}
