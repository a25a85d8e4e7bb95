/** Puts watch mode together over an engine: for the command and for the window alike. Composition only. */
import { join, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { AppError } from '../../shared/errors.ts'
import type { Emit } from '../batch/batchEvents.ts'
import { newId } from './compose.ts'
import { openDatabase } from '../database/database.ts'
import { createBreather } from '../library/breather.ts'
import { isSubtitleFolder } from '../library/scan/fileNames.ts'
import { scanFolder } from '../library/scan/scanFolder.ts'
import { createWatchLog } from '../watch/watchLog.ts'
import { realDisk } from '../disk/disk.ts'
import { createFolderNames } from '../sidecar/folderNames.ts'
import { readVideoContent } from '../sidecar/videoContent.ts'
import { createWrittenVideos } from '../sidecar/writtenVideos.ts'
import { createBetterWatch, type BetterWatch } from '../watch/rounds/betterWatch.ts'
import { createCheckRoot, type Checked } from '../watch/look/checkRoot.ts'
import type { Clock } from '../watch/look/clockJumps.ts'
import { createDailyDigest, localDayOf, localMinuteOfDay, type Digest } from '../watch/digest.ts'
import { followVideo } from '../watch/follow/followVideo.ts'
import type { FolderEvents } from '../watch/look/folderEvents.ts'
import { readWatchLimit } from '../watch/look/inotifyLimit.ts'
import { moveSidecar, recoverMoves, type SidecarMove } from '../sidecar/moveSidecar.ts'
import { placeKindOf } from '../watch/look/placeKind.ts'
import { createRootKeeper } from '../watch/look/rootKeeper.ts'
import { createSettling } from '../watch/look/settling.ts'
import { createWatchLoop, type WatchLoop } from '../watch/watchLoop.ts'
import { createWatchNotes, notedMs, type WatchNotes } from '../watch/watchNotes.ts'
import type { RoundResult } from '../watch/rounds/watchRound.ts'
import { createWatchedVideos, type WatchedVideos } from '../watch/follow/watchedVideos.ts'
import { createWishCalendar, type WishCalendar } from '../watch/rounds/wishCalendar.ts'
import { heldOpenForWriting } from '../watch/look/writersOf.ts'
import { holdsFiles, identityOf, quietUntil, remember } from './watchLookups.ts'
import { createRounds, type RoundNeeds } from './watchRounds.ts'

export interface WatchNeeds extends RoundNeeds {
  readonly events: FolderEvents
  /** The first round looks at everything, as `get` does, and tells of it. */
  readonly startsWhole: boolean
  /** Downloads that may still be made in this run, null for no limit. */
  readonly downloadsLeft: () => number | null
  /** False while the user paused it, or runs something else. */
  readonly mayWork: () => boolean
  readonly emit: Emit
  readonly onRound: (result: RoundResult) => void
  readonly onChecked: (root: string, checked: Checked) => Promise<void> | void
  readonly onDigest: (digest: Digest) => void
  readonly changed: () => void
  readonly report: (error: AppError) => void
  readonly clock?: Clock
}

export interface Watch {
  readonly loop: WatchLoop
  readonly videos: WatchedVideos
  readonly calendar: WishCalendar
  readonly better: BetterWatch
  readonly notes: WatchNotes
  quietUntilMs(): number | null
  waitingFiles(): readonly string[]
}

const realClock: Clock = {
  nowMs: Date.now,
  monotonicMs: () => performance.now(),
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

export async function openWatch(needs: WatchNeeds): Promise<Watch> {
  const { engine, isOffline, isDryRun, clock = realClock } = needs
  const { history } = engine
  // A dry run takes no news from the watch that will write: what it learns of the folders ends with it.
  const db = isDryRun ? openDatabase(':memory:') : engine.db
  const nowMs = () => clock.nowMs()
  const videos = createWatchedVideos(db)
  const calendar = createWishCalendar(db)
  const notes = createWatchNotes(db)
  const better = createBetterWatch({ db, notes, nowMs, days: () => engine.settings['watch.betterDays'] })
  const moves = { db: engine.db, disk: realDisk, names: createFolderNames(realDisk), history, newId }
  await recoverMoves(moves)
  const settling = createSettling({
    settleMs: () => engine.settings['watch.settleSeconds'] * 1_000,
    monotonicMs: () => clock.monotonicMs(),
  })
  const digest = createDailyDigest({
    notes,
    at: () => engine.settings['watch.digestAt'],
    minuteOfDay: localMinuteOfDay,
    dayOf: localDayOf,
  })
  const isThere = async (path: string) => (await identityOf(path)) !== null
  const breathe = createBreather()
  const quiet = () => quietUntil(engine, nowMs())
  const leftOut = new Map<string, Pick<Checked, 'ignored' | 'orphans'>>()

  const hash = async (path: string) => (await readVideoContent(path))?.partialHash ?? null
  const following = {
    videos,
    history,
    written: createWrittenVideos(engine.db),
    rootOf: (path: string) => deepestOf(loop.state().roots, path),
    hash,
    isThere,
    holdsFiles,
    move: (move: SidecarMove) => moveSidecar(moves, move),
    moved(from: string, to: string) {
      calendar.moved(from, to)
      engine.aiJobs.moveTargets(from, to)
    },
  }
  const check = createCheckRoot({
    scan: (root, { signal, below, onFolder }) =>
      scanFolder(root, {
        signal,
        onFolder,
        minimumBytes: engine.settings.minimumVideoBytes,
        nowMs,
        wait: async () => undefined, // Whether a file is whole is judged here, over many looks.
        ...(below === null ? {} : { below }),
      }),
    videos,
    settling,
    heldOpen: heldOpenForWriting,
    follow: async (file) => (isDryRun ? null : followVideo(following, file)),
    hash,
    isOurs: (path) => history.ownerOf(path) !== null,
    remember: (files) => remember(engine, files),
    vanished: (paths) => engine.libraryIndex.noteVanished(paths),
    replaced: (path) => calendar.restart(path),
    nowMs,
    breathe,
  })

  const found = { videos, calendar, better, nowMs, breathe, digest }
  const { round, lookForBetter, isDue } = createRounds(needs, found)
  const mayWork = () => needs.mayWork() && quiet() === null
  let isWhole = needs.startsWhole
  const noteState = createWatchLog(engine.log.note)

  const loop = createWatchLoop({
    clock,
    keeperFor: (path) =>
      createRootKeeper({
        path,
        clock,
        check,
        settling,
        events: needs.events,
        placeKind: placeKindOf,
        watchLimit: readWatchLimit,
        identity: identityOf,
        isSubtitleFolder,
        lastCompleteMs: notedMs(notes, `complete:${path}`),
        noteComplete: (root, atMs) => notes.set(`complete:${root}`, String(atMs)),
        wake: () => loop.wake(),
      }),
    isSettling: () => settling.waiting().length > 0,
    hasWork: (roots) => isWhole || videos.hasToLook(roots) || isDue(roots),
    mayWork,
    async work({ roots, signal }) {
      const counts = [...leftOut.values()]
      const result = await round({
        roots,
        isWhole,
        leftOut: {
          ignored: counts.reduce((sum, each) => sum + each.ignored, 0),
          orphans: counts.reduce((sum, each) => sum + each.orphans, 0),
        },
        limitDownloads: needs.downloadsLeft(),
        isOffline,
        isDryRun,
        signal,
        emit: needs.emit,
      })
      isWhole = false
      if (result) needs.onRound(result)
      await lookForBetter({ signal, emit: needs.emit })
    },
    async onChecked(root, checked) {
      if (checked.folders > 0) leftOut.set(root, checked)
      await needs.onChecked(root, checked)
    },
    onTurn() {
      needs.translations.turn(mayWork())
      better.addMachineMade()
      if (quiet() !== null) return
      const due = digest.due(nowMs(), { questions: calendar.count('questions'), waiting: calendar.count('waiting') })
      if (due) needs.onDigest(due)
    },
    changed() {
      noteState(loop.state())
      needs.changed()
    },
    report: needs.report,
  })
  return { loop, videos, calendar, better, notes, quietUntilMs: quiet, waitingFiles: () => settling.waiting() }
}

/** One watched folder may lie in another. */
function deepestOf(roots: readonly { readonly path: string }[], path: string): string | null {
  const holding = roots.map((root) => root.path).filter((root) => path.startsWith(join(root, sep)))
  return holding.sort((a, b) => b.length - a.length)[0] ?? null
}
