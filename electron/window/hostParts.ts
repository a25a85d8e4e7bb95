/** What a face of the app hands to the host, and what it gets. Types only. */
import type { ClipBounds } from './parts/hostDesk.ts'
import type { AppState, VerbMenu } from '../../shared/contract/app.ts'
import type { ScopeVerb } from '../../shared/commands/commandTable.ts'
import type { AppError } from '../../shared/errors.ts'
import type { AppFiles } from '../engine/openCore.ts'
import type { Log } from '../log/createLog.ts'
import type { UpdateSource } from '../views/updates/updateSource.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { HookTaker } from '../transport/web/answerHook.ts'
import type { MediaSource } from '../transport/page/mediaAnswer.ts'
import type { EventHub } from '../transport/eventHub.ts'
import type { Dispatch } from '../transport/router.ts'

export interface HostOptions {
  readonly homeFolder: string
  readonly files: AppFiles
  readonly env: Readonly<Record<string, string | undefined>>
  readonly version: string
  /** What else it can follows from the functions that it hands in below. */
  readonly abilities: Omit<AppState['host'], 'canOpenVideo' | 'canDragOut' | 'hasNativeMenu'>
  /** The system's own dialog; answers the path of a folder, or null when it was closed. */
  readonly chooseFolder?: () => Promise<string | null>
  /** The system's dialog for a collection of subtitles: its folder, or its one file. */
  readonly chooseCollection?: (kind: 'folder' | 'file') => Promise<string | null>
  /** The system's dialog for a new file of that name; answers its path, or null when it was closed. */
  readonly chooseFile?: (proposedName: string) => Promise<string | null>
  /** Shows a file in the system's file manager. */
  readonly showInFolder?: (path: string) => void
  /** Opens a video in the system's player; rejects where none answers. The host has checked that it is one. */
  readonly openVideo?: (path: string) => Promise<void>
  /** Hands the drag that just began in the window to the system, with this file. */
  readonly dragOut?: (path: string) => void
  /** Shows a menu of the system; answers the verb that was chosen in it, or null. */
  readonly popUpMenu?: (menu: VerbMenu) => Promise<ScopeVerb | null>
  /** Where keys are kept; a private file of the home unless told otherwise. */
  readonly secrets?: Secrets
  /** Of the user, as the system says them; by the environment unless told. */
  readonly systemLanguages?: readonly string[]
  /** Where newer versions of the app come from; nowhere unless told. */
  readonly updates?: UpdateSource
  /** Begins to be kept in the home; none unless told. */
  readonly log?: Log
  /** How much a clip, and all that is kept of films, may take; what is usual unless told. */
  readonly clipBounds?: Partial<ClipBounds>
  /** Told of bugs, beside the log. */
  readonly report?: (error: AppError) => void
}

export interface Host {
  readonly dispatch: Dispatch
  readonly hub: EventHub
  /** What a page may play just now, by its random name. */
  readonly media: MediaSource
  /** For programs beside this one, which have a token each. */
  readonly hooks: HookTaker
  /** For a trusted bridge only: takes the real paths of dropped files, answers the id that the page may use. */
  registerDrop(paths: readonly string[]): string
  /** Where the screens are served, without a slash at the end: notifications lead there. */
  servedAt(url: string): void
  /** A page is gone: what is being made for its desk ends, and its names are good no longer. */
  leavePage(pageId: string): void
  /** As `leavePage`, where there is one page at a time. */
  leavePages(): void
  /** Ends what runs, keeps what is done, and gives the home free. */
  close(): Promise<void>
}
