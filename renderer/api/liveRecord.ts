/**
 * One record of the host that is read once and then told whole with each change. Older revisions are ignored:
 * an answer can arrive after a newer event.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EventName, PayloadOf } from '../../shared/contract/index.ts'
import { toAppError, type AppError } from '../../shared/errors.ts'
import type { Client } from './client.ts'
import { sparing } from './sparing.ts'

export interface LiveRecord<Value> {
  /** null before the first answer. */
  readonly value: Value | null
  /** Why it could not be read; the last known value stays. */
  readonly problem: AppError | null
  readonly refresh: () => Promise<void>
  /** For answers of other commands that carry the record too. */
  readonly put: (value: Value) => void
}

export type LiveRecordStore<Value> = StoreApi<LiveRecord<Value>>

interface Revised {
  readonly revision: number
}

/** Events that carry a whole record with its revision. */
export type RecordEvent = { [Name in EventName]: PayloadOf<Name> extends Revised ? Name : never }[EventName]

export interface LiveRecordParts<Name extends RecordEvent> {
  readonly read: () => Promise<PayloadOf<Name>>
  readonly changedBy: Name
}

export function createLiveRecord<Name extends RecordEvent>(
  client: Client,
  { read, changedBy }: LiveRecordParts<Name>,
): LiveRecordStore<PayloadOf<Name>> {
  return createStore<LiveRecord<PayloadOf<Name>>>()((set, get) => {
    const put = (value: PayloadOf<Name>) => {
      const known = get().value
      if (isNewer(value, known)) set({ value: { ...sparing(value, known) }, problem: null })
    }
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    const refresh = () => read().then(put, showProblem)

    client.on(changedBy, put)
    client.onConnection((connection) => {
      // A host that was started again counts its revisions from the beginning.
      if (connection === 'connected') void read().then((value) => set({ value, problem: null }), showProblem)
    })

    return { value: null, problem: null, refresh, put }
  })
}

/** The same revision is taken too: it is the same record, read again. */
function isNewer(value: Revised, known: Revised | null): boolean {
  return known === null || value.revision >= known.revision
}
