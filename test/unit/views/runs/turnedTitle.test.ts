/** A title that is undone or brought back in the list of runs: what the plan found by the other one is asked for again. */
import { expect, test } from 'vitest'
import { createRunsSession, type RunsSessionParts } from '../../../../electron/views/runs/runsSession.ts'

const paths = ['/m/One.mkv', '/m/Other.mkv']

/** Over a plan that has these videos. */
function sessionOver(planned: readonly string[], isBusy = false) {
  const log: string[] = []
  const parts = {
    runs: { get: () => ({ id: 'said', kind: 'title', scope: { titled: {} } }) },
    pages: { videosOf: () => paths.map((videoPath) => ({ videoPath, rows: 1 })) },
    titleRuns: { undo: () => log.push('undone'), bringBack: () => log.push('brought back') },
    topics: { changed: () => undefined },
    plan: {
      isBusy: () => isBusy,
      plannedOf: (asked: readonly string[]) => planned.filter((path) => asked.includes(path)),
      askAgain: async (ids: readonly string[]) => log.push(`asked for ${ids.join(', ')}`),
    },
  }
  return { log, session: createRunsSession(parts as unknown as RunsSessionParts) }
}

test('what of it is planned is asked for again once the title has turned', async () => {
  const { log, session } = sessionOver(['/m/Other.mkv', '/m/Elsewhere.mkv'])
  await session.undo('said')
  await session.bringBack('said')
  expect(log).toEqual(['undone', 'asked for /m/Other.mkv', 'brought back', 'asked for /m/Other.mkv'])
})

test('nothing is asked for that no plan has', async () => {
  const { log, session } = sessionOver(['/m/Elsewhere.mkv'])
  await session.undo('said')
  expect(log).toEqual(['undone'])
})

test('a title that a plan in the making or a run goes by stays until that is over; any other turns', async () => {
  const planned = sessionOver(['/m/One.mkv'], true)
  await expect(planned.session.undo('said')).rejects.toThrow('A plan is being made or run')
  expect(planned.log).toEqual([])
  const other = sessionOver([], true)
  await other.session.undo('said')
  expect(other.log).toEqual(['undone'])
})
