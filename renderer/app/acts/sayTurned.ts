/** Says once at the foot what became of a run's files: taken back or brought back, each the other's way back, or replaced. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { shownText } from '../../components/text/untrusted.ts'
import type { Texts } from '../../texts/Texts.ts'
import type { ActsStore } from './actsStore.ts'

type Turn = 'runs.undo' | 'runs.bringBack'
const wayBack: Readonly<Record<Turn, Turn>> = { 'runs.undo': 'runs.bringBack', 'runs.bringBack': 'runs.undo' }

interface Turned {
  readonly runId: string
  readonly by: Turn
  readonly files: number
}

export function sayTurned(
  { client, acts }: { readonly client: Client; readonly acts: ActsStore },
  { runId, by, files }: Turned,
): void {
  const text = ({ runs, activity }: Texts) =>
    by === 'runs.bringBack' ? runs.broughtBack({ count: files }) : activity.undone({ count: files })
  const undo = () => turnBack(client, { runId, by: wayBack[by] })
  acts.getState().say({ text, ...(files > 0 && { undo }) })
}

export function sayReplaced(acts: ActsStore, next: OutputOf<'video.wrongNext'>['next']): void {
  acts.getState().say({
    text: ({ activity }: Texts) =>
      next === null
        ? activity.nothingNext
        : activity.replaced({ name: shownText(next.sidecarName), release: shownText(next.release) }),
  })
}

/** @throws AppError where no file could be turned: then the act stays on offer */
async function turnBack(client: Client, { runId, by }: Pick<Turned, 'runId' | 'by'>): Promise<void> {
  const { removed, kept } = await client.call(by, { runId })
  const [first] = kept
  if (removed === 0 && first) throw new AppError(first.code, first.message)
}
