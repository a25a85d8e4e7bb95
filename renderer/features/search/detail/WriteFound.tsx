/** Puts the chosen result beside its video, or in the place of what of ours stands there: said before it costs anything. */
import type { Judgement, SubtitleRow } from '../../../../shared/contract/search.ts'
import { Button } from '../../../components/button/Button.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { Dealing } from './chosenStore.ts'
import { isFileUnclear } from './FileChoice.tsx'
import { episodeCode } from '../results/resultColumns.tsx'
import { useSearchStore } from '../useSearchStore.ts'

interface WriteFoundProps {
  readonly row: SubtitleRow
  readonly judgement: Judgement
  readonly dealing: Dealing
}

export function WriteFound({ row, judgement: { video, ours }, dealing }: WriteFoundProps) {
  const { search } = useTexts()
  const write = useSearchStore('chosen', (state) => state.write)
  const writeInstead = useSearchStore('chosen', (state) => state.writeInstead)
  const downloads = row.isCached ? 0 : 1
  if (video === null || isFileUnclear(dealing, video, false)) return null
  if (ours?.isThisOne) {
    const isJustSaid = dealing.delivered !== null
    return isJustSaid ? null : <p className="quiet small">{search.written({ name: shownText(ours.name) })}</p>
  }
  if (ours)
    return (
      <>
        <p className="quiet small">{search.oursThere({ name: shownText(ours.name) })}</p>
        <Button isBusy={dealing.isBusy} onPress={() => void writeInstead(row.id, video.id)}>
          {search.useInstead({ downloads })}
        </Button>
      </>
    )
  return (
    <Button
      look={video.isMissing === false ? 'plain' : 'primary'}
      isBusy={dealing.isBusy}
      onPress={() => void write(row.id, [video.id])}
    >
      {search.writeFor({ part: episodeCode(video.season, video.episodes) || search.itsVideo, downloads })}
    </Button>
  )
}
