/** What the app is made of: the packages, the licence that is open, read piece by piece, and saving the bill of materials. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AboutState } from '../../../../shared/contract/program/about.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'

export interface OpenLicence {
  readonly packageId: string
  /** What is read of it so far. */
  readonly text: string
  /** Where the rest starts; null at its end. */
  readonly next: number | null
}

export interface AboutView {
  /** null while nothing was answered yet. */
  readonly about: AboutState | null
  readonly licence: OpenLicence | null
  readonly problem: AppError | null
  readonly isBusy: boolean
  readonly isSaved: boolean
  readonly read: () => Promise<void>
  /** Opens a package's licence, or closes the one that is open. */
  readonly toggle: (packageId: string) => Promise<void>
  readonly readOn: () => Promise<void>
  readonly saveBill: () => Promise<void>
}

export type AboutStore = StoreApi<AboutView>

const billName = 'undertitle-bom.cdx.json'

export function createAboutStore(client: Client, saveHere: (name: string, text: string) => void): AboutStore {
  return createStore<AboutView>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })

    /** Shown only where the user has not opened another one meanwhile. */
    async function readPiece({ packageId, text, next }: OpenLicence): Promise<void> {
      set({ isBusy: true, problem: null })
      const isStillOpen = () => get().licence?.packageId === packageId
      await client.call('about.licence', { packageId, offset: next ?? 0 }).then((piece) => {
        if (isStillOpen()) set({ licence: { packageId, text: text + piece.text, next: piece.next } })
      }, showProblem)
      if (isStillOpen()) set({ isBusy: false })
    }

    return {
      about: null,
      licence: null,
      problem: null,
      isBusy: false,
      isSaved: false,
      read: () => client.call('about.state', {}).then((about) => set({ about, problem: null }), showProblem),
      async toggle(packageId) {
        const isOpen = get().licence?.packageId === packageId
        const licence = isOpen ? null : { packageId, text: '', next: 0 }
        set({ licence, isBusy: false })
        if (licence) await readPiece(licence)
      },
      async readOn() {
        const { licence, isBusy } = get()
        const isAtEnd = (licence?.next ?? null) === null
        if (licence && !isAtEnd && !isBusy) await readPiece(licence)
      },
      async saveBill() {
        set({ isSaved: false, problem: null })
        await client.call('about.bill', {}).then(({ text }) => {
          saveHere(billName, text)
          set({ isSaved: true })
        }, showProblem)
      },
    }
  })
}
