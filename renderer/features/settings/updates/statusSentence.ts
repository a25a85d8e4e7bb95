/** How it stands with newer versions of the app, in one sentence. */
import type { UpdatesState } from '../../../../shared/contract/runs/updates.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import type { Texts } from '../../../texts/Texts.ts'

type Shown = Pick<UpdatesState, 'status' | 'version' | 'lookedAtMs'>

export function statusSentence(
  { status, version, lookedAtMs }: Shown,
  words: Texts['updates'],
  wording: Texts['wording'],
): string {
  const shown = shownText(version ?? '')
  if (status === 'looking') return words.looking
  if (status === 'available') return words.available({ version: shown })
  if (status === 'downloading') return words.downloading({ version: shown })
  if (status === 'ready') return words.ready({ version: shown })
  if (status === 'off') return words.off
  return lookedAtMs === null ? words.never : words.looked({ moment: wording.moment(lookedAtMs) })
}
