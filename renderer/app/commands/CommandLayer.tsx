/** What the commands lay over the window: palette, sheet of keys, menu; and what one of them could not do. */
import { useCallback } from 'react'
import { useStore } from 'zustand'
import type { ScopeVerb } from '../../../shared/commands/commandTable.ts'
import { readScreenAddress } from '../../../shared/screenAddress.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { isSameScope } from '../scope/sameScope.ts'
import { KeySheet } from '../keys/KeySheet.tsx'
import { ProblemNotice } from '../problem/ProblemNotice.tsx'
import { Palette } from '../palette/Palette.tsx'
import type { PaletteDeed } from '../palette/paletteEntries.ts'
import type { ScreenId } from '../address/screen.ts'
import type { ListedScreen } from '../palette/placeEntries.ts'
import { commandOf } from './commands.ts'
import { Menu } from './Menu.tsx'
import { NativeMenu } from './NativeMenu.tsx'
import { saidOver, useCommandFacts } from './useCommandFacts.ts'
import { useCommandKeys } from './useCommandKeys.ts'

export interface CommandLayerProps {
  readonly screens: readonly ListedScreen[]
  /** The one that is seen. */
  readonly screen: ScreenId
}

export function CommandLayer({ screens, screen }: CommandLayerProps) {
  const texts = useTexts()
  const { commands, scope: shown, openAddress, host } = useApp()
  const {
    open,
    menu,
    problem,
    subject,
    run,
    runOnMeant,
    close,
    closeMenu,
    forgetProblem,
    fail: onProblem,
  } = useStore(commands)
  const onRun = useCallback((id: ScopeVerb) => void run(id), [run])
  const facts = useCommandFacts(menu?.over)
  const isKnown = useStore(shown, ({ scope, factsOf }) => isSameScope(scope, factsOf))
  useCommandKeys({
    ...{ facts, place: { isCovered: open !== null, showsScope: screen === 'library' } },
    mustRead: subject !== null || !isKnown,
    onRun: (id) => void run(id, saidOver(facts)),
    onRunOnMeant: (id) => void runOnMeant(id, (scope) => commandOf(id).why({ ...facts, scope }) === null),
  })

  function choose(deed: PaletteDeed): void {
    close()
    if (deed.kind === 'command') void run(deed.id, saidOver(facts))
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
