/** One video beside the list: what is wanted and there, what is inside it, why its name was read so, what was done. */
import { trashedWords } from '../../../app/acts/trashedWords.ts'
import { Drawer } from '../../../components/page/Drawer.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { DrawerSection } from './DrawerSection.tsx'
import { TimingSection } from '../timing/TimingSection.tsx'
import { TitleChoice } from './TitleChoice.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { isShown } from '../videoStore.ts'
import { SeenSection } from './SeenSection.tsx'
import { VideoFacts } from './VideoFacts.tsx'
import { VideoHistory } from './VideoHistory.tsx'
import { InsideVideo } from './InsideVideo.tsx'
import { VideoHead } from './VideoHead.tsx'
import { WantedSection } from './WantedSection.tsx'
import { WishLine } from './WishLine.tsx'
import './videoDrawer.css'

export function VideoDrawer() {
  const texts = useTexts()
  const { drawer } = texts.library
  const { details, problem, undone, close, undo } = useLibraryStore('video', (video) => video)
  const isOfBefore = useLibraryStore('video', (video) => video.details !== null && !isShown(video))
  return (
    <Drawer
      label={drawer.label}
      closeLabel={texts.common.close}
      isTall
      isStale={isOfBefore}
      head={details && <VideoHead details={details} />}
      onClose={close}
    >
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {undone && undone.removed + undone.gone > 0 && <Notice tone="good" text={trashedWords(texts, undone)} />}
      {details && (
        <>
          <DrawerSection title={drawer.subtitles}>
            <ul>
              {details.row.wishes.map((status) => (
                <li key={status.wish}>
                  <WishLine status={status} details={details} />
                </li>
              ))}
            </ul>
          </DrawerSection>
          <SeenSection key={`seen ${details.row.id}`} details={details} />
          <WantedSection details={details} />
          <InsideVideo details={details} />
          <TimingSection key={details.row.id} details={details} />
          <DrawerSection title={drawer.history}>
            <VideoHistory rows={details.history} onUndo={(rowId) => void undo(rowId)} />
          </DrawerSection>
          <TitleChoice details={details} />
          <VideoFacts details={details} />
        </>
      )}
    </Drawer>
  )
}
