/** The report for support on its way: what it holds, which lines are left out, and saving the rest. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SupportReport } from '../../../../shared/contract/program/support.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import { supportText } from '../../../../shared/supportText.ts'
import type { Client } from '../../../api/client.ts'

export interface SupportView {
  readonly report: SupportReport | null
  /** Lines, counted through all parts from 0. */
  readonly omitted: ReadonlySet<number>
  readonly problem: AppError | null
  readonly isBusy: boolean
  readonly isSaved: boolean
  readonly make: () => Promise<void>
  readonly leaveOut: (lines: readonly number[], isOut: boolean) => void
  readonly save: () => Promise<void>
  readonly close: () => void
}

export type SupportStore = StoreApi<SupportView>

export interface SupportStoreParts {
  readonly client: Client
  /** The host's own dialog; else the page saves. */
  readonly hasDialog: boolean
  readonly saveHere: (name: string, text: string) => void
}

const nothing: ReadonlySet<number> = new Set()

export function createSupportStore({ client, hasDialog, saveHere }: SupportStoreParts): SupportStore {
  return createStore<SupportView>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })

    async function saveThere(reportId: string): Promise<boolean> {
      const { isSaved } = await client.call('support.save', { reportId, omitted: [...get().omitted] })
      return isSaved
    }

    function savePage({ parts }: SupportReport): boolean {
      saveHere('undertitle-report.txt', supportText(parts, get().omitted))
      return true
    }

    return {
      report: null,
      omitted: nothing,
      problem: null,
      isBusy: false,
      isSaved: false,
      async make() {
        set({ isBusy: true, problem: null, isSaved: false })
        await client.call('support.make', {}).then((report) => set({ report, omitted: nothing }), showProblem)
        set({ isBusy: false })
      },
      leaveOut(lines, isOut) {
        const omitted = new Set(get().omitted)
        for (const line of lines)
          if (isOut) omitted.add(line)
          else omitted.delete(line)
        set({ omitted, isSaved: false })
      },
      async save() {
        const { report } = get()
        if (!report) return
        set({ isBusy: true, problem: null, isSaved: false })
        try {
          set({ isSaved: hasDialog ? await saveThere(report.id) : savePage(report) })
        } catch (thrown) {
          showProblem(thrown)
        }
        set({ isBusy: false })
      },
      close: () => set({ report: null, omitted: nothing, problem: null, isSaved: false }),
    }
  })
}
