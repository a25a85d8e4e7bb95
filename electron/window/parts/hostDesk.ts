/** Puts the subtitle desk together over an engine and a library. Composition only. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { systemClock } from '../../../node/clock.ts'
import { realDisk } from '../../disk/disk.ts'
import type { Engine } from '../../engine/compose.ts'
import { openDeskTools } from '../../engine/timings.ts'
import { usualDeadlines, type MomentDeadlines } from '../../media/makeClip.ts'
import { createMediaCache } from '../../media/mediaCache.ts'
import { createMediaFiles, type MediaFiles } from '../../media/mediaFiles.ts'
import { createMediaTools, type MediaTools } from '../../media/mediaTools.ts'
import { createMediaTurns } from '../../media/mediaTurns.ts'
import { createDeskLanes } from '../../views/desk/deskLanes.ts'
import { createDeskSession, type DeskSession } from '../../views/desk/deskSession.ts'
import { createFilmSounds } from '../../views/desk/filmSounds.ts'
import { createMediaSession, type MediaSession } from '../../views/desk/mediaSession.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { PlanCommands } from '../../views/plan/planCommands.ts'
import type { FoundSession } from '../../views/search/foundSession.ts'
import type { HostEvents } from '../hostEvents.ts'
import { randomIds } from '../../../node/ids.ts'

export interface HostDesk {
  readonly media: MediaSession
  readonly desk: DeskSession
  readonly tools: MediaTools
  /** What the page may play just now. */
  readonly files: Pick<MediaFiles, 'get'>
  /** Ends what is being made for every page, and forgets its names. */
  leaveAll(): void
}

export interface HostDeskNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly plan: Pick<PlanCommands, 'lookInside' | 'lookAtOther'>
  readonly search: Pick<FoundSession, 'lookInside'>
  readonly bounds?: Partial<ClipBounds> | undefined
}

export interface ClipBounds {
  /** Of one clip, which is cut off there. */
  readonly mostClipBytes: number
  /** Of all pictures and clips that are kept: what was not used for longest goes. */
  readonly mostKeptBytes: number
  readonly deadlines: MomentDeadlines
}

/** Twelve seconds of 4K take half of a clip's. */
const usualBounds: ClipBounds = {
  mostClipBytes: 60 * 2 ** 20,
  mostKeptBytes: 200 * 2 ** 20,
  deadlines: usualDeadlines,
}

export function openDesk({ engine, events, library, plan, search, bounds }: HostDeskNeeds): HostDesk {
  const { mostClipBytes, mostKeptBytes, deadlines } = { ...usualBounds, ...bounds }
  const lanes = createDeskLanes()
  const files = createMediaFiles(() => randomBytes(32).toString('base64url'))
  const cache = createMediaCache({
    folder: join(engine.dataFolder.cache, 'clips'),
    mostBytes: mostKeptBytes,
    ids: randomIds,
  })
  const tools = createMediaTools({ programs: engine, clock: systemClock })
  const media = createMediaSession({
    ...{ library, tools, files, lanes, sounds: createFilmSounds({ sounds: engine.sounds, clock: systemClock }) },
    clips: { cache, turns: createMediaTurns(), starts: new Map(), mostClipBytes, deadlines },
  })
  const desk = createDeskSession({
    ...{
      library,
      lanes,
      plan,
      search,
      history: engine.history,
      runs: engine.runs,
      trash: engine.trash,
      disk: realDisk,
      topics: events,
      timings: engine.timingBook,
      drafts: engine.drafts,
    },
    open: () => openDeskTools(engine),
  })
  return { media, desk, tools, files, leaveAll: () => files.drop(lanes.leaveAll()) }
}
