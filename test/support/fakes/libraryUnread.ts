/** A library that says nothing of any wish. */
import type { LibrarySession } from '../../../electron/views/library/librarySession.ts'

export const libraryUnread = {
  entry: (id: string) => ({ id }),
  isAway: () => false,
  row: (id: string) => ({ id, wishes: [] }),
  state: () => ({ isScanning: false }),
} as unknown as Pick<LibrarySession, 'entry' | 'isAway' | 'row' | 'state'>
