import { expect, test } from 'vitest'
import { createPlanRecalling } from '../../../../../electron/views/plan/making/planRecalling.ts'
import type { WishOfRun } from '../../../../../electron/views/plan/making/planMaking.ts'
import type { PlanItem } from '../../../../../electron/views/plan/board/planItem.ts'
import { videoIdOf, wishIdOf } from '../../../../../electron/views/ids.ts'

const [here, elsewhere, planned] = ['/films/here.mkv', '/drive/elsewhere.mkv', '/drive/planned.mkv'] as const

/** Runs left something open of three films, two of them on a drive that comes later. */
function openScene() {
  const library = new Set([videoIdOf(here)])
  const scene = { isScanning: false, isBusy: false, planned: [] as readonly string[], asked: [] as string[][] }
  const recalling = createPlanRecalling({
    pages: { unsettled: () => [here, elsewhere, planned].map((videoPath) => ({ videoPath, wish: 'en' }) as never) },
    parked: { byVideo: () => new Map() },
    board: { items: () => scene.planned.map((path) => ({ videoId: videoIdOf(path) }) as PlanItem) },
    library: { has: (id) => library.has(id), state: () => ({ isScanning: scene.isScanning }) as never },
    making: {
      async recall(wishes: readonly WishOfRun[]) {
        scene.asked.push(wishes.map(({ videoPath }) => videoPath))
        return true
      },
    },
    worker: { now: () => ({ isBusy: scene.isBusy }) as never },
    marking: { refresh: () => undefined },
    bugs: { report: (error) => expect(error).toBeNull() },
  })
  const plugIn = () => [elsewhere, planned].forEach((path) => library.add(videoIdOf(path)))
  return { scene, recalling, plugIn }
}

test('what is open of videos that come later is recalled once, and what the plan holds stays as it was decided', () => {
  const { scene, recalling, plugIn } = openScene()
  recalling.recallAll()
  expect(scene.asked.splice(0)).toEqual([[here]])
  recalling.recallFound()
  expect(scene.asked).toEqual([])
  plugIn()
  scene.planned = [here, planned]
  recalling.recallFound()
  recalling.recallFound()
  expect(scene.asked).toEqual([[elsewhere]])
})

test('one question alone never stands for a plan that is gone: all that is open comes back with it', async () => {
  const { scene, recalling, plugIn } = openScene()
  plugIn()
  await recalling.recall(wishIdOf(planned, 'en'))
  expect(scene.asked.splice(0)).toEqual([[here, elsewhere, planned]])
  scene.planned = [here]
  await recalling.recall(wishIdOf(planned, 'en'))
  expect(scene.asked).toEqual([[planned]])
})

test('it waits for the end of a scan, and of a plan that is made or run', () => {
  const { scene, recalling, plugIn } = openScene()
  recalling.recallAll()
  plugIn()
  scene.asked.length = 0
  scene.isScanning = true
  recalling.recallFound()
  Object.assign(scene, { isScanning: false, isBusy: true })
  recalling.recallFound()
  expect(scene.asked).toEqual([])
  scene.isBusy = false
  recalling.recallFound()
  expect(scene.asked).toEqual([[elsewhere, planned]])
})
