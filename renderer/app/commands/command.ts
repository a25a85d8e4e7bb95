/** A verb of the window: its words, its sign, why it cannot be done just now, and its deed. Knows no verb. */
import type { CommandId, ScopeVerb } from '../../../shared/commands/commandTable.ts'
import type { AppState, MenuScreen } from '../../../shared/contract/app.ts'
import type { PlanEstimate } from '../../../shared/contract/runs/estimate.ts'
import type { Scope, ScopeFacts } from '../../../shared/contract/scope.ts'
import type { Client } from '../../api/client.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Cost } from '../../texts/costWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import type { ActsState } from '../acts/actsStore.ts'
import type { NavigationTarget } from '../address/navigationTarget.ts'

/** What words and reasons are told from. */
export interface CommandFacts {
  readonly texts: Texts
  readonly host: AppState['host']
  /** null while no screen shows videos, or their facts are not there yet. */
  readonly scope: ScopeFacts | null
  /** What a search of it would cost; null while nobody knows. */
  readonly searchCost: PlanEstimate | null
  /** What its panel would say of translating it; absent where nobody has asked, and while nobody knows. */
  readonly translationCost?: Cost | null
  /** The run that is under way. */
  readonly run: { readonly isRunning: boolean; readonly isPaused: boolean }
}

/** Verbs that ask something before they begin. */
export type AskingVerb = Extract<
  ScopeVerb,
  'translate' | 'transcribe' | 'clean' | 'another' | 'pair' | 'languages' | 'ignore'
>

/** What deeds are done with. */
export interface CommandTools {
  readonly client: Client
  readonly host: AppState['host']
  readonly acts: Pick<ActsState, 'say' | 'undo'>
  readonly openScreen: (screen: MenuScreen) => void
  readonly navigate: (target: NavigationTarget) => void
  readonly openPalette: () => void
  readonly openKeys: () => void
  readonly ask: (verb: AskingVerb, scope: Scope) => void
  /** Makes the plan of a scope, or asks how much of a large search is to begin. */
  readonly find: (scope: Scope) => Promise<void>
  /** Shows how far the check of a scope is. */
  readonly showTiming: (about: Scope) => void
  readonly copy: (text: string) => Promise<void>
}

/** A scope's deed is handed the scope; of an app's it is null. */
export type Deed = (tools: CommandTools, scope: Scope | null) => unknown

export interface Command {
  readonly id: CommandId
  readonly icon: IconName
  /** With its count where it has one: 'Find 6 subtitles'. */
  readonly title: (facts: CommandFacts) => string
  /** What it would spend, in words; null for nothing. */
  readonly cost: (facts: CommandFacts) => string | null
  /** Why it cannot be done, in words; null where it can. */
  readonly why: (facts: CommandFacts) => string | null
  /** false: what ignoring has decided of it leaves it to the other verb. */
  readonly isOffered: (facts: CommandFacts) => boolean
  readonly run: Deed
}
