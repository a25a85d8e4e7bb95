/** One video beside the list: what is wanted and there, what is inside it, why its name was read so, what was done. */
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { useApp } from '../../app/appContext.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { Drawer } from '../../components/Drawer.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DrawerSection } from './DrawerSection.tsx'
import { useLibraryStore } from './useLibraryStore.ts'
import { readAs } from './readAs.ts'
import { TimingSection } from './timing/TimingSection.tsx'
import { TitleChoice } from './TitleChoice.tsx'
import { VideoFacts } from './VideoFacts.tsx'
import { VideoHistory } from './VideoHistory.tsx'
import { wishStyles, wishWords } from './wishStyle.ts'

export function VideoDrawer() {
  const texts = useTexts()
  const { drawer } = texts.library
  const { details, problem, undone, close, undo } = useLibraryStore('video', (video) => video)
  return (
    <Drawer
      label={drawer.label}
      closeLabel={texts.common.close}
      head={details && <Untrusted text={details.row.title === null ? details.row.name : readAs(details.row)} />}
      onClose={close}
    >
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {undone !== null && undone > 0 && <Notice tone="good" text={drawer.undone({ count: undone })} />}
      {details && (
        <>
          <Untrusted className="video-file code faint" text={details.row.name} wraps />
          <VideoActions videoId={details.row.id} />
          <TitleChoice details={details} />
          <DrawerSection title={drawer.wanted}>
            <WishList details={details} />
          </DrawerSection>
          <TimingSection key={details.row.id} details={details} />
          <VideoFacts details={details} />
          <DrawerSection title={drawer.history}>
            <VideoHistory rows={details.history} onUndo={(rowId) => void undo(rowId)} />
          </DrawerSection>
        </>
      )}
    </Drawer>
  )
}

function VideoActions({ videoId }: { readonly videoId: string }) {
  const { library, ai } = useTexts()
  const { host } = useApp()
  const openFor = useLibraryStore('translate', (state) => state.openFor)
  const makePlan = useLibraryStore('intake', (state) => state.makePlan)
  const isBusy = useLibraryStore('intake', (state) => state.isBusy)
  const play = useLibraryStore('intake', (state) => state.play)
  const showInFolder = useLibraryStore('video', (state) => state.showInFolder)
  return (
    <div className="video-actions">
      <Button isBusy={isBusy} icon="search" onPress={() => void makePlan({ folderId: null, videoIds: [videoId] })}>
        {library.drawer.find}
      </Button>
      <Button icon="sparkle" onPress={() => void openFor([videoId])}>
        {ai.open}
      </Button>
      {host.canOpenVideo && (
        <Button
          look="ghost"
          icon="play"
          label={`${library.drawer.play} (P)`}
          shortcut="P"
          onPress={() => void play(videoId)}
        />
      )}
      {host.canShowInFolder && (
        <Button look="ghost" icon="folder" label={library.drawer.showInFolder} onPress={() => void showInFolder()} />
      )}
    </div>
  )
}

function WishList({ details }: { readonly details: VideoDetails }) {
  const texts = useTexts()
  return (
    <ul className="video-lines">
      {details.row.wishes.map((wish) => (
        <li key={wish.wish} className="video-line">
          <Badge text={wish.language} {...wishStyles[wish.state]} />
          <span className="quiet">{wishWords(texts, wish)}</span>
        </li>
      ))}
    </ul>
  )
}
