/** The versions that a file has had under our hands. Asks the history alone. */
import type { History, Written } from './history.ts'

/** Itself first, then each that the one before it replaced: the last one was written where nothing of ours stood. */
export function versionChain(history: Pick<History, 'get'>, row: Written): readonly [Written, ...Written[]] {
  const chain: [Written, ...Written[]] = [row]
  for (let id = row.replacesId; id !== null;) {
    const earlier = history.get(id)
    if (!earlier) break
    chain.push(earlier)
    id = earlier.replacesId
  }
  return chain
}

/** A file of the user's that was taken over and is theirs again: it stands there, and counts as nobody's but theirs. */
export function isGivenBack({ state, trashPath, details }: Pick<Written, 'state' | 'trashPath' | 'details'>): boolean {
  return isOfTheUser({ details }) && state === 'undone' && trashPath === null
}

/** Whether it is what its name means now: a file of ours, or the one of the user's that was given back last, with none of ours in its place. */
export function hasItsName(history: Pick<History, 'ownerOf' | 'list'>, row: Written): boolean {
  if (row.state === 'written') return true
  if (!isGivenBack(row) || history.ownerOf(row.path) !== null) return false
  const undone = history.list({ kind: 'file', path: row.videoPath }, ['undone'])
  return undone.find((each) => each.path === row.path && isGivenBack(each))?.id === row.id
}

/** A file of the user's as it was when they had it taken over: nothing deletes it for good. */
export function isOfTheUser({ details }: Pick<Written, 'details'>): boolean {
  return details.isAdopted === true
}
