/** What the commands lay over the window: palette, sheet of keys, menu; and what one of them could not do. */
import { useCallback } from 'react'
import { useStore } from 'zustand'
import type { ScopeVerb } from '../../../shared/commands/commandTable.ts'
import { readScreenAddress } from '../../../shared/screenAddress.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { KeySheet } from '../keys/KeySheet.tsx'
import { ProblemNotice } from '../problem/ProblemNotice.tsx'
import { Palette } from '../palette/Palette.tsx'
import type { PaletteDeed } from '../palette/paletteEntries.ts'
import type { ScreenId } from '../address/screen.ts'
import type { ListedScreen } from '../palette/placeEntries.ts'
import { commandOf } from './commands.ts'
import { Menu } from './Menu.tsx'
import { NativeMenu } from './NativeMenu.tsx'
import { useCommandFacts } from './useCommandFacts.ts'
import { useCommandKeys } from './useCommandKeys.ts'

export interface CommandLayerProps {
  readonly screens: readonly ListedScreen[]
  /** The one that is seen. */
  readonly screen: ScreenId
}

export function CommandLayer({ screens, screen }: CommandLayerProps) {
  const texts = useTexts()
  const { commands, openAddress, host } = useApp()
  const {
    open,
    menu,
    problem,
    subject,
    run,
    runOnSubject,
    close,
    closeMenu,
    forgetProblem,
    fail: onProblem,
  } = useStore(commands)
  const onRun = useCallback((id: ScopeVerb) => void run(id), [run])
  const facts = useCommandFacts(menu?.over)
  useCommandKeys({
    ...{ facts, place: { isCovered: open !== null, showsScope: screen === 'library' }, hasSubject: subject !== null },
    onRun: (id) => void run(id),
    onRunOnSubject: (id) => void runOnSubject(id, (scope) => commandOf(id).why({ ...facts, scope }) === null),
  })

  function choose(deed: PaletteDeed): void {
    close()
    if (deed.kind === 'command') void run(deed.id)
    else openAddress(readScreenAddress(deed.hash) ?? { screen: 'library' })
  }

  return (
    <>
      {open === 'palette' && <Palette screens={screens} onChoose={choose} onClose={close} />}
      {open === 'keys' && <KeySheet screen={screen} onClose={close} />}
      {menu && host.hasNativeMenu && <NativeMenu {...{ menu, facts, onProblem }} />}
      {menu && !host.hasNativeMenu && <Menu {...{ menu, facts, onRun }} onClose={() => closeMenu()} />}
      {problem && (
        <ProblemNotice problem={problem}>
          <Button look="ghost" size="s" icon="close" label={texts.common.close} onPress={forgetProblem} />
        </ProblemNotice>
      )}
    </>
  )
}
