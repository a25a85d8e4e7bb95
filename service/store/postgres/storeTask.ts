/** What a thread of the store is given when it starts, and which operations can be asked of it. */
import type { ServiceStore } from '../store.ts'
import type { LinkEnd } from './link/link.ts'

export interface StoreTask {
  readonly end: LinkEnd
  /** By which leases of jobs are known to be this node's. */
  readonly holder: string
  readonly hasArchives: boolean
}

type Rooms = Omit<ServiceStore, 'checks' | 'pool' | 'close'>

/** Every operation of the port: the type fails where one is missing. */
export const operationsOf: { readonly [Room in keyof Rooms]: Readonly<Record<keyof Rooms[Room], true>> } = {
  accounts: { ownerOfKey: true, ownerOfToken: true },
  ledger: { charge: true, requireRoom: true, state: true, standing: true, resetsAtMs: true },
  catalogue: {
    findTitles: true,
    search: true,
    titleOf: true,
    subtitlesOf: true,
    subtitle: true,
    filesOf: true,
    filesOfAll: true,
    file: true,
    archiveOf: true,
    archiveSize: true,
    bytesOf: true,
  },
  search: { matchFilenames: true, searchTitles: true, complete: true },
  uploads: { open: true, keepFile: true, send: true, statusOf: true },
  jobs: {
    requireEntitled: true,
    keepText: true,
    readText: true,
    publish: true,
    take: true,
    giveBack: true,
    leave: true,
    load: true,
    find: true,
    pageOf: true,
    finishedTwin: true,
    openTwin: true,
    begin: true,
    keepCues: true,
    cuesOf: true,
    setPublishing: true,
    setTranslated: true,
    resultOf: true,
    startedBefore: true,
    startTranslation: true,
    startTranscription: true,
    fail: true,
    reuse: true,
  },
  reviews: { page: true, one: true, textOf: true, approve: true, reject: true },
  accountBook: {
    page: true,
    make: true,
    changePlan: true,
    setBlocked: true,
    keysOf: true,
    makeKey: true,
    revokeKey: true,
    makeToken: true,
  },
  operator: { figures: true, jobs: true },
}

/** `room.operation` */
export const operationNames: readonly string[] = Object.entries(operationsOf).flatMap(([room, names]) =>
  Object.keys(names).map((name) => `${room}.${name}`),
)
