/** Says once at the foot what became of a run's files: taken back, with the way back, brought back, or replaced. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { Client } from '../../api/client.ts'
import type { ActsState } from './actsStore.ts'
import { replacedWords, type NextSubtitle } from './replacedWords.ts'
import { restoring } from './restoring.ts'
import { trashedWords } from './trashedWords.ts'

/**
 * Its way back brings back these files alone: what was taken singly before stays in the trash. Where every file was left alone,
 * that is told where it was asked for, and nothing was done that could be said here.
 */
export function sayUndone(
  client: Client,
  say: ActsState['say'],
  { kept, rowIds, ...trashed }: OutputOf<'runs.undo'>,
): void {
  if (trashed.removed + trashed.gone === 0 && kept.length > 0) return
  say({ text: (texts) => trashedWords(texts, trashed), ...(rowIds.length > 0 && restoring(client, rowIds)) })
}

/** No way back stands here: that is the undo of the run, which takes more than these and asks first. */
export function sayBroughtBack(say: ActsState['say'], { removed, kept }: OutputOf<'runs.bringBack'>): void {
  if (removed === 0 && kept.length > 0) return
  say({ text: ({ runs }) => runs.broughtBack({ count: removed }) })
}

export function sayReplaced(say: ActsState['say'], next: NextSubtitle): void {
  say({ text: (texts) => replacedWords(texts, next) })
}
