/** What was just done, said once, and how it is taken back: the last act first. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ActRecord } from '../../../shared/contract/acts.ts'
import type { AppError, ErrorCode } from '../../../shared/errors.ts'
import type { Texts } from '../../texts/Texts.ts'
import { failureOf } from './partlyUndone.ts'
import type { Trashed } from './trashedWords.ts'

export interface Act {
  /** What the host calls it: its run, or the id that takes it back. Without one, only this page knows of it. */
  readonly key?: string
  /** In the reader's words when it is shown: '11 subtitles written'. */
  readonly text: (texts: Texts) => string
  /** Takes it back. Rejects where it could not: then it stays on offer, but for 'input.invalid', which no trying again mends. */
  readonly undo?: () => Promise<unknown>
  /** What is true once it was taken back; without it, the act's own words say what is undone. */
  readonly undone?: (texts: Texts) => string
}

/** done: an act · named: an act of some time ago, the next to be taken back · undone: it was taken back · failed: it could not be */
export type SaidKind = 'done' | 'named' | 'undone' | 'failed'

export interface Said {
  /** Grows: the line begins its time anew with each. */
  readonly number: number
  readonly kind: SaidKind
  readonly act: Act
  readonly problem: AppError | null
  /** What became of files that were taken back all the same. */
  readonly taken: Trashed | null
}

export interface ActsState {
  /** What the line at the foot shows. */
  readonly said: Said | null
  /** How often something was said. */
  readonly count: number
  /** Acts that can be taken back, the last one at the end. */
  readonly undoable: readonly Act[]
  /** One is being taken back. */
  readonly isBusy: boolean
  readonly say: (act: Act) => void
  /**
   * Takes the last act back, whichever page or tab did it, and says so where there is none. One that nobody has in mind any
   * more is only named first, and taken back when this is asked again while it is named.
   */
  readonly undo: () => Promise<void>
  /** Takes this one back, whatever came after it. */
  readonly takeBack: (act: Act) => Promise<void>
  /** They were taken back by another verb: they are on offer no more. */
  readonly forget: (keys: readonly string[]) => void
  /** The line's time is over, or it was closed: the act can still be taken back. */
  readonly hide: () => void
}

export type ActsStore = StoreApi<ActsState>

export interface HostActs {
  /** @param except what could not be taken back, for now */
  last(except: readonly string[]): Promise<ActRecord | null>
  /** The act of a record, as a page that did not do it itself can say it. */
  actOf(record: ActRecord): Act
}

/** Of a page without a host. */
const noHostActs: HostActs = {
  last: async () => null,
  actOf: () => nothingToUndo,
}

const nothingToUndo: Act = { text: ({ commands }) => commands.reasons.nothingToUndo }

/** What is longer ago is named before it is taken back. */
const inMindMs = 2 * 60_000

/** Nobody remembers more than these. */
const mostKept = 20

