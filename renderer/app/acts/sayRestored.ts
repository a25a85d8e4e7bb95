/** Says once which version of a file stands there now, in the place of which; taking it back swaps the two again. */
import type { RestoredVersion } from '../../../shared/contract/runs/history.ts'
import { restoredKey } from '../../../shared/acts/fileKeys.ts'
import type { Client } from '../../api/client.ts'
import { shownText } from '../../components/text/untrusted.ts'
import type { Texts } from '../../texts/Texts.ts'
import type { Act, ActsState } from './actsStore.ts'
import { undoingAct } from './undoing.ts'

export function sayRestored(client: Client, say: ActsState['say'], restored: RestoredVersion): void {
  say(restoredAct(client, restored))
}

export function restoredAct(client: Client, restored: RestoredVersion): Act {
  return { text: (texts) => restoredWords(texts, restored), ...wayBackOf(client, restored) }
}

function restoredWords({ acts, wording }: Texts, { name, atMs, replaced }: RestoredVersion): string {
  const shown = shownText(name)
  if (!replaced) return acts.restored({ name: shown })
  return acts.versionBack({ name: shown, time: wording.moment(atMs), before: wording.moment(replaced.atMs) })
}

function wayBackOf(
  client: Client,
  { rowId, replaced, ...version }: RestoredVersion,
): Pick<Act, 'key' | 'undo' | 'undone'> {
  const key = restoredKey({ rowId, replaced })
  if (!replaced) return undoingAct(client, { key })
  const swapped = { ...version, ...replaced, replaced: { rowId, atMs: version.atMs } }
  return {
    key,
    undo: () => client.call('acts.undo', { key }),
    undone: (texts) => restoredWords(texts, swapped),
  }
}
