/** The verbs of a scope: what they are called over so many videos, and what they set in motion. */
import type { ScopeVerb } from '../../../shared/commands/commandTable.ts'
import type { Scope, ScopeFacts, VerbTrouble } from '../../../shared/contract/scope.ts'
import { isInVain } from '../../../shared/counting.ts'
import { costWords, searchCost, translationLimit } from '../../texts/costWords.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { AskingVerb, Command, CommandFacts, CommandTools } from './command.ts'

type ScopeDeed = (tools: CommandTools, scope: Scope) => unknown

interface VerbParts {
  readonly icon: IconName
  readonly run: ScopeDeed
  readonly needs?: 'canOpenVideo' | 'canShowInFolder'
}

const asks =
  (verb: AskingVerb): ScopeDeed =>
  ({ ask }, scope) =>
    ask(verb, scope)

const verbs: Readonly<Record<ScopeVerb, VerbParts>> = {
  find: { icon: 'search', run: ({ find }, scope) => find(scope) },
  translate: { icon: 'sparkle', run: asks('translate') },
  transcribe: { icon: 'mic', run: asks('transcribe') },
  timing: { icon: 'stopwatch', run: checkTiming },
  clean: { icon: 'eraser', run: asks('clean') },
  another: { icon: 'download', run: asks('another') },
  pair: { icon: 'pair', run: asks('pair') },
  inside: { icon: 'inside', run: ({ client }, scope) => client.call('inside.start', { scope, track: null }) },
  languages: { icon: 'languages', run: asks('languages') },
  ignore: { icon: 'minus', run: asks('ignore') },
  stopIgnoring: { icon: 'undo', run: stopIgnoring },
  desk: { icon: 'film', run: openDesk },
  play: { icon: 'play', needs: 'canOpenVideo', run: ({ client }, scope) => client.call('scope.play', { scope }) },
  showInFolder: {
    icon: 'folder',
    needs: 'canShowInFolder',
    run: ({ client }, scope) => client.call('scope.showInFolder', { scope }),
  },
  copyList: { icon: 'copy', run: copyList },
}

export const scopeCommands: readonly Command[] = (Object.keys(verbs) as ScopeVerb[]).map((id) => {
  const { icon, needs, run } = verbs[id]
  return {
    id,
    icon,
    title: (facts) => titleOf(id, facts),
    cost: (facts) => costOf(id, facts),
    why: (facts) => whyOf(id, facts, needs),
    isOffered: ({ scope }) => !nothingToIgnore.has(scope?.verbs[id].why ?? null),
    run: (tools, scope) => (scope === null ? undefined : run(tools, scope)),
  }
})

/** Where all of a scope is ignored, or nothing, that is no reason which mends itself: the other verb says all of it. */
const nothingToIgnore: ReadonlySet<VerbTrouble | null> = new Set(['all-ignored', 'nothing-ignored'])

function titleOf(id: ScopeVerb, { texts, scope }: CommandFacts): string {
  const { names, counted } = texts.commands
  const count = countOf(id, scope)
  if (id === 'find' && count > 0 && scope && isInVain(scope)) return texts.commands.askAgain({ count })
  return count > 0 && isCounted(id, counted) ? counted[id]({ count }) : names[id]
}

/** What a search looks for is counted in subtitles, what it is done to in the others. */
function countOf(id: ScopeVerb, scope: ScopeFacts | null): number {
  if (scope?.verbs[id].why !== null) return 0
  return id === 'find' ? scope.toFind.subtitles : scope.verbs[id].count
}

/** Playing and showing are done to one video: there is nothing to count. */
function isCounted<Counted extends object>(id: string, counted: Counted): id is Extract<keyof Counted, string> {
  return Object.hasOwn(counted, id)
}

/** At most, but for searches: packs and what was found before cost less. */
function costOf(id: ScopeVerb, { texts, scope, searchCost: estimate, translationCost }: CommandFacts): string | null {
  const count = countOf(id, scope)
  const found = searchCost(estimate)
  if (count === 0) return null
  switch (id) {
    case 'find':
      return found ? costWords(texts, found) : texts.commands.costs.find
    case 'translate':
      return costWords(texts, translationCost ?? translationLimit(count))
    case 'another':
      return texts.commands.costs.another({ downloads: costWords(texts, { downloads: count }) })
    case 'transcribe':
      return costWords(texts, { ai: count })
    default:
      return null
  }
}

function whyOf(id: ScopeVerb, { texts, scope, host }: CommandFacts, needs: VerbParts['needs']): string | null {
  const { reasons } = texts.commands
  if (needs && !host[needs]) return reasons.host
  if (scope === null) return reasons.noLibrary
  const { why } = scope.verbs[id]
  return why === null ? null : reasons[why]
}

async function checkTiming({ client, showTiming }: CommandTools, scope: Scope): Promise<void> {
  await client.call('timing.checkScope', { scope })
  showTiming(scope)
}

async function stopIgnoring({ client, acts }: CommandTools, scope: Scope): Promise<void> {
  const { undoId, videos } = await client.call('ignore.stop', { scope })
  acts.say({
    text: ({ rules }) => rules.ignored.stopped({ count: videos }),
    key: undoId,
    undo: () => client.call('rules.undo', { undoId }),
  })
}

async function copyList({ client, acts, copy }: CommandTools, scope: Scope): Promise<void> {
  const { text, videos } = await client.call('scope.list', { scope })
  await copy(text)
  acts.say({ text: ({ commands }) => commands.said.copied({ count: videos }) })
}

async function openDesk({ client, navigate }: CommandTools, scope: Scope): Promise<void> {
  navigate({ screen: 'desk', ...(await client.call('scope.desk', { scope })), from: 'library' })
}
