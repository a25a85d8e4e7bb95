/** Cleaning one file of ours beside the video: asked first what there is, so that every verb names its count. */
import type { Cleanable, VideoDetails } from '../../../../shared/contract/library.ts'
import { Button } from '../../../components/button/Button.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import type { CleanOrder } from './cleaningStore.ts'
import './cleaning.css'

export interface CleanByHandProps {
  readonly videoId: string
  readonly sidecar: Pick<VideoDetails['sidecars'][number], 'id' | 'name'>
}

export function CleanByHand({ videoId, sidecar }: CleanByHandProps) {
  const texts = useTexts()
  const asked = useLibraryStore('cleaning', (state) => state.asked)
  const isBusy = useLibraryStore('cleaning', (state) => state.isBusy)
  const ask = useLibraryStore('cleaning', (state) => state.ask)
  const clean = useLibraryStore('cleaning', (state) => state.clean)
  const choice = { videoId, sidecarId: sidecar.id }
  const mine = asked?.sidecarId === sidecar.id ? asked : null
  return (
    <div className="clean-by-hand">
      <Button
        look="ghost"
        size="s"
        isExpanded={mine !== null}
        isBusy={mine !== null && mine.answer === null && mine.problem === null}
        onPress={() => void ask(choice)}
      >
        {texts.cleaning.open}
      </Button>
      {mine?.problem && <ProblemNotice problem={mine.problem} />}
      {mine?.answer && (
        <Verbs found={mine.answer} isBusy={isBusy} onPress={(what) => void clean({ ...choice, what })} />
      )}
    </div>
  )
}

interface VerbsProps {
  readonly found: Cleanable
  readonly isBusy: boolean
  readonly onPress: (what: CleanOrder['what']) => void
}

function Verbs({ found: { hearingImpaired, credits, canConvert }, isBusy, onPress }: VerbsProps) {
  const { cleaning } = useTexts()
  const verbs = [
    ...(hearingImpaired > 0 ? [['hearingImpaired', cleaning.removeSounds({ count: hearingImpaired })] as const] : []),
    ...(credits > 0 ? [['credits', cleaning.removeCredits({ count: credits })] as const] : []),
    ...(canConvert ? [['srt', cleaning.convert] as const] : []),
  ]
  if (verbs.length === 0) return <span className="faint small">{cleaning.nothing}</span>
  return verbs.map(([what, words]) => (
    <Button key={what} size="s" isBusy={isBusy} onPress={() => onPress(what)}>
      {words}
    </Button>
  ))
}
