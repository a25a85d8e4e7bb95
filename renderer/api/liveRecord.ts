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
    /** Grows with each connection: what was asked over the one before is dropped. */
    let era = 0
    /** A host that was started again counts its revisions from the beginning: what it says first is taken whatever its number. */
    let isFirst = true
    const put = (value: PayloadOf<Name>) => {
      const known = get().value
      if (known && !isFirst && value.revision < known.revision) return
      isFirst = false
      // The same revision is taken too: it is the same record, read again.
      set({ value: { ...sparing(value, known) }, problem: null })
    }
    async function refresh(): Promise<void> {
      const asked = era
      await read().then(
        (value) => asked === era && put(value),
        (thrown: unknown) => asked === era && set({ problem: toAppError(thrown) }),
      )
    }

    client.on(changedBy, put)
    client.onConnection((connection) => {
      if (connection !== 'connected') return
      era += 1
      isFirst = true
      void refresh()
    })

    return { value: null, problem: null, refresh, put }
  })
}
