/** How it stands with newer versions of the app, in one sentence. */
import type { UpdatesState } from '../../../../shared/contract/updates.ts'
import { shownText } from '../../../components/untrusted.ts'
import type { Texts } from '../../../texts/Texts.ts'

type Shown = Pick<UpdatesState, 'standing' | 'version' | 'lookedAtMs'>

export function standingSentence(
  { standing, version, lookedAtMs }: Shown,
  words: Texts['updates'],
  wording: Texts['wording'],
): string {
  const shown = shownText(version ?? '')
  if (standing === 'looking') return words.looking
  if (standing === 'available') return words.available({ version: shown })
  if (standing === 'downloading') return words.downloading({ version: shown })
  if (standing === 'ready') return words.ready({ version: shown })
  if (standing === 'off') return words.off
  return lookedAtMs === null ? words.never : words.looked({ moment: wording.moment(lookedAtMs) })
}
