/** The verbs of the app itself. */
import type { CommandId, ScopeVerb } from '../../../shared/commands/commandTable.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Command, CommandFacts, Deed } from './command.ts'

interface AppVerb {
  readonly icon: IconName
  readonly run: Deed
  readonly why?: (facts: CommandFacts) => string | null
}

const notRunning = ({ texts, run }: CommandFacts) => (run.isRunning ? null : texts.commands.reasons.notRunning)

const verbs: Readonly<Record<Exclude<CommandId, ScopeVerb>, AppVerb>> = {
  palette: { icon: 'prompt', run: ({ openPalette }) => openPalette() },
  keys: { icon: 'keyboard', run: ({ openKeys }) => openKeys() },
  // Another tab may have done something: it says so when there is nothing.
  undo: {
    icon: 'undo',
    run: ({ acts }) => acts.undo(),
  },
  addFolder: { icon: 'folderAdd', run: ({ navigate }) => navigate({ screen: 'library', adds: 'folder' }) },
  scan: { icon: 'refresh', run: ({ client }) => client.call('library.scan', {}) },
  settings: { icon: 'settings', run: ({ openScreen }) => openScreen('settings') },
  pauseRun: {
    icon: 'pause',
    run: ({ client }) => client.call('plan.pause', {}),
    why: (facts) => notRunning(facts) ?? (facts.run.isPaused ? facts.texts.commands.reasons.paused : null),
  },
  resumeRun: {
    icon: 'play',
    run: ({ client }) => client.call('plan.resume', {}),
    why: ({ run, texts }) => (run.isPaused ? null : texts.commands.reasons.notPaused),
  },
  stopRun: { icon: 'stop', run: ({ client }) => client.call('plan.cancel', {}), why: notRunning },
}

export const appCommands: readonly Command[] = (Object.keys(verbs) as (keyof typeof verbs)[]).map((id) => {
  const { icon, run, why = () => null } = verbs[id]
  return { id, icon, title: ({ texts }) => texts.commands.names[id], cost: () => null, why, isOffered: () => true, run }
})
