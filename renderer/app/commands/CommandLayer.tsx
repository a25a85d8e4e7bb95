/** What the commands lay over the window: palette, sheet of keys, menu; and what one of them could not do. */
import { useStore } from 'zustand'
import { readScreenAddress } from '../../../shared/screenAddress.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { KeySheet } from '../keys/KeySheet.tsx'
import { ProblemNotice } from '../problem/ProblemNotice.tsx'
import { Palette } from '../palette/Palette.tsx'
import type { PaletteDeed } from '../palette/paletteEntries.ts'
import type { ListedScreen } from '../palette/placeEntries.ts'
import { commandOf } from './commands.ts'
import { Menu } from './Menu.tsx'
import { useCommandFacts } from './useCommandFacts.ts'
import { useCommandKeys } from './useCommandKeys.ts'

export interface CommandLayerProps {
  readonly screens: readonly ListedScreen[]
  readonly showsScope: boolean
}

export function CommandLayer({ screens, showsScope }: CommandLayerProps) {
  const texts = useTexts()
  const { commands, openAddress } = useApp()
  const { open, menu, problem, subject, run, runOnSubject, close, closeMenu, forgetProblem } = useStore(commands)
  const facts = useCommandFacts(menu?.over)
  useCommandKeys({
    ...{ facts, place: { isCovered: open !== null, showsScope }, hasSubject: subject !== null },
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
      {open === 'keys' && <KeySheet onClose={close} />}
      {menu && <Menu menu={menu} facts={facts} onRun={(id) => void run(id)} onClose={closeMenu} />}
      {problem && (
        <ProblemNotice problem={problem}>
          <Button look="ghost" size="s" icon="close" label={texts.common.close} onPress={forgetProblem} />
        </ProblemNotice>
      )}
    </>
  )
}