export function createActsStore(host: HostActs = noHostActs): ActsStore {
  return createStore<ActsState>()((set, get) => {
    /** Keys come faster than acts are taken back: each has its turn. */
    let turn: Promise<void> = Promise.resolve()
    /** Acts that could not be taken back, which bar no earlier one. */
    const passed = new Set<string>()
    /** Of an act that only this page knows, the host's last one before it. */
    const after = new WeakMap<Act, string>()

    async function place(act: Act): Promise<void> {
      const last = await host.last([...passed]).catch(() => null)
      if (last) after.set(act, last.key)
    }

    async function undo(act: Act): Promise<void> {
      if (!act.undo) return
      set({ isBusy: true })
      await act.undo().then(
        () => {
          passed.delete(act.key ?? '')
          set((state) => nextUndone(state, act))
        },
        (thrown: unknown) => {
          const failure = failureOf(thrown)
          if (act.key !== undefined && letsPass(failure.problem)) passed.add(act.key)
          set((state) => nextFailed(state, act, failure))
        },
      )
      set({ isBusy: false })
    }

    /** @throws AppError where the host does not answer */
    async function lastAct(): Promise<{ readonly act: Act | undefined; readonly isInMind: boolean }> {
      const last = await host.last([...passed])
      const { undoable } = get()
      const here = undoable.at(-1)
      if (last === null || (here && here.key === undefined && after.get(here) === last.key))
        return { act: here, isInMind: true }
      const act = undoable.findLast(({ key }) => key === last.key) ?? host.actOf(last)
      return { act, isInMind: last.ageMs < inMindMs }
    }

    async function undoLast(): Promise<void> {
      try {
        const { act, isInMind } = await lastAct()
        if (!act) set((state) => nextSaid(state, nothingToUndo))
        else if (isInMind || get().said?.act === act) await undo(act)
        else set((state) => nextNamed(state, act))
      } catch (thrown) {
        set((state) => nextFailed(state, nothingToUndo, failureOf(thrown)))
      }
    }

    return {
      said: null,
      count: 0,
      undoable: [],
      isBusy: false,
      say(act) {
        set((state) => nextSaid(state, act))
        if (act.undo && act.key === undefined) void place(act)
      },
      undo: () => (turn = turn.then(undoLast)),
      takeBack: (act) => (turn = turn.then(() => undo(act))),
      forget: (keys) => set((state) => nextForgotten(state, new Set(keys))),
      hide: () => set({ said: null }),
    }
  })
}

type Kept = Pick<ActsState, 'said' | 'undoable' | 'count'>

export function nextSaid({ count, undoable }: Kept, act: Act): Kept {
  return { ...saidNext(count, 'done', act), undoable: act.undo ? [...undoable, act].slice(-mostKept) : undoable }
}

/** It is the host's last one, and the last one here from now on. */
export function nextNamed({ count, undoable }: Kept, act: Act): Kept {
  const others = undoable.filter((each) => each !== act)
  return { ...saidNext(count, 'named', act), undoable: [...others, act].slice(-mostKept) }
}

export function nextUndone({ count, undoable }: Kept, act: Act): Kept {
  return { ...saidNext(count, 'undone', act), undoable: undoable.filter((each) => each !== act) }
}

export function nextFailed({ count, undoable }: Kept, act: Act, { problem, taken }: Failure): Kept {
  return { ...saidNext(count, 'failed', act, { problem, taken }), undoable: undoableAfter(undoable, act, problem) }
}

/** What is said of one of them, with a button that takes it back, is over too. */
export function nextForgotten({ said, undoable, count }: Kept, keys: ReadonlySet<string>): Kept {
  const isOver = ({ key }: Act) => key !== undefined && keys.has(key)
  return { count, said: said && isOver(said.act) ? null : said, undoable: undoable.filter((act) => !isOver(act)) }
}

const withoutFailure = { problem: null, taken: null }

function saidNext(
  count: number,
  kind: SaidKind,
  act: Act,
  failure: Pick<Said, 'problem' | 'taken'> = withoutFailure,
): Pick<Kept, 'count' | 'said'> {
  return { count: count + 1, said: { number: count + 1, kind, act, ...failure } }
}

type Failure = ReturnType<typeof failureOf>

/**
 * It stays the last one where trying again may do. What a file bars, which may never change, bars no earlier act, and is
 * offered behind them: a drive can be connected. What is over is offered no more.
 */
function undoableAfter(undoable: readonly Act[], act: Act, { code }: AppError): readonly Act[] {
  const others = undoable.filter((each) => each !== act)
  if (code === 'input.invalid') return others
  return barredByFile.has(code) ? [act, ...others] : undoable
}

function letsPass({ code }: AppError): boolean {
  return code === 'input.invalid' || barredByFile.has(code)
}

const barredByFile: ReadonlySet<ErrorCode> = new Set(['file.missing', 'file.foreign', 'file.changed'])
