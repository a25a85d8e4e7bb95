/** The nine signs of how a wished language stands for a video: which one, and its shape. The same on every screen. Pure. */
import type { WishStatus } from '../../../shared/contract/library.ts'
import type { IconName } from '../icons/Icon.tsx'

/** In the order of the line that explains them. */
export const coverageSigns = [
  'yours',
  'ours',
  'inside',
  'machine',
  'review',
  'waits',
  'not-found',
  'missing',
  'ignored',
] as const
export type CoverageSignName = (typeof coverageSigns)[number]

/** Told apart by shape alone; the colour only helps. */
export const signIcons: Readonly<Record<CoverageSignName, IconName>> = {
  yours: 'check',
  ours: 'ours',
  inside: 'inside',
  machine: 'sparkle',
  review: 'question',
  waits: 'waiting',
  'not-found': 'none',
  missing: 'ring',
  ignored: 'ignored',
}

export function signOf({
  state,
  by,
  isMachineMade,
  doubt,
}: Pick<WishStatus, 'state' | 'by' | 'isMachineMade' | 'doubt'>): CoverageSignName {
  switch (state) {
    case 'covered':
      if (doubt !== undefined) return 'review'
      return isMachineMade ? 'machine' : coveredBy(by)
    case 'ask':
      return 'review'
    case 'waiting':
      return 'waits'
    case 'none':
      return 'not-found'
    case 'missing':
    case 'ignored':
      return state
  }
}

function coveredBy(by: WishStatus['by']): CoverageSignName {
  if (by === 'ours') return 'ours'
  return by === 'track' || by === 'audio' ? 'inside' : 'yours'
}
