/** What is being made for each open desk, so that leaving it ends all of it at once. */
import { AppError } from '../../../shared/errors.ts'

export interface DeskLanes {
  /** Runs for this desk, until it is left; of its clips the newest alone goes on. */
  run<Result>(deskId: string, order: LaneOrder, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  /** Names that are good while the desk is open. */
  own(deskId: string, name: string): void
  /** What is under way of this kind ends; the desk stays open. */
  stop(deskId: string, kind: LaneOrder['kind']): void
  /** What is under way ends. @returns the names that were its own */
  leave(deskId: string): readonly string[]
  /** The same, for every desk of a page: its own, and the small ones, whose ids begin with the page's and a dot. */
  leavePage(pageId: string): readonly string[]
  leaveAll(): readonly string[]
}

export interface LaneOrder {
  readonly kind: 'picture' | 'clip' | 'listen' | 'measure'
  readonly until: AbortSignal
}

interface Lane {
  readonly names: string[]
  readonly running: Map<AbortController, LaneOrder['kind']>
}

export function createDeskLanes(): DeskLanes {
  const lanes = new Map<string, Lane>()

  function laneOf(deskId: string): Lane {
    const lane = lanes.get(deskId) ?? { names: [], running: new Map() }
    lanes.set(deskId, lane)
    return lane
  }

  function end({ running }: Lane, ends: (kind: LaneOrder['kind']) => boolean): void {
    for (const [work, kind] of running) if (ends(kind)) work.abort(new AppError('cancelled', 'Cancelled.'))
  }

  function leave(deskId: string): readonly string[] {
    const lane = lanes.get(deskId)
    if (!lane) return []
    lanes.delete(deskId)
    end(lane, () => true)
    return lane.names
  }

  return {
    async run(deskId, { kind, until }, work) {
      const lane = laneOf(deskId)
      // Whoever jumps on does not wait for the clip that they jumped over.
      if (kind === 'clip') end(lane, (each) => each === 'clip')
      const own = new AbortController()
      lane.running.set(own, kind)
      try {
        return await work(AbortSignal.any([own.signal, until]))
      } finally {
        lane.running.delete(own)
      }
    },
    own: (deskId, name) => void laneOf(deskId).names.push(name),
    stop(deskId, kind) {
      const lane = lanes.get(deskId)
      if (lane) end(lane, (each) => each === kind)
    },
    leave,
    leavePage(pageId) {
      const ofPage = [...lanes.keys()].filter((deskId) => deskId === pageId || deskId.startsWith(`${pageId}.`))
      return ofPage.flatMap(leave)
    },
    leaveAll() {
      const left = [...lanes.values()]
      lanes.clear()
      for (const lane of left) end(lane, () => true)
      return left.flatMap(({ names }) => names)
    },
  }
}
