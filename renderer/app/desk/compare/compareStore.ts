/** The other subtitle: beside the lines of the one on the desk, or against it at the same moment. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import { choicesOf, type ChoiceSources, type CompareChoice } from './compareChoices.ts'
import { asPaid } from '../deskFiles.ts'
import type { SeenState } from '../seenState.ts'

export interface CompareState {
  readonly choices: readonly CompareChoice[]
  /** null: nothing stands beside it. */
  readonly choice: CompareChoice | null
  /** Of the choice; null while it is read, and for what is only written. */
  readonly other: DeskText | null
  /** Both are seen at once, instead of one. */
  readonly isComparing: boolean
  readonly problem: AppError | null
  /** What there is to compare with. */
  readonly read: (desk: ComparedDesk) => Promise<void>
  readonly choose: (key: string | null) => Promise<void>
  /** Fetches what is not here: costs a download. */
  readonly fetch: () => Promise<void>
  /** Turns comparing on, with the first that costs nothing where nothing is chosen, or off. */
  readonly turn: () => Promise<void>
  readonly forget: () => void
}

export interface ComparedDesk extends Pick<SeenState, 'subject' | 'details' | 'text'>, Pick<ChoiceSources, 'others'> {}

export type CompareStore = StoreApi<CompareState>

const nothing = { choices: [], choice: null, other: null, isComparing: false, problem: null } as const

export function createCompareStore(client: Client): CompareStore {
  return createStore<CompareState>()((set, get) => {
    let asked = 0
    /** Of what there is to choose from. */
    let reading: Promise<void> = Promise.resolve()
    /** Of the desk that stands there: what comes late belongs to none. */
    let desk = 0

    /** @returns whether its text is here, also where another one is chosen by then */
    async function show(choice: CompareChoice, isPaid: boolean): Promise<boolean> {
      const mine = (asked += 1)
      set({ choice, other: null, problem: null })
      if (!choice.file || (choice.costs && !isPaid)) return false
      const file = isPaid ? asPaid(choice.file) : choice.file
      try {
        const other = await client.call('desk.text', { file })
        if (mine === asked) set({ other })
        return true
      } catch (thrown) {
        if (mine === asked) set({ problem: toAppError(thrown) })
        return false
      }
    }

    function chooseNothing(): void {
      asked += 1
      set({ choice: null, other: null, isComparing: false, problem: null })
    }

    async function readChoices({ subject, details, text, others }: ComparedDesk): Promise<void> {
      const mine = (desk += 1)
      if (!subject || !details || !text) return
      const { rowId } = text
      const { file } = subject
      try {
        const versions = rowId === null ? [] : await client.call('history.versions', { rowId })
        const question =
          file.kind === 'candidate' ? await client.call('review.question', { questionId: file.questionId }) : null
        const candidates = question?.candidates ?? []
        if (mine === desk) set({ choices: choicesOf({ subject, rowId, details, versions, candidates, others }) })
      } catch (thrown) {
        if (mine === desk) set({ problem: toAppError(thrown) })
      }
    }

    return {
      ...nothing,
      read: (desk) => (reading = readChoices(desk)),
      async choose(key) {
        await reading
        const choice = get().choices.find((each) => each.key === key)
        if (choice) await show(choice, false)
        else chooseNothing()
      },
      async fetch() {
        const { choice } = get()
        if (!choice || !(await show(choice, true))) return
        const here = (each: CompareChoice) => (each.key === choice.key ? { ...each, costs: false } : each)
        set(({ choice: chosen, choices }) => ({ choice: chosen && here(chosen), choices: choices.map(here) }))
      },
      async turn() {
        const { isComparing } = get()
        if (!isComparing && get().choices.length === 0) return
        // At once: the next key is meant for the comparison already.
        set({ isComparing: !isComparing })
        if (isComparing) return
        const mine = desk
        await reading
        if (mine !== desk) return
        const { choice, choices } = get()
        const first = choices.find(({ costs, kind }) => !costs && kind !== 'before') ?? choices[0]
        if (!choice && first) await show(first, false)
      },
      forget() {
        asked += 1
        desk += 1
        set(nothing)
      },
    }
  })
}
