/** The saved filters of the library as a person removes one of them: it can be had back for as long as the host runs. */
import { AppError } from '../../../shared/errors.ts'
import { readSavedFilters, withFilterBack, withoutFilter } from '../../../shared/librarySearch/savedFilters.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Undoing } from '../rules/undoing.ts'
import type { SettingsFollowers } from './settingsFollowers.ts'

export interface SavedFiltersParts {
  readonly store: Pick<SettingsStore, 'read' | 'write'>
  readonly followers: Pick<SettingsFollowers, 'keysChanged'>
  readonly undoing: Pick<Undoing, 'keep'>
}

export interface SavedFilters {
  /** Answers what takes it back; null where none has the name. */
  forget(name: string): { readonly undoId: string | null }
}

const key = 'library.filters'

export function createSavedFilters({ store, followers, undoing }: SavedFiltersParts): SavedFilters {
  const textNow = () => store.read()[key]

  function write(text: string): void {
    store.write(key, text)
    followers.keysChanged([key])
  }

  return {
    forget(name) {
      const filters = readSavedFilters(textNow())
      const at = filters.findIndex((filter) => filter.name === name)
      const forgotten = filters[at]
      if (!forgotten) return { undoId: null }
      write(withoutFilter(textNow(), name))
      const undoId = undoing.keep({ kind: 'unfiltered', name }, () => {
        const text = withFilterBack(textNow(), forgotten, at)
        // Others took its room meanwhile.
        if (text === null) throw new AppError('input.invalid', 'This can no longer be undone.')
        write(text)
      })
      return { undoId }
    },
  }
}
