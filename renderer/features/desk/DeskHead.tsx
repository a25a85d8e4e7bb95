/** Which subtitle is on the desk, the way back, taking back and doing again, and keeping. */
import { useStore } from 'zustand'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { readAs } from '../../app/readAs.ts'
import { canPair } from '../../app/asking/canPair.ts'
import { Button } from '../../components/button/Button.tsx'
import { Badge } from '../../components/sign/Badge.tsx'
import { Key } from '../../components/sign/Key.tsx'
import { SidecarName } from '../../components/text/SidecarName.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { writerWords } from '../../texts/writerWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { CompareTools } from './compare/CompareTools.tsx'
import { useDeskStore } from './useDeskStore.ts'

export function DeskHead() {
  const texts = useTexts()
  const { desk, shell, common } = texts
  const { openScreen } = useApp()
  const text = useDeskStore('desk', (state) => state.text)
  const details = useDeskStore('desk', (state) => state.details)
  const from = useDeskStore('desk', ({ wish }) => wish?.from ?? 'library')
  const askToLeave = useDeskStore('desk', (state) => state.askToLeave)
  const language = text?.language ?? null
  const isComparing = useDeskStore('compare', (compare) => compare.isComparing)
  const kind = useDeskStore('desk', ({ subject }) => (subject?.sidecarId === null ? subject.file.kind : 'beside'))
  const kindWords =
    kind === 'beside' ? writerWords(texts, text ?? { isOurs: false, adoptedMs: null }) : desk.offer.badges[kind]
  return (
    <header className="desk-head">
      <Button
        look="ghost"
        icon="chevronLeft"
        label={desk.back({ screen: shell.screens[from] })}
        shortcut="Escape"
        onPress={() => askToLeave() && openScreen(from)}
      />
      <div className="desk-title">
        <h1>
          {details ? <VideoName row={details.row} /> : <span>{desk.title}</span>}
          {language !== null && <Badge text={texts.wording.languageName(language)} />}
          {text?.isMachineMade && <Badge icon="sparkle" text={common.machineMade} />}
          {text && <Badge text={kindWords} isHollow />}
        </h1>
        {text && <SidecarName className="faint small" name={text.name} />}
      </div>
      {isComparing ? <CompareTools /> : <EditTools />}
    </header>
  )
}

/** What tells it from the other videos of its show stays, however long the title is. */
function VideoName({ row }: Pick<VideoDetails, 'row'>) {
  const numbers = row.title === null ? '' : readAs({ ...row, title: '' })
  return (
    <span className="desk-name">
      <Untrusted className="clip" text={row.title ?? row.name} />
      {numbers !== '' && <span>{numbers}</span>}
    </span>
  )
}

function EditTools() {
  const { desk } = useTexts()
  const act = useDeskStore('desk', (state) => state.act)
  const stepBack = useDeskStore('desk', (state) => state.stepBack)
  const canUndo = useDeskStore('desk', ({ edits, keptBatchId }) => edits.past.length > 0 || keptBatchId !== null)
  const canRedo = useDeskStore('desk', ({ edits }) => edits.future.length > 0)
  const canCompare = useDeskStore('compare', ({ choices }) => choices.length > 0)
  const compare = useDeskStore('compare', ({ turn }) => turn)
  return (
    <div className="desk-tools">
      <PairButton />
      <Button
        look="ghost"
        icon="undo"
        label={desk.undo}
        shortcut="Control+Z"
        isDisabled={!canUndo}
        onPress={() => void stepBack()}
      />
      <Button
        look="ghost"
        icon="redo"
        label={desk.redo}
        shortcut="Control+Shift+Z"
        isDisabled={!canRedo}
        onPress={() => act({ kind: 'redo' })}
      />
      {canCompare && (
        <Button icon="columns" shortcut="C" onPress={() => void compare()}>
          {desk.compare.button} <Key name="C" />
        </Button>
      )}
    </div>
  )
}

/** Two subtitles of the video in one file, where it has two. */
function PairButton() {
  const { commands: words } = useTexts()
  const { commands } = useApp()
  const ask = useStore(commands, (state) => state.ask)
  const details = useDeskStore('desk', (state) => state.details)
  if (!details) return null
  return (
    <Button
      look="ghost"
      icon="pair"
      label={words.names.pair}
      isDisabled={!canPair(details)}
      onPress={() => ask('pair', { search: '', ids: [details.row.id], language: null })}
    />
  )
}
