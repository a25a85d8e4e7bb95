/** Which subtitle is on the desk, the way back, taking back and doing again, and keeping. */
import { useStore } from 'zustand'
import { useApp } from '../../app/appContext.ts'
import { canPair } from '../../app/asking/canPair.ts'
import { Button } from '../../components/button/Button.tsx'
import { Badge } from '../../components/sign/Badge.tsx'
import { SidecarName } from '../../components/text/SidecarName.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useDeskStore } from './useDeskStore.ts'

export function DeskHead() {
  const texts = useTexts()
  const { desk, shell, library, common } = texts
  const { openScreen, commands } = useApp()
  const ask = useStore(commands, (state) => state.ask)
  const text = useDeskStore('desk', (state) => state.text)
  const details = useDeskStore('desk', (state) => state.details)
  const from = useDeskStore('desk', ({ subject }) => subject?.from ?? 'library')
  const askToLeave = useDeskStore('desk', (state) => state.askToLeave)
  const act = useDeskStore('desk', (state) => state.act)
  const canUndo = useDeskStore('desk', ({ edits }) => edits.past.length > 0)
  const canRedo = useDeskStore('desk', ({ edits }) => edits.future.length > 0)
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
          <Untrusted text={details?.row.title ?? details?.row.name ?? desk.title} />
          {text?.language && <Badge text={texts.wording.languageName(text.language)} />}
          {text?.isMachineMade && <Badge icon="sparkle" text={common.machineMade} />}
          {text && <Badge text={text.isOurs ? library.drawer.ours : library.drawer.yours} isHollow />}
        </h1>
        {text && <SidecarName className="faint small" name={text.name} />}
      </div>
      <div className="desk-tools">
        {details && (
          <Button
            look="ghost"
            icon="pair"
            label={texts.commands.names.pair}
            isDisabled={!canPair(details)}
            onPress={() => ask('pair', { search: '', ids: [details.row.id], language: null })}
          />
        )}
        <Button
          look="ghost"
          icon="undo"
          label={desk.undo}
          shortcut="Control+Z"
          isDisabled={!canUndo}
          onPress={() => act({ kind: 'undo' })}
        />
        <Button
          look="ghost"
          icon="redo"
          label={desk.redo}
          shortcut="Control+Shift+Z"
          isDisabled={!canRedo}
          onPress={() => act({ kind: 'redo' })}
        />
      </div>
    </header>
  )
}
