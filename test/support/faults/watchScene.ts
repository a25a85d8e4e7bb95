/** `watch` over a fault: it goes on by itself until everything wanted is written, or ends and says why. */
import { systemCodeOf } from '../../../electron/disk/disk.ts'
import { treeLines } from '../disks/tempFolder.ts'
import { batchRules, getArguments } from './batchScenes.ts'
import { notedBugs, unfitEnd } from './complaints.ts'
import { otherLines, placeVideos, unfairCharges, type FaultWorld } from './faultWorld.ts'
import { runLimited } from './runLimited.ts'
import { isRightEnd, isSoWithin, startLimited } from './startLimited.ts'
import type { Scene } from './sweep.ts'

/** A look that failed is made again after half a minute; a busy machine takes its time. */
const longestMs = 75_000
/** What it does after it wrote: notes, its log. */
const settleMs = 500

export function watchScene(world: FaultWorld, wholeTree: () => Promise<readonly string[]>): Scene {
  return async ({ folder, env, isForEver }) => {
    const { library, home, videos } = placeVideos(world, folder)
    const expected = await wholeTree()
    const tenant = world.newTenant()
    const key = { UNDERTITLE_API_KEY: tenant.key }
    await runLimited(['config', 'set', 'watch.settleSeconds', '1', '--home', home], {})
    const watching = startLimited(
      ['watch', library, '--home', home, '--service', world.commands.service.url, ...batchRules],
      { ...env, ...key },
    )
    const isDone = () => hasAll(library, expected)
    const isWell = await isSoWithin(isForEver ? 5_000 : longestMs, () => watching.hasEnded() || isDone())
    await isSoWithin(settleMs, () => watching.hasEnded())
    const hadEnded = watching.hasEnded()
    const ended = await watching.stop()
    const bugs = notedBugs(home)
    const clean = await runLimited(getArguments(world, { library, home }), key)
    return [
      ...(isWell || isForEver ? [] : [`lives and does nothing: ${ended.stderr.slice(-400)}`]),
      ...(isRightEnd(ended, hadEnded) ? [] : [`ended with ${String(ended.code)} by itself`]),
      ...unfitEnd(ended),
      ...bugs,
      ...(clean.code === 0
        ? []
        : [`is not mended: ${String(clean.code)} ${clean.stderr.slice(-300)} ${clean.stdout.slice(-300)}`]),
      ...otherLines(treeLines(library), expected).map((line) => `after the next run ${line}`),
      ...unfairCharges(home, tenant, videos.length),
    ]
  }
}

/** What is looked at may be a temporary file that goes just now: then it is not done yet. */
function hasAll(library: string, expected: readonly string[]): boolean {
  try {
    return otherLines(treeLines(library), expected).length === 0
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'ENOENT') return false
    throw thrown
  }
}
